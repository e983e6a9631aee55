import fs from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { dataTables } from '@/lib/protocol/data-tables';
import { refusalOf } from './attempt';

// What a page includes is parsed like the page itself, so it is held to the same rules.

afterEach(() => vi.restoreAllMocks());

/** Lets a snippet hold other text than its file does. */
function fillSnippet(text: string): void {
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation(((file: string, ...rest: []) =>
    file === 'content/snippets/TokenLimits.mdx' ? text : read(file, ...rest)) as never);
}

const include = '<Snippet name="TokenLimits" protocol="Lockup" />';

test.each([
  ['code between comments', '{protocol} {/* a */ alert(1) /* b */}', 'Braces in the text hold code.'],
  ['an attribute that is code', '{protocol} <kbd {...evil}>a</kbd>', '<kbd> takes no {...spread}.'],
  ['an element', '{protocol} <script />', '<script> is not a component that pages can use.'],
  [
    'a parameter as code',
    '<Card title={protocol} href="/">{protocol}</Card>',
    '"title" of <Card> holds code.',
  ],
  ['an import', "import fs from 'node:fs'\n\n{protocol}", 'Pages can not import or export.'],
  [
    'an address',
    '[a](javascript:alert(1)) {protocol}',
    `A link can't use an address that begins with "javascript:".`,
  ],
])('a snippet with %s is refused where a page includes it', async (_, text, told) => {
  fillSnippet(text);
  expect(await refusalOf(include)).toBe(`page.mdx:6:1  error: ${told}`);
});

test.each([
  ['an element', 'A <script>alert(1)</script>', '<script> is not a component that pages can use.'],
  ['code', 'A {process.env.HOME}', 'Braces in the text hold code.'],
  ['an address', '[a](data:text/html,a)', `A link can't use an address that begins with "data:".`],
])('data that becomes Markdown with %s in it is refused where a page shows it', async (_, made, told) => {
  vi.spyOn(dataTables, 'AppChains').mockResolvedValue(made);
  expect(await refusalOf('<AppChains />')).toBe(`page.mdx:6:1  error: ${told}`);
});
