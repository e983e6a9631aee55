import fs from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { dataTables } from '@/lib/protocol/data-tables';
import { required } from '@/lib/site/invariant';
import { htmlOf, refusalOf } from '@/lib/testing/injection/attempt';
import { readRows } from '@/lib/testing/rows/read-rows';

// Included text is parsed like the page itself, so the same rules apply to it.

afterEach(() => vi.restoreAllMocks());

/** Replaces the text of a snippet without changing its file. */
function fillSnippet(text: string): void {
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation(((file: string, ...rest: []) =>
    file === 'content/snippets/TokenLimits.mdx' ? text : read(file, ...rest)) as never);
}

const include = '<Snippet name="TokenLimits" protocol="Lockup" />';

test.each(readRows<[string, text: string, column: number, reported: string]>('snippet-attacks'))(
  'a snippet with %s is refused, and the snippet is blamed',
  async (_, text, column, reported) => {
    fillSnippet(text);
    expect(await refusalOf(include)).toBe(`content/snippets/TokenLimits.mdx:1:${column}  error: ${reported}`);
  },
);

test.each([
  ['<ApiScope product="flow" vender="envio" />', 26, '<ApiScope> takes no "vender".'],
  ['<AppChains of="flow" />', 12, '<AppChains> takes no "of".'],
])('the data table %s is refused, because its attribute would be ignored', async (text, column, reported) => {
  expect(await refusalOf(text)).toBe(`page.mdx:6:${column}  error: ${reported}`);
});

test('a colon in a snippet and in data stays text', async () => {
  fillSnippet('At 10:30 with {protocol}.');
  expect(await htmlOf(include)).toBe('<p>At 10:30 with Lockup.');
  vi.spyOn(required(dataTables.AppChains), 'make').mockResolvedValue('At 10:30.');
  expect(await refusalOf('<AppChains />')).toBe('nothing (and no word how to fix it)');
});

test.each([
  ['an element', 'A <script>alert(1)</script>', '<script> is not a component that pages can use.'],
  ['code', 'A {process.env.HOME}', 'Braces in the text hold code.'],
  ['an address', '[a](data:text/html,a)', `A link can't use an address that begins with "data:".`],
])('data that becomes Markdown with %s in it is refused where a page shows it', async (_, made, reported) => {
  vi.spyOn(required(dataTables.AppChains), 'make').mockResolvedValue(made);
  expect(await refusalOf('<AppChains />')).toBe(`page.mdx:6:1  error: ${reported}`);
});
