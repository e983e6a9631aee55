import { expect, test } from 'vitest';
import { readFenceMeta, strayRanges } from './fence-meta';

test('a full line is read word by word', () => {
  expect(readFenceMeta('title="My Vault.sol" showLineNumbers {3,5-7} wrap')).toEqual({
    title: 'My Vault.sol',
    showLineNumbers: true,
    wrap: true,
    focused: [
      { first: 3, last: 3 },
      { first: 5, last: 7 },
    ],
    unknown: [],
  });
});

test('words that mean nothing are reported', () => {
  expect(readFenceMeta('linenumbers titel="x"').unknown).toEqual(['linenumbers', 'titel="x"']);
});

test('ranges that no code of five lines can have are found, however large they are', () => {
  const { focused } = readFenceMeta('{1-5,0,6,4-2,1-4294967295,3-}');
  expect(strayRanges(focused, 5).map(({ first, last }) => `${first}-${last}`)).toEqual([
    '0-0',
    '6-6',
    '4-2',
    '1-4294967295',
    '3-0',
  ]);
});
