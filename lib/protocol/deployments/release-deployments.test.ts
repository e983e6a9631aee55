import fs from 'node:fs';
import { releases } from 'sablier/evm/releases';
import { isAddress } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { releases as listed } from '@/content/releases';
import type { ReleaseName } from '@/lib/site/release';
import { releaseDeployments } from './release-deployments';

describe.each(listed)('$product $version', (name) => {
  const { chains } = releaseDeployments(name);
  const contracts = chains.flatMap(({ chainId, contracts }) =>
    contracts.map((each) => ({ ...each, chainId })),
  );

  const release = releases[name.product]?.[name.version];
  const manifest = JSON.stringify(release?.manifest);
  const published =
    release?.deployments
      .flatMap((each) => each.contracts)
      .filter((each) => manifest.includes(`"${each.name}"`)) ?? [];

  test('every address has a valid checksum, equals the one in the package, and none is missing', () => {
    const summarize = (each: { chainId: number; name: string; address: string }) =>
      `${each.chainId} ${each.name} ${each.address.toLowerCase()}`;
    expect(contracts.length).toBeGreaterThan(0);
    expect(contracts.map(summarize).sort()).toEqual(published.map(summarize).sort());
    expect(contracts.filter(({ address }) => !isAddress(address, { strict: true }))).toEqual([]);
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

test('contracts come in the order of the list of releases, the main one first', () => {
  const namesIn = (release: ReleaseName) =>
    releaseDeployments(release).chains[0]?.contracts.map(({ name }) => name);
  for (const release of listed)
    expect(namesIn(release)).toEqual(release.contracts.filter((name) => namesIn(release)?.includes(name)));
  expect(namesIn({ product: 'lockup', version: 'v4.0' })?.[0]).toBe('SablierLockup');
});

test('an early release of Airdrops has its factory only, not the contracts of Lockup', () => {
  const { chains } = releaseDeployments({ product: 'airdrops', version: 'v1.2' });
  expect(new Set(chains.flatMap(({ contracts }) => contracts.map(({ name }) => name)))).toEqual(
    new Set(['SablierV2MerkleLockupFactory']),
  );
});

test('every release in the package is listed', () => {
  const published = Object.values(releases).flatMap((versions) =>
    Object.values(versions).map(({ protocol, version }) => `${protocol} ${version}`),
  );
  const names = listed.map(({ product, version }) => `${product} ${version}`);
  expect(published.filter((name) => !names.includes(name))).toEqual([]);
});

test('the page of each release shows its addresses', () => {
  for (const { product, version, deployments } of listed) {
    const text = fs.readFileSync(`content/${deployments}.mdx`, 'utf8');
    const isPartOfLockup = product === 'airdrops' && !deployments.includes('airdrops');
    const protocol = isPartOfLockup ? 'lockup' : product;
    expect(text, deployments).toContain(`<Deployments protocol="${protocol}" version="${version}"`);
  }
});
