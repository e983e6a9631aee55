import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkSpelling } from './check-spelling';
import { listUnknownWords, loadDictionary } from './dictionary';
import { readLabels } from './read-data';
import { readProse } from './read-prose';

const dictionary = await loadDictionary();
const list = ['Sablier', 'Ethereum', 'allowlist', 'NFT', 'withdraw'];

function check(text: string) {
  const prose = readProse(text, 'content/a.mdx');
  return checkSpelling(prose ? listUnknownWords(prose, dictionary) : [], list);
}
const report = async (text: string) => (await check(text)).problems.map(formatProblem).join('\n');

test('reports a misspelled word with its place, suggestions, and how to add it', async () => {
  expect(await report('You recieve it.\n\nSoon after, it is widthdrawn.\n')).toMatchInlineSnapshot(`
    "content/a.mdx:1:5  warning: "recieve" isn't in the dictionary. [spelling]
      Did you mean "receive" or "relieve" or "received"? If it's right, add a line to content/words.txt, or put a name from code between backticks.
    content/a.mdx:3:19  warning: "widthdrawn" isn't in the dictionary. [spelling]
      Did you mean "withdraw" or "withdrawn" or "width drawn"? If it's right, add a line to content/words.txt, or put a name from code between backticks."
  `);
});

test('accepts listed words as capitalized on the list, and lowercase ones at the start of a sentence too', async () => {
  expect(await report('Allowlists: the allowlist. Allowlist on Ethereum, ETHEREUM.\n')).toContain(
    '"Allowlists"',
  );
  expect(await report('The allowlist. Allowlist on Ethereum, ETHEREUM. Sablier’s NFT.\n')).toBe('');
  expect(await report('On ethereum.\n')).toContain('Write "Ethereum", as in content/words.txt.');
});

test('ignores code, links, names with digits or inner capitals, and hexadecimal numbers', async () => {
  expect(
    await report(
      '`qwrtz` [docs](/qwrtz/zxcv) createWithDurations PRBMath UD60x18 0xdeadbeef qwrtz.sablier.com `a`s\n',
    ),
  ).toBe('');
});

test('leaves British spelling to the rule that fixes it', async () => {
  expect(await report('A colour.\n')).toBe('');
});

test('a listed word is needed only if the dictionary lacks it', async () => {
  expect([...(await check('Sablier may withdraw.\n')).needed]).toEqual(['Sablier']);
});

test('reads the labels of the sidebar, except for those of contracts', async () => {
  const text = "{ label: 'Recieve', slug: 'a/b' },\n{ label: 'NFTSVG', slug: 'a/library.NFTSVG' },\n";
  const labels = readLabels(text, 'content/sidebar.ts');
  expect(
    (await checkSpelling(listUnknownWords(labels, dictionary), [])).problems.map(({ line, column }) => [
      line,
      column,
    ]),
  ).toEqual([[1, 11]]);
});
