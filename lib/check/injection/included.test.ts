import fs from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { dataTables } from '@/lib/protocol/data-tables';
import { htmlOf, refusalOf } from '@/lib/testing/injection/attempt';

// Included text is parsed like the page itself, so the same rules apply to it.

afterEach(() => vi.restoreAllMocks());

/** Replaces the text of a snippet without changing its file. */
function fillSnippet(text: string): void {
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation(((file: string, ...rest: []) =>
    file === 'content/snippets/TokenLimits.mdx' ? text : read(file, ...rest)) as never);
}

const include = '<Snippet name="TokenLimits" protocol="Lockup" />';

test.each([
  ['code between comments', '{protocol} {/* a */ alert(1) /* b */}', 12, 'Braces in the text hold code.'],
  ['an attribute that is code', '{protocol} <kbd {...evil}>a</kbd>', 17, '<kbd> takes no {...spread}.'],
  ['an element', '{protocol} <script />', 12, '<script> is not a component that pages can use.'],
  [
    'a parameter as code',
    '<Card title={protocol} href="/">{protocol}</Card>',
    7,
    '"title" of <Card> is code.',
  ],
  ['an import', "import fs from 'node:fs'\n\n{protocol}", 1, 'Pages can not import or export.'],
  [
    'an address',
    '[a](javascript:alert(1)) {protocol}',
    1,
    `A link can't use an address that begins with "javascript:".`,
  ],
  [
    'a syntax error',
    '{protocol} <5',
    13,
    "The page can't be read: Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`",
  ],
  ['an admonition that is not closed', ':::note\n\n{protocol}', 1, '":::note" is never closed.'],
])('a snippet with %s is refused, and the snippet is blamed', async (_, text, column, reported) => {
  fillSnippet(text);
  expect(await refusalOf(include)).toBe(`content/snippets/TokenLimits.mdx:1:${column}  error: ${reported}`);
});

test('a colon in a snippet and in data stays text', async () => {
  fillSnippet('At 10:30 with {protocol}.');
  expect(await htmlOf(include)).toBe('<p>At 10:30 with Lockup.');
  vi.spyOn(dataTables, 'AppChains').mockResolvedValue('At 10:30.');
  expect(await refusalOf('<AppChains />')).toBe('nothing (and no word how to fix it)');
});

test.each([
  ['an element', 'A <script>alert(1)</script>', '<script> is not a component that pages can use.'],
  ['code', 'A {process.env.HOME}', 'Braces in the text hold code.'],
  ['an address', '[a](data:text/html,a)', `A link can't use an address that begins with "data:".`],
])('data that becomes Markdown with %s in it is refused where a page shows it', async (_, made, reported) => {
  vi.spyOn(dataTables, 'AppChains').mockResolvedValue(made);
  expect(await refusalOf('<AppChains />')).toBe(`page.mdx:6:1  error: ${reported}`);
});
