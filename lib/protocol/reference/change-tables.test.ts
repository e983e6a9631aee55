import { expect, test } from 'vitest';
import { releases } from '@/content/releases';
import { releaseChanges, releaseLog } from './change-tables';

test('an item leads to the newer entry, with what changed, and what was removed or added is listed', async () => {
  const lists = await releaseChanges({ of: 'flow', from: 'v1.0', to: 'v3.0' });
  expect(lists.match(/^\*\*\w+\*\*$/gm)).toEqual([
    '**Functions**',
    '**Events**',
    '**Errors**',
    '**Structs**',
    '**Enums**',
  ]);
  const items = (await releaseChanges({ of: 'flow', from: 'v1.0', to: 'v3.0', kind: 'function' })).split(
    '\n',
  );
  expect(lists).toContain(items.join('\n'));
  expect(items).toContain(
    '- **Changed**, [`create`](/reference/flow/v3.0/contract.SablierFlow#create): adds `uint40 startTime`',
  );
  expect(items).toContain(
    '- **Changed**, [`refundMax`](/reference/flow/v3.0/contract.SablierFlow#refundmax): returns `uint128 refundedAmount` instead of nothing',
  );
  expect(items).toContain(
    '- **Renamed**: `aggregateBalance` to [`aggregateAmount`](/reference/flow/v3.0/contract.SablierFlow#aggregateamount)',
  );
  // Names that don't fit on a line have one each.
  const [removed, added] = ['- **Removed**', '- **Added**'].map((title) => items.indexOf(title));
  expect(items.slice(removed)).toContain(
    '  - [`isPaused`](/reference/flow/contracts/contract.SablierFlow#ispaused)',
  );
  expect(items.slice(added, removed)).toContain(
    '  - [`calculateMinFeeWei`](/reference/flow/v3.0/contract.SablierFlow#calculateminfeewei)',
  );
});

test('each release has a heading, its date, its contracts, and links to all that the site has about it', async () => {
  const sections = (await releaseLog()).split(/^## /m).slice(1);
  expect(sections).toHaveLength(releases.length);
  const flow = sections.find((section) => section.startsWith('Flow v3.0\n'));
  expect(flow).toContain('Released on March 16, 2026. ');
  expect(flow).toContain(
    '- Contracts: `SablierFlow`, `FlowNFTDescriptor`\n- Audits: Cantina (March 18, 2026)\n- Links: ',
  );
  expect(flow).toContain('[addresses](/guides/flow/deployments)');
  expect(flow).toContain('[contract reference](/reference/flow/v3.0/contract.SablierFlow)');
  expect(flow).toContain('[changes since v2.0](/reference/flow/changes-by-release#v2-0-to-v3-0)');
  expect(sections.at(-1)).toContain('Released in December 2019. ');
  const older = sections.find((section) => section.startsWith('Flow v1.1'));
  expect(older).toContain('[contract reference](/reference/flow/v1.1/contract.SablierFlow)');
  const retired = sections.find((section) => section.startsWith('Legacy v1.1'));
  expect(retired).toBeDefined();
  expect(retired).not.toContain('contract reference');
});
