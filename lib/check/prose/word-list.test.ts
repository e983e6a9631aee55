import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkWordList } from './word-list';

const report = (text: string, needed: string[]) =>
  checkWordList(text, new Set(needed)).map(formatProblem).join('\n');

test('reports the first line that is out of order, and sorts the list to fix it', () => {
  const problems = checkWordList('NFT\nABI\nABI', new Set(['NFT', 'ABI']));
  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "content/words.txt:1:1  warning: The list isn't sorted. [words]
      Write one word per line, in alphabetical order."
  `);
  expect(problems[0]?.edit).toEqual({ start: 0, end: 11, text: 'ABI\nNFT\n' });
});

test('reports a word that no page needs', () => {
  expect(report('ABI\nNFT\n', ['NFT'])).toMatchInlineSnapshot(`
    "content/words.txt:1:1  warning: No page needs the word "ABI". [words]
      Delete the line."
  `);
});

test('reports several words on a line without losing any of them', () => {
  expect(report('ABI NFT\n', ['ABI', 'NFT'])).toMatchInlineSnapshot(`
    "content/words.txt:1:1  warning: This line has several words. [words]
      Write one word per line."
  `);
});
