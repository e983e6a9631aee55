import fs from 'node:fs';
import { chains } from 'sablier/evm/chains';
import { getAddress, isAddress } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { dataTables } from '@/lib/protocol/data-tables';
import { filesBelow } from '@/lib/site/files-below';
import { accepts, isStreamName, readAppUrl } from '@/lib/testing/apps/read-app-url';
import { chainIds, listAliases, readSchemes } from './urls';

const schemes = readSchemes();
const names = Object.keys(schemes);
const file = 'content/apps/guides/url-schemes.mdx';
const page = fs.readFileSync(file, 'utf8');
const shown = await Promise.all(
  names.map(async (name) => String(await dataTables.UrlScheme?.make({ name }))),
);

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
    const { parameters = [] } = schemes[name] ?? {};
    const rows = [...(shown[index] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, parameter]) => parameter);
    expect(rows).toEqual(parameters.map((each) => each.name));
    const bad = parameters.filter((each) => !each.example.includes('…') && !accepts(each, each.example));
    expect(bad).toEqual([]);
  });
});

test('addresses in examples are lowercase or have a valid checksum', () => {
  const addresses = shown.join('\n').match(/0x[\da-fA-F]{40}/g) ?? [];
  expect(addresses.length).toBeGreaterThan(2);
  const isRight = (address: string) =>
    isAddress(address) && [getAddress(address), address.toLowerCase()].includes(address);
  expect(addresses.filter((address) => !isRight(address))).toEqual([]);
});

test('the aliases are those of contracts with streams, newest first', () => {
  expect(listAliases().map(({ alias }) => alias)).toEqual(
    'LK3 LK2 LK LL3 LD3 LT3 LL2 LD2 LL LD FL4 FL3 FL2 FL'.split(' '),
  );
});

test('the chains are those of the package with Lockup or Flow, each once, mainnets first', () => {
  const rows = [...chainIds().matchAll(/^\| (.+) \| `(\d+)` \| `(.+)` \|$/gm)].map(([, ...cells]) => cells);
  const known = Object.values(chains);
  expect(rows.length).toBeGreaterThan(30);
  expect(
    rows.filter(([name, id]) => !known.some((each) => each.name === name && each.id === Number(id))),
  ).toEqual([]);
  expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length);
  expect(rows.map(([name]) => name)).not.toContain('Ronin');
  expect(rows.find(([name]) => name === 'Ethereum')).toEqual(['Ethereum', '1', 'ethereum']);
  expect(rows.at(-1)?.[0]).toMatch(/Testnet|Sepolia/);
});
