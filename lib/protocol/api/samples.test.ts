import fs from 'node:fs';
import { releases } from 'sablier/evm/releases';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';
import { envioEndpoint, legacySubgraphs, subgraphsOf } from './endpoints';
import { queryFolder } from './query-sample';
import { indexers } from './schema-data';

const files = filesBelow(queryFolder).map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

const deployed = new Set(
  Object.values(releases)
    .flatMap((protocol) => Object.values(protocol))
    .flatMap(({ deployments }) => deployments.flatMap(({ contracts }) => contracts))
    .map(({ address }) => address.toLowerCase()),
);

test('addresses in samples are those of contracts or obvious placeholders', () => {
  for (const { file, text } of files)
    for (const [hex] of text.matchAll(/0x[\da-f]{40,64}\b/gi)) {
      const isMadeUp = /^0x(.)\1+$/.test(hex);
      expect(isMadeUp || deployed.has(hex), `${hex} in ${file}`).toBe(true);
    }
});

test('URLs in samples are known endpoints', () => {
  const urls = [
    ...indexers.flatMap((indexer) => [envioEndpoint(indexer), ...subgraphsOf(indexer)]),
    ...legacySubgraphs(),
  ].flatMap(({ url, ...each }) => [url, ...('studioUrl' in each ? [each.studioUrl] : [])]);
  for (const { file, text } of files)
    for (const [url] of text.matchAll(/https?:\/\/[^\s'"`]+/g))
      expect(urls, `${url} in ${file}`).toContain(url);
});
