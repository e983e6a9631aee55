import fs from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkWordList, formatWordList, readWordList, wordsFile } from './word-list';

const report = (text: string, needed: string[]) =>
  checkWordList(text, new Set(needed)).map(formatProblem).join('\n');

test('accepts a sorted list of needed words', () => {
  expect(report('ABI\nairstreams\nNFT\nNFTs\n', ['ABI', 'airstreams', 'NFT', 'NFTs'])).toBe('');
});

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

test('the list of this site is sorted', () => {
  expect(fs.readFileSync(wordsFile, 'utf8')).toBe(formatWordList(readWordList()));
});
