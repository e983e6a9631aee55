import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/problem';
import { checkSpelling } from './check-spelling';
import { loadDictionary } from './dictionary';
import { readLabels } from './list-proses';
import { readProse } from './read-prose';

const dictionary = await loadDictionary();
const list = ['Sablier', 'Ethereum', 'allowlist', 'NFT', 'withdraw'];

function check(text: string) {
  const prose = readProse(text, 'content/a.mdx');
  return checkSpelling(prose ? [prose] : [], dictionary, list);
}
const told = (text: string) => check(text).problems.map(formatProblem).join('\n');

test('a misspelled word is told with its place, what may be meant, and how to add it', () => {
  expect(told('You recieve it.\n\nSoon after, it is widthdrawn.\n')).toMatchInlineSnapshot(`
    "content/a.mdx:1:5  warning: "recieve" is in no dictionary. [spelling]
      Did you mean "receive" or "relieve" or "received"? If it is right, add it as a line of content/words.txt, or put a name of code between backticks.
    content/a.mdx:3:19  warning: "widthdrawn" is in no dictionary. [spelling]
      Did you mean "withdraw" or "withdrawn" or "width drawn"? If it is right, add it as a line of content/words.txt, or put a name of code between backticks."
  `);
});

test('words of the list are right in their own capitals, and small ones at the beginning of a sentence', () => {
  expect(told('Allowlists: the allowlist. Allowlist on Ethereum, ETHEREUM.\n')).toContain('"Allowlists"');
  expect(told('The allowlist. Allowlist on Ethereum, ETHEREUM. Sablier’s NFT.\n')).toBe('');
  expect(told('On ethereum.\n')).toContain('Write "Ethereum", as content/words.txt has it.');
});

test('code, links, names with digits or inner capitals, and hexadecimal numbers are no words', () => {
  expect(
    told(
      '`qwrtz` [docs](/qwrtz/zxcv) createWithDurations PRBMath UD60x18 0xdeadbeef qwrtz.sablier.com `a`s\n',
    ),
  ).toBe('');
});

test('British spelling is left to the rule that mends it', () => {
  expect(told('A colour.\n')).toBe('');
});

test('words of the list that the pages need are noted; one that the dictionary has isn’t', () => {
  expect([...check('Sablier may withdraw.\n').needed]).toEqual(['Sablier']);
});

test('labels of the sidebar are read, those of contracts are not', () => {
  const text = "{ label: 'Recieve', slug: 'a/b' },\n{ label: 'NFTSVG', slug: 'a/library.NFTSVG' },\n";
  const labels = readLabels(text, 'content/sidebar.ts');
  expect(checkSpelling([labels], dictionary, []).problems.map(({ line, column }) => [line, column])).toEqual([
    [1, 11],
  ]);
});
