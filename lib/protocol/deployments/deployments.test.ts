import { expect, test } from 'vitest';
import { comptrollerAdmins, comptrollers, protocolAdmins, readAdmins } from './admins';
import { chainOf } from './chains';
import { deploymentOf } from './release-deployments';

test('a deployment comes from the package, with a checksummed address and an explorer link', () => {
  const flow = deploymentOf({ product: 'flow', version: 'v1.0' }, 'SablierFlow', 1);
  expect(flow.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(flow.address).not.toBe(flow.address.toLowerCase());
  expect(flow.explorerUrl.toLowerCase()).toContain(flow.address.toLowerCase());
});

test('the error for an unknown deployment contains its name', () => {
  const release = { product: 'lockup', version: 'v1.2' } as const;
  expect(() => deploymentOf(release, 'SablierV3', 1)).toThrow('no SablierV3 of lockup v1.2 on chain 1');
});

test('the package has every chain in the admins file, and no chain is listed twice', () => {
  const { atDeployment, comptroller } = readAdmins();
  const lists = [
    atDeployment.chains.map(({ chainId }) => chainId),
    comptroller.admins.flatMap(({ chainIds }) => chainIds),
  ];
  for (const ids of lists) {
    for (const chainId of ids) expect(chainOf(chainId).explorerUrl).toMatch(/^https:\/\/.*[^/]$/);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('an admin that only some releases had is listed with them, and the last row is for any other chain', () => {
  const rows = protocolAdmins().split('\n');
  expect(rows).toContainEqual(
    expect.stringMatching(/^\| Morph \(only Lockup v1\.2\) \| \[`0x\w{40}`\]\(https:/),
  );
  expect(rows.at(-1)).toMatch(/^\| Every other chain \| `0x\w{40}` \|$/);
});

test('the comptrollers with an address of their own come first', () => {
  const rows = comptrollers().split('\n').slice(2);
  expect(rows.map((row) => row.split(' | ')[0])).toEqual([
    '| Denergy',
    '| Linea Mainnet',
    '| Robinhood',
    '| Every other chain',
  ]);
  expect(rows.at(-1)).toMatch(/`0x0000008A\w{32}`/);
});

test('each listed admin of a comptroller comes with its kind and its chains', () => {
  expect(comptrollerAdmins().split('\n')[2]).toMatch(
    /^\| `0x\w{40}` \| Safe multisig \| Arbitrum, Base, .*Polygon, ZKsync/,
  );
});
