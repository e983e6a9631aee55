import { expect, test } from 'vitest';
import { readAdmins } from './admins';
import { chainOf } from './chains';
import { deploymentOf } from './deployments';

test('a deployment comes from the package, with a checksummed address and its explorer page', () => {
  const flow = deploymentOf({ protocol: 'flow', release: 'v1.0', contract: 'SablierFlow', chainId: 1 });
  expect(flow.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(flow.address).not.toBe(flow.address.toLowerCase());
  expect(flow.explorerUrl.toLowerCase()).toContain(flow.address.toLowerCase());
});

test('a deployment that the package does not know is an error that names it', () => {
  const query = { protocol: 'lockup', release: 'v1.2', contract: 'SablierV3', chainId: 1 } as const;
  expect(() => deploymentOf(query)).toThrow('no SablierV3 of lockup v1.2 on chain 1');
});

test('every chain of the admins file is known to the package, once', () => {
  const { chains } = readAdmins();
  for (const { chainId } of chains) expect(chainOf(chainId).explorerUrl).toMatch(/^https:\/\/.*[^/]$/);
  expect(new Set(chains.map(({ chainId }) => chainId)).size).toBe(chains.length);
});
