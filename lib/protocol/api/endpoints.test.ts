import { expect, test } from 'vitest';
import {
  envioEndpoint,
  exampleUrl,
  legacySubgraphs,
  readEndpoints,
  subgraphsOf,
  toEndpointsFile,
} from './endpoints';
import { indexers, vendors } from './schema-data';

test('the URLs consist of the parts in the data', () => {
  expect(envioEndpoint('streams')).toMatchObject({
    url: 'https://indexer.hyperindex.xyz/53b7e25/v1/graphql',
    converterUrl: 'https://indexer.hyperindex.xyz/53b7e25/converter',
  });
  expect(subgraphsOf('airdrops').find(({ chainId }) => chainId === 1)).toEqual({
    chainId: 1,
    slug: 'sablier-airdrops-ethereum',
    url: 'https://gateway.thegraph.com/api/subgraphs/id/DFD73EcSue44R7mpHvXeyvcgaT8tR1iKakZFjBsiFpjs',
    explorerUrl: 'https://thegraph.com/explorer/subgraphs/DFD73EcSue44R7mpHvXeyvcgaT8tR1iKakZFjBsiFpjs',
    studioUrl: 'https://api.studio.thegraph.com/query/112500/sablier-airdrops-ethereum/version/latest',
  });
  expect(subgraphsOf('streams').find(({ chainId }) => chainId === 1890)?.url).toBe(
    'https://graph.phoenix.lightlink.io/query/subgraphs/name/lightlink/sablier-lockup-lightlink',
  );
});

test('no two endpoints share a URL, and an indexer lists each chain once', () => {
  const urls = [
    ...indexers.flatMap((indexer) => [envioEndpoint(indexer), ...subgraphsOf(indexer)]),
    ...legacySubgraphs(),
  ].map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  for (const indexer of indexers) {
    const chains = subgraphsOf(indexer).map(({ chainId }) => chainId);
    expect(chains).toHaveLength(19);
    expect(new Set(chains).size).toBe(19);
    expect(envioEndpoint(indexer).chainIds).toHaveLength(28);
  }
});

test('the URL of an example needs no key', () => {
  for (const indexer of indexers)
    for (const vendor of vendors) expect(exampleUrl(indexer, vendor)).not.toContain('gateway');
});

test('the file for programs has every endpoint once', () => {
  const file = toEndpointsFile();
  for (const { id, slug, node } of readEndpoints().theGraph)
    expect(file.split(id ?? `${node}/${slug}`)).toHaveLength(2);
  expect(JSON.parse(file).streams.theGraph[0]).toMatchObject({ chainId: 42161, needsKey: true });
});
