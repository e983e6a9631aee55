import { expect, test } from 'vitest';
import { exampleEndpoint, keylessUrl, listEndpoints, readEndpoints } from './endpoints';

const { endpoints } = readEndpoints();

test('an endpoint on the decentralized network contains its production ID and a placeholder for the key', () => {
  for (const { url, productionId } of endpoints.filter(
    ({ provider, productionId: id }) => provider === 'the-graph' && id,
  ))
    expect(url).toBe(
      `https://gateway-arbitrum.network.thegraph.com/api/<API_KEY>/subgraphs/id/${productionId}`,
    );
});

test('no two endpoints share a URL, unless one is marked as unverified', () => {
  const trusted = endpoints.filter(({ status }) => status === 'published').map(({ url }) => url);
  expect(new Set(trusted).size).toBe(trusted.length);
});

test('every product lists each chain once', () => {
  for (const product of ['lockup', 'flow', 'drops', 'legacy-v1'] as const) {
    const chains = listEndpoints({ product, provider: 'the-graph' }).map(({ chainId }) => chainId);
    expect(chains.length).toBeGreaterThan(5);
    expect(new Set(chains).size).toBe(chains.length);
  }
});

test('a URL in an example needs no key', () => {
  expect(keylessUrl(exampleEndpoint('lockup', 'the-graph', 1))).toContain('/sablier-v2/');
  expect(keylessUrl(exampleEndpoint('flow', 'envio', 8453))).toContain('hyperindex');
  for (const endpoint of endpoints) expect(keylessUrl(endpoint)).not.toContain('API_KEY');
});

test('the error for a chain without an endpoint contains its ID', () => {
  expect(() => exampleEndpoint('lockup', 'the-graph', 2818)).toThrow(
    'no the-graph endpoint of lockup for chain 2818',
  );
});
