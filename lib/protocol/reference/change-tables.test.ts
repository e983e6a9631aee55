import { expect, test } from 'vitest';
import { releases } from '@/content/releases';
import { releaseChanges, releaseLog } from './change-tables';

test('a row leads to the entry on both sides, with what changed, and what was removed or added is listed', async () => {
  const rows = (await releaseChanges({ of: 'flow', kind: 'function' })).split('\n');
  expect(rows[0]).toBe('| v1.0 | v3.0 | Change |');
  expect(rows).toContain(
    '| [`create`](/reference/flow/contracts/contract.SablierFlow#create)`(address, address, UD21x18, IERC20, bool)` ' +
      '| [`create`](/reference/flow/v3.0/contract.SablierFlow#create)`(address, address, UD21x18, uint40, IERC20, bool)` | Adds `uint40` |',
  );
  expect(rows).toContain(
    '| [`refundMax`](/reference/flow/contracts/contract.SablierFlow#refundmax) `returns ()` ' +
      '| [`refundMax`](/reference/flow/v3.0/contract.SablierFlow#refundmax) `returns (uint128)` | Returns |',
  );
  expect(rows).toContain(
    '| [`aggregateBalance`](/reference/flow/contracts/contract.SablierFlow#aggregatebalance) ' +
      '| [`aggregateAmount`](/reference/flow/v3.0/contract.SablierFlow#aggregateamount) | Renamed |',
  );
  const events = await releaseChanges({ of: 'flow', kind: 'event' });
  expect(events).toMatch(/`WithdrawFromFlowStream`.*\| Removes `uint128` \|/);
  const removed = rows.find((row) => row.startsWith('- Removed in v3.0: '));
  expect(removed).toContain('[`isPaused`](/reference/flow/contracts/contract.SablierFlow#ispaused), ');
  const added = rows.find((row) => row.startsWith('- Added in v3.0: '));
  expect(added).toContain(
    '[`calculateMinFeeWei`](/reference/flow/v3.0/contract.SablierFlow#calculateminfeewei)',
  );
});

test('a mistyped comparison or kind is reported with the nearest one', async () => {
  await expect(releaseChanges({ of: 'flows', kind: 'event' })).rejects.toMatchObject({
    message: '<ReleaseChanges> knows no of="flows".',
    fix: 'Did you mean "flow"?',
  });
  await expect(releaseChanges({ of: 'flow', kind: 'struct' })).rejects.toThrow('knows no kind="struct"');
});

test('each release has a heading, its date, its contracts, and links to all that the site has about it', async () => {
  const sections = (await releaseLog()).split(/^## /m).slice(1);
  expect(sections).toHaveLength(releases.length);
  const flow = sections.find((section) => section.startsWith('Flow v3.0\n'));
  expect(flow).toContain('Released on March 16, 2026. ');
  expect(flow).toContain(
    '- Contracts: `SablierFlow`, `FlowNFTDescriptor`\n- Audits: Cantina (2026-03-18)\n- Links: ',
  );
  expect(flow).toContain('[addresses](/guides/flow/deployments)');
  expect(flow).toContain('[contract reference](/reference/flow/v3.0/contract.SablierFlow)');
  expect(flow).toContain('[changes since v1.0](/reference/flow/changes)');
  expect(sections.at(-1)).toContain('Released in December 2019. ');
  const older = sections.find((section) => section.startsWith('Flow v1.1'));
  expect(older).toContain('[contract reference](/reference/flow/v1.1/contract.SablierFlow)');
  const retired = sections.find((section) => section.startsWith('Legacy v1.1'));
  expect(retired).toBeDefined();
  expect(retired).not.toContain('contract reference');
});
