import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { chainsBlock, endpointBlock, envioTable, releasesOn, scopeTable, urlBox } from './endpoint-tables';
import { envioEndpoint, subgraphsOf } from './endpoints';
import { type Indexer, indexers } from './schema-data';

const html = (indexer: Indexer) => toHtml(endpointBlock(indexer).element).replaceAll('<wbr>', '');

const sectionOf = (page: string, id: string): string =>
  page.split('<section').find((part) => part.includes(`id="${id}"`)) ?? '';

test('every subgraph is listed once, with URLs to copy', () => {
  for (const indexer of indexers)
    for (const { url, studioUrl } of subgraphsOf(indexer)) {
      expect(html(indexer).split(`>${url}</code>`)).toHaveLength(2);
      if (studioUrl) expect(html(indexer).split(`>${studioUrl}</code>`)).toHaveLength(2);
    }
});

test("a page of queries shows Envio's URL with its chains, and The Graph's for production on Ethereum", () => {
  const { url, chainIds } = envioEndpoint('airdrops');
  expect(urlBox('airdrops', 'envio')).toContain(`title="Envio, ${chainIds.length} chains"\n${url}\n`);
  expect(envioTable('airdrops')).toContain(urlBox('airdrops', 'envio'));
  const ethereum = subgraphsOf('streams').find(({ chainId }) => chainId === 1);
  expect(urlBox('streams', 'the-graph')).toContain(`title="The Graph, Ethereum"\n${ethereum?.url}\n`);
});

test('each chain says which vendors serve it', () => {
  const page = html('streams');
  expect(sectionOf(page, 'base')).toContain('filter on <code>chainId</code> 8453');
  expect(sectionOf(page, 'morph')).toContain("The Graph doesn't serve this chain.");
  expect(sectionOf(page, 'lightlink')).toContain("Envio doesn't serve this chain.");
  expect(sectionOf(page, 'tangle')).toContain('No indexer serves this chain.');
});

test('a product without a list of its own has a row for each chain, with a link', () => {
  const { element, anchors } = chainsBlock('flow', '/api/lockup/endpoints');
  expect(toHtml(element)).toContain(
    '<tr id="base"><td><a href="/api/lockup/endpoints#base">Base</a></td><td>v1.0 to v3.0</td><td>The Graph, Envio</td></tr>',
  );
  expect(anchors).toEqual(endpointBlock('streams').headings.map(({ id }) => id));
});

test('the releases on a chain are ranges', () => {
  expect(releasesOn('lockup', 1)).toBe('v1.0 to v4.0');
  expect(releasesOn('drops', 1116)).toBe('v1.2, v2.0');
  expect(releasesOn('flow', 1329)).toBe('v1.1 and v2.0');
  expect(releasesOn('lockup', 2020)).toBe('');
});

test('the coverage names releases, chains, and what is missing', () => {
  const both = scopeTable('lockup', undefined);
  expect(both).toContain('| Releases | v1.0 to v4.0 |');
  expect(both).toMatch(/\| Chains on The Graph \| 19 chains: Ethereum, /);
  expect(both).toMatch(/\| Chains on neither \| Core Dao, /);
  expect(both).toContain('Price-gated streams of v4.0');
  expect(scopeTable('flow', 'envio')).toContain('| Chains only on The Graph | Denergy, Lightlink |');
  expect(scopeTable('streams', 'envio')).toContain('| Releases | Lockup: v1.0 to v4.0. Flow: v1.0 to v3.0 |');
  expect(scopeTable('flow', 'envio')).toMatch(/\| Chains \| 28 chains: Ethereum, /);
});
