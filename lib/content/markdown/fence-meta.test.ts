import { expect, test } from 'vitest';
import { findLines, readFenceMeta } from './fence-meta';

test('a full line is read word by word', () => {
  expect(readFenceMeta('title="My Vault.sol" showLineNumbers {total, add..remove} wrap')).toEqual({
    title: 'My Vault.sol',
    showLineNumbers: true,
    wrap: true,
    focused: ['total', 'add..remove'],
    unknown: [],
  });
});

test('words that mean nothing are reported', () => {
  expect(readFenceMeta('linenumbers titel="x"').unknown).toEqual(['linenumbers', 'titel="x"']);
});

const code = 'function deposit(token) {\n  token.pull(amount);\n  tokens += amount;\n}';

test.each<[name: string, lines: string]>([
  ['token', '1 2'],
  ['amount', '2 3'],
  ['token.pull..amount', '2-2'],
  ['token.pull..tokens', '2-3'],
])('"%s" selects the lines %s', (name, lines) => {
  const { ranges, missing } = findLines(code, [name]);
  expect(ranges.map(({ first, last }) => (name.includes('..') ? `${first}-${last}` : first)).join(' ')).toBe(
    lines,
  );
  expect(missing).toEqual([]);
});

test('names that select no line are found, and numbers of lines select none', () => {
  const names = ['toke', 'amount..deposit', '2', '1-3', ''];
  expect(findLines(`${code}\n// 2 of 1-3`, [...names, 'deposit'])).toEqual({
    ranges: [{ first: 1, last: 1 }],
    missing: names,
  });
});
