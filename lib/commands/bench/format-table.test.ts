import { expect, test } from 'vitest';
import { formatTable } from './format-table';

test('the first column is left-aligned and the others are right-aligned, without trailing spaces', () => {
  const rows = [
    ['Name', 'files', 'MB'],
    ['payload', '1,024', '9.0'],
    ['JS', '7', ''],
  ];
  expect(formatTable(rows)).toBe(['Name     files   MB', 'payload  1,024  9.0', 'JS           7'].join('\n'));
});
