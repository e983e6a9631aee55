import fs from 'node:fs';
import { chains } from 'sablier/evm/chains';
import { releases } from 'sablier/evm/releases';
import * as viemChains from 'viem/chains';
import { getAddress, isAddress } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { dataTables } from '@/lib/protocol/data-tables';
import { filesBelow } from '@/lib/site/files-below';
import { readAppUrl } from '@/lib/testing/apps/read-app-url';
import { appChains } from './url-markdown';
import { aliases, isScheme, isStreamName, type Scheme, schemes } from './url-schemes';

const names = Object.keys(schemes).filter(isScheme);
const file = 'content/apps/guides/url-schemes.mdx';
const page = fs.readFileSync(file, 'utf8');
const shown = await Promise.all(names.map(async (name) => String(await dataTables.UrlScheme?.({ name }))));

/** Finds the app URLs in a text, except patterns with braces. */
const urlsIn = (text: string): string[] =>
  [...new Set(text.match(/https:\/\/app\.sablier\.com\/[^\s`)|"]*/g))].filter((url) => !url.includes('{'));

describe(file, () => {
  test('shows every scheme, the aliases, and the chains once', () => {
    const tags = [
      ...names.map((name) => `<UrlScheme name="${name}" />`),
      '<StreamAliases />',
      '<AppChains />',
    ];
    expect(tags.filter((tag) => page.split(tag).length !== 2)).toEqual([]);
  });

  test.each(urlsIn([page, ...shown].join('\n')))('its URL %s follows the rules', (url) => {
    expect(names).toContain(readAppUrl(url).scheme);
  });

  test('has an example of every scheme', () => {
    shown.forEach((text, index) => {
      expect(urlsIn(text).map((url) => readAppUrl(url).scheme)).toContain(names[index]);
    });
  });
});

test('pages about the app name streams in the URL format', () => {
  const text = filesBelow('content/apps')
    .map((each) => fs.readFileSync(each, 'utf8'))
    .join('\n');
  const named = text.match(/\b[A-Z]{2}\d?-\d+-\d+\b/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !isStreamName(name))).toEqual([]);
});

test('the tables on the page contain every parameter in order, with a valid example', () => {
  names.forEach((name, index) => {
    const { parameters }: Scheme = schemes[name];
    const rows = [...(shown[index] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, parameter]) => parameter);
    expect(rows).toEqual(parameters.map((each) => each.name));
    const bad = parameters.filter(({ example, accepts }) => !example.includes('…') && !accepts(example));
    expect(bad).toEqual([]);
  });
});

test('a URL is split into its parameters', () => {
  expect(readAppUrl('https://app.sablier.com/stream/LT3-42161-7')).toEqual({
    scheme: 'stream',
    values: { contract: 'LT3', chainId: '42161', streamId: '7' },
  });
  expect(readAppUrl('https://app.sablier.com/?t=recipient&c=10&r=bob.eth&i=FL-10-12,LL3-10-1')).toEqual({
    scheme: 'stream-search',
    values: { t: 'recipient', c: '10', r: 'bob.eth', i: 'FL-10-12,LL3-10-1' },
  });
  expect(readAppUrl(`https://app.sablier.com/airstreams?t=search&c=1&m=0x${'1'.repeat(40)}`).scheme).toBe(
    'campaign-search',
  );
});

test.each([
  ['https://example.com/stream/LL2-137-29', 'is not an address of the app'],
  ['stream/LL2-137-29', 'is not an address of the app'],
  ['https://app.sablier.com/streams/LL2-137-29', '/streams/LL2-137-29 is not a known path.'],
  ['https://app.sablier.com/stream/LL2-137', 'is not a known path'],
  ['https://app.sablier.com/stream/ll2-137-29', '"contract" is not a valid alias or address: ll2'],
  ['https://app.sablier.com/stream/LT2-137-29', '"contract" is not a valid alias or address: LT2'],
  ['https://app.sablier.com/stream/LL2-polygon-29', '"chainId" is not a valid number: polygon'],
  ['https://app.sablier.com/stream/LL2-137-0', '"streamId" is not a valid number: 0'],
  ['https://app.sablier.com/stream/LL2-137-29?t=search', '"t" is not a parameter of'],
  ['https://app.sablier.com/?t=search', '"c" is missing.'],
  ['https://app.sablier.com/?c=1', '"t" is missing.'],
  ['https://app.sablier.com/?t=all&c=1', '"t" is not a valid string: all'],
  ['https://app.sablier.com/?t=search&c=1&c=2', '"c" stands twice.'],
  ['https://app.sablier.com/?t=search&c=1&s=alice', '"s" is not a valid address or ENS name: alice'],
  ['https://app.sablier.com/?t=search&c=1&i=LL2-1', '"i" is not a valid list of strings: LL2-1'],
  ['https://app.sablier.com/airstream/LL2-11155111/', '"contract" is not a valid address: LL2'],
  ['https://app.sablier.com/airstreams?t=sender&c=1', '"t" is not a valid string: sender'],
])('%s is rejected', (url, why) => {
  expect(() => readAppUrl(url)).toThrow(why);
});

test('addresses in examples are lowercase or have a valid checksum', () => {
  const addresses = shown.join('\n').match(/0x[\da-fA-F]{40}/g) ?? [];
  expect(addresses.length).toBeGreaterThan(2);
  const isRight = (address: string) =>
    isAddress(address) && [getAddress(address), address.toLowerCase()].includes(address);
  expect(addresses.filter((address) => !isRight(address))).toEqual([]);
});

test('every alias equals the one in the package', () => {
  for (const { alias, protocol, release, contract } of aliases) {
    const found = Object.values(releases[protocol] ?? {}).find(({ version }) => version === release);
    expect({
      contract,
      alias: Object.entries(found?.aliases ?? {}).find(([name]) => name === contract)?.[1],
    }).toEqual({
      contract,
      alias,
    });
  }
});

test('every chain ID exists in a package and is listed once', () => {
  const known = new Set([...Object.values(chains), ...Object.values(viemChains)].map(({ id }) => id));
  expect(appChains.filter(({ id }) => !known.has(id))).toEqual([]);
  expect(new Set(appChains.map(({ id }) => id)).size).toBe(appChains.length);
});
