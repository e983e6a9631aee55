import fs from 'node:fs';
import { releases } from 'sablier/evm/releases';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';
import { keylessUrl, readEndpoints } from './endpoints';
import { readMerkleApi } from './merkle-api';
import { queryFolder } from './query-sample';

const files = filesBelow(queryFolder).map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

const deployed = new Set(
  Object.values(releases)
    .flatMap((protocol) => Object.values(protocol))
    .flatMap(({ deployments }) => deployments.flatMap(({ contracts }) => contracts))
    .map(({ address }) => address.toLowerCase()),
);

/** A campaign from the tests of the indexers' repository, because the package contains no campaigns. */
const campaign = '0x70e3e243909e9bc9027ff160c6ec5ab5ee4b951e';

test('there are samples', () => {
  expect(files.length).toBeGreaterThan(10);
});

test('addresses in samples are those of contracts or obvious placeholders', () => {
  for (const { file, text } of files)
    for (const [hex] of text.matchAll(/0x[\da-f]{40,64}\b/gi)) {
      const isMadeUp = /^0x(.)\1+$/.test(hex);
      expect(isMadeUp || deployed.has(hex) || hex === campaign, `${hex} in ${file}`).toBe(true);
    }
});

test('URLs in samples are known endpoints', () => {
  const endpointUrls = [
    ...readEndpoints().endpoints.flatMap((endpoint) => [endpoint.url, keylessUrl(endpoint)]),
    ...readMerkleApi().hosts.map(({ url }) => url),
  ];
  for (const { file, text } of files)
    for (const [url] of text.matchAll(/https?:\/\/[^\s'"`]+/g)) {
      // Samples read the key from an environment variable.
      const address = url.replace(/\$\{\w+\}(?=\/subgraphs)/, '<API_KEY>');
      expect(
        endpointUrls.some((each) => address.startsWith(each)),
        `${url} in ${file}`,
      ).toBe(true);
    }
});
