import { expect, test } from 'vitest';
import { readAdmins } from './admins';
import { chainOf } from './chains';
import { deploymentOf } from './release-deployments';

test('a deployment comes from the package, with a checksummed address and an explorer link', () => {
  const flow = deploymentOf({ protocol: 'flow', release: 'v1.0', contract: 'SablierFlow', chainId: 1 });
  expect(flow.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(flow.address).not.toBe(flow.address.toLowerCase());
  expect(flow.explorerUrl.toLowerCase()).toContain(flow.address.toLowerCase());
});

test('the error for an unknown deployment contains its name', () => {
  const query = { protocol: 'lockup', release: 'v1.2', contract: 'SablierV3', chainId: 1 } as const;
  expect(() => deploymentOf(query)).toThrow('no SablierV3 of lockup v1.2 on chain 1');
});

test('the package has every chain in the admins file, and no chain is listed twice', () => {
  const { chains } = readAdmins();
  for (const { chainId } of chains) expect(chainOf(chainId).explorerUrl).toMatch(/^https:\/\/.*[^/]$/);
  expect(new Set(chains.map(({ chainId }) => chainId)).size).toBe(chains.length);
});
