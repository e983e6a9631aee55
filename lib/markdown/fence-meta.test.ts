import { expect, test } from 'vitest';
import { readFenceMeta } from './fence-meta';

test('a full line is read word by word', () => {
  expect(readFenceMeta('title="My Vault.sol" showLineNumbers {3,5-7} wrap')).toEqual({
    title: 'My Vault.sol',
    showLineNumbers: true,
    wrap: true,
    highlighted: new Set([3, 5, 6, 7]),
    unknown: [],
  });
});

test('an empty line asks for nothing', () => {
  expect(readFenceMeta('')).toEqual({
    showLineNumbers: false,
    wrap: false,
    highlighted: new Set(),
    unknown: [],
  });
});

test('words that mean nothing are told', () => {
  expect(readFenceMeta('linenumbers titel="x"').unknown).toEqual(['linenumbers', 'titel="x"']);
});
