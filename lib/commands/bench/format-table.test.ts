import { expect, test } from 'vitest';
import { formatCount, formatKilobytes, formatMegabytes, formatTable } from './format-table';

test('the first column is left-aligned and the others are right-aligned, without trailing spaces', () => {
  const rows = [
    ['Name', 'files', 'MB'],
    ['payload', '1,024', '9.0'],
    ['JS', '7', ''],
  ];
  expect(formatTable(rows)).toBe(['Name     files   MB', 'payload  1,024  9.0', 'JS           7'].join('\n'));
});

test('a table without rows is empty', () => {
  expect(formatTable([])).toBe('');
});

test('sizes are in decimal units with one decimal place', () => {
  expect(formatMegabytes(1_234_560_000)).toBe('1,234.6');
  expect(formatKilobytes(950)).toBe('1.0');
  expect(formatCount(12_000)).toBe('12,000');
});
