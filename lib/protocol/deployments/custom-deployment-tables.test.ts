import { expect, test } from 'vitest';
import { countLimits, initialAdmin } from './custom-deployment-tables';

test('limits are sorted by chain, and the last row is for any other chain', async () => {
  const rows = (await countLimits()).split('\n').slice(2);
  const chains = rows.map((row) => row.split(' | ')[0]?.slice(2));
  expect(chains.slice(0, -1)).toEqual([...chains.slice(0, -1)].sort((a, b) => `${a}`.localeCompare(`${b}`)));
  expect(rows.at(-1)).toBe('| Any other chain |  | 500 | 500 |');
  expect(rows).toContainEqual(expect.stringMatching(/^\| Ethereum.* \| 1 \| 1,080 \| 1,120 \|$/));
});

test('the admin is in a separate code block, so that readers can copy it', () => {
  expect(initialAdmin()).toMatch(/^```text title="[^"]+"\n0x[0-9a-fA-F]{40}\n```$/);
});
