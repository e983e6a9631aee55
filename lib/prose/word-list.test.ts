import fs from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/problem';
import { checkWordList, formatWordList, readWordList, wordsFile } from './word-list';

const told = (text: string, needed: string[]) =>
  checkWordList(text, new Set(needed)).map(formatProblem).join('\n');

test('a sorted list of needed words is fine', () => {
  expect(told('ABI\nairstreams\nNFT\nNFTs\n', ['ABI', 'airstreams', 'NFT', 'NFTs'])).toBe('');
});

test('a list that is out of order is told with the first wrong line, and sorting mends it', () => {
  const problems = checkWordList('NFT\nABI\nABI', new Set(['NFT', 'ABI']));
  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "content/words.txt:1:1  warning: The list is not sorted. [words]
      One word a line, by its letters."
  `);
  expect(problems[0]?.fix).toEqual({ start: 0, end: 11, text: 'ABI\nNFT\n' });
});

test('a word that no page needs is told', () => {
  expect(told('ABI\nNFT\n', ['NFT'])).toMatchInlineSnapshot(`
    "content/words.txt:1:1  warning: No page needs the word "ABI". [words]
      Delete the line."
  `);
});

test('the list of this site is sorted', () => {
  expect(fs.readFileSync(wordsFile, 'utf8')).toBe(formatWordList(readWordList()));
});
