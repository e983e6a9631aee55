import { expect, test } from 'vitest';
import { readReleaseLog } from '@/lib/protocol/deployments/release-log';
import { releaseLog } from './release-log-table';

test('each release has a heading, its date, its contracts, and links to all that the site has about it', async () => {
  const sections = (await releaseLog()).split(/^## /m).slice(1);
  expect(sections).toHaveLength(readReleaseLog().length);
  const flow = sections.find((section) => section.startsWith('Flow v3.0\n'));
  expect(flow).toContain('Released on March 16, 2026. ');
  expect(flow).toContain('- Contracts: `FlowNFTDescriptor`, `SablierFlow`\n- Links: ');
  expect(flow).toContain('[addresses](/guides/deployments/flow-v3.0)');
  expect(flow).toContain('[contract reference](/reference/flow/v3.0/contract.SablierFlow)');
  expect(flow).toContain('[changes since v1.0](/reference/flow/changes)');
  const older = sections.find((section) => section.startsWith('Flow v1.1\n'));
  expect(older).not.toContain('contract reference');
});
