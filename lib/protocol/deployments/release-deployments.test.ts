import fs from 'node:fs';
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

  test('every address has a valid checksum, equals the one in the package, and none is missing', () => {
    const published =
      releases[name.protocol]?.[name.version]?.deployments.flatMap((each) => each.contracts) ?? [];
    const summarize = (each: { chainId: number; name: string; address: string }) =>
      `${each.chainId} ${each.name} ${each.address.toLowerCase()}`;
    expect(contracts.length).toBeGreaterThan(0);
    expect(contracts.map(summarize).sort()).toEqual(published.map(summarize).sort());
    expect(contracts.filter(({ address }) => !isAddress(address, { strict: true }))).toEqual([]);
  });

  test('every explorer link equals the one in the package', () => {
    const published =
      releases[name.protocol]?.[name.version]?.deployments.flatMap((each) => each.contracts) ?? [];
    const urls = published.map(({ explorerURL = '' }) => explorerURL.toLowerCase());
    expect(contracts.map(({ explorerUrl }) => explorerUrl.toLowerCase()).sort()).toEqual(urls.sort());
  });

  test('mainnets come before testnets, and Ethereum comes before other chains', () => {
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

test('alias and deploy block are present if the package has them', () => {
  const [dynamic, , , descriptor] = lockup.chains[0]?.contracts ?? [];
  expect(dynamic).toMatchObject({ alias: 'LD3', block: expect.any(Number) });
  expect(descriptor).toMatchObject({ alias: undefined, block: undefined });
});

test('every release of Lockup and Flow, and of Airdrops since it became a separate protocol, is listed', () => {
  const published = ['lockup', 'flow', 'airdrops'].flatMap((protocol) =>
    Object.values(releases[protocol] ?? {}).map(({ version }) => `${protocol} ${version}`),
  );
  const listed = listedReleases.map(({ protocol, version }) => `${protocol} ${version}`);
  expect(published.filter((name) => !listed.includes(name))).toEqual(['airdrops v1.1', 'airdrops v1.2']);
});

test('the page of each release shows its addresses', () => {
  for (const { protocol, version, page } of listedReleases) {
    const text = fs.readFileSync(`content${page}.mdx`, 'utf8');
    expect(text, page).toContain(`<Deployments protocol="${protocol}" version="${version}"`);
  }
});

test('the error for an unlisted release contains the listed ones', () => {
  expect(() => releaseDeployments({ protocol: 'lockup', version: 'v1.3' })).toThrow(
    'there is no release lockup v1.3, but lockup v4.0, lockup v3.0, lockup v2.0, lockup v1.2, lockup v1.1, lockup v1.0, ' +
      'flow v3.0, flow v2.0, flow v1.1, flow v1.0, airdrops v3.0, airdrops v2.0, airdrops v1.3, legacy v1.1, legacy v1.0',
  );
});
