import fs from 'node:fs';
import { releases } from 'sablier/evm/releases';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/files-below';
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

/** A campaign that the tests of the indexers' own repository use; the package knows no campaigns. */
const campaign = '0x70e3e243909e9bc9027ff160c6ec5ab5ee4b951e';

test('an address in a sample is that of a contract, or one that no reader can take for real', () => {
  for (const { file, text } of files)
    for (const [hex] of text.matchAll(/0x[\da-f]{40,64}\b/gi)) {
      const isMadeUp = /^0x(.)\1+$/.test(hex);
      expect(isMadeUp || deployed.has(hex) || hex === campaign, `${hex} in ${file}`).toBe(true);
    }
});

test('an address that a sample calls is one of the endpoints', () => {
  const known = [
    ...readEndpoints().endpoints.flatMap((endpoint) => [endpoint.url, keylessUrl(endpoint)]),
    ...readMerkleApi().hosts.map(({ url }) => url),
  ];
  for (const { file, text } of files)
    for (const [url] of text.matchAll(/https?:\/\/[^\s'"`]+/g)) {
      // A sample takes the key from where the reader keeps it.
      const address = url.replace(/\$\{\w+\}(?=\/subgraphs)/, '<API_KEY>');
      expect(
        known.some((each) => address.startsWith(each)),
        `${url} in ${file}`,
      ).toBe(true);
    }
});
