import { releases } from 'sablier/evm/releases';
import { isAddress } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { listedReleases, releaseDeployments } from './release-deployments';

const lockup = releaseDeployments({ protocol: 'lockup', version: 'v1.2' });

describe.each(listedReleases)('$protocol $version', (name) => {
  const { chains } = releaseDeployments(name);
  const contracts = chains.flatMap(({ chainId, contracts }) =>
    contracts.map((each) => ({ ...each, chainId })),
  );

  test('every address has a right checksum and is the one of the package, and none is missing', () => {
    const published =
      releases[name.protocol]?.[name.version]?.deployments.flatMap((each) => each.contracts) ?? [];
    const told = (each: { chainId: number; name: string; address: string }) =>
      `${each.chainId} ${each.name} ${each.address.toLowerCase()}`;
    expect(contracts.length).toBeGreaterThan(0);
    expect(contracts.map(told).sort()).toEqual(published.map(told).sort());
    expect(contracts.filter(({ address }) => !isAddress(address, { strict: true }))).toEqual([]);
  });

  test('every page on an explorer is the one of the package', () => {
    const published =
      releases[name.protocol]?.[name.version]?.deployments.flatMap((each) => each.contracts) ?? [];
    const urls = published.map(({ explorerURL = '' }) => explorerURL.toLowerCase());
    expect(contracts.map(({ explorerUrl }) => explorerUrl.toLowerCase()).sort()).toEqual(urls.sort());
  });

  test('mainnets come before testnets, and Ethereum before the others', () => {
    const kinds = chains.map(({ isTestnet }) => isTestnet);
    expect(kinds).toEqual(kinds.toSorted());
    expect(chains[0]?.name).toBe('Ethereum');
    const rest = chains
      .filter(({ chainId, isTestnet }) => chainId !== 1 && !isTestnet)
      .map(({ name }) => name);
    expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

test('Sepolia, which the guides use, is the first testnet', () => {
  expect(lockup.chains.find(({ isTestnet }) => isTestnet)?.name).toBe('Sepolia');
});

test('core comes before periphery, each in the order of the manifest', () => {
  expect(lockup.chains[0]?.contracts.map(({ name }) => name)).toEqual([
    'SablierV2LockupDynamic',
    'SablierV2LockupLinear',
    'SablierV2LockupTranched',
    'SablierV2NFTDescriptor',
    'SablierV2BatchLockup',
    'SablierV2MerkleLockupFactory',
  ]);
});

test('alias and deploy block are there where the package knows them', () => {
  const [dynamic, , , descriptor] = lockup.chains[0]?.contracts ?? [];
  expect(dynamic).toMatchObject({ alias: 'LD3', block: expect.any(Number) });
  expect(descriptor).toMatchObject({ alias: undefined, block: undefined });
});

test('a release that is not listed is an error that names those that are', () => {
  expect(() => releaseDeployments({ protocol: 'lockup', version: 'v1.3' })).toThrow(
    'there is no release lockup v1.3, but lockup v1.2, lockup v1.1, lockup v1.0, flow v1.0, legacy v1.1, legacy v1.0',
  );
});
