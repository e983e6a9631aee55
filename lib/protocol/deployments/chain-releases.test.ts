import { expect, test } from 'vitest';
import { newestReleases } from '@/lib/site/releases';
import { chainReleases } from './chain-releases';
import { releaseDeployments } from './release-deployments';

const rowsOf = (of: string): string[] => chainReleases({ of }).split('\n').slice(2);

test('Ethereum comes first, with its ID, products, explorer, and indexers', () => {
  expect(rowsOf('mainnets')[0]).toBe(
    '| Ethereum | `1` | Lockup, Flow, Airdrops, Bob | [etherscan.io](https://etherscan.io) | Envio, The Graph |',
  );
});

test('every chain with a newest release is listed once', () => {
  const deployed = newestReleases().flatMap((release) =>
    releaseDeployments(release).chains.map(({ chainId }) => chainId),
  );
  const listed = [...rowsOf('mainnets'), ...rowsOf('testnets')].map((row) =>
    Number(row.match(/`(\d+)`/)?.[1]),
  );
  expect(listed.toSorted()).toEqual([...new Set(deployed)].toSorted());
});

test('a chain with older releases only is listed with the last one of each product', () => {
  expect(rowsOf('older')).toContainEqual(
    expect.stringMatching(/^\| Blast \| `81457` \| Lockup v3\.0, Flow v2\.0, Airdrops v2\.0 \|/),
  );
  expect(rowsOf('older')).toContainEqual(
    expect.stringMatching(/^\| Ronin .* \| Legacy v1\.1 \| .* \| None \|$/),
  );
});
