import fs from 'node:fs';
import type { Abi } from 'viem';
import { describe, expect, test } from 'vitest';
import { permalinksFile, readPermalinks } from '@/lib/nav/permalinks/permalink';
import { publishedComptroller, publishedReleases } from '@/lib/protocol/deployments/chains';
import { listErrorAbis } from '@/lib/protocol/errors/error-abis';
import { releaseEntries } from '@/lib/search/sources/reference';
import { siteSymbols } from './list-symbols';
import { loadReleases } from './load-release';
import { signaturesOf } from './selectors';

/** An item of an ABI in the `sablier` package, with the release and the contract that have it. */
type PublishedItem = { release: string; contract: string; type: string; signature: string; selector: string };

/** Legacy has no custom errors, and our pages about it are written by hand. */
const withoutReference = ['legacy v1.0', 'legacy v1.1'];

/** The package lists the campaigns of Lockup v1.2 under Airdrops as well. */
const documentedAs: Record<string, string> = { 'airdrops v1.2': 'lockup v1.2' };

const published = [
  ...Object.entries(publishedReleases()).flatMap(([product, versions]) =>
    Object.values(versions).map(({ version, abi }) => ({ name: `${product} ${version}`, abis: abi })),
  ),
  ...Object.entries(publishedComptroller().releases).map(([version, { abi }]) => ({
    name: `comptroller ${version}`,
    abis: abi,
  })),
].filter(({ name }) => !withoutReference.includes(name));

const items = published.flatMap(({ name, abis }): PublishedItem[] =>
  Object.entries(abis ?? {}).flatMap(([contract, abi]) =>
    // The package's own types are looser than the format, which its JSON follows.
    (abi as Abi).flatMap((item) =>
      [...signaturesOf([item])].map(([selector, signature]) => ({
        release: documentedAs[name] ?? name,
        contract,
        type: item.type,
        signature,
        selector,
      })),
    ),
  ),
);

const models = new Map(
  loadReleases().map((model) => [`${model.release.product} ${model.release.version}`, model]),
);

/** Returns the URLs of an item's entries, on its own contract's page if it has one. */
function entriesOf({ release, contract, type, selector }: PublishedItem): string[] {
  const pages = (models.get(release)?.contracts ?? []).flatMap((page) =>
    page.items
      .filter(
        (item) =>
          item.selector === selector && (type === 'error' || type === 'event' ? item.kind === type : true),
      )
      .map(({ anchor }) => ({ name: page.name, url: `/${page.slug}#${anchor}` })),
  );
  const own = pages.filter(({ name }) => name === contract);
  return (own.length > 0 ? own : pages).map(({ url }) => url);
}

/** Names the items that lack something. */
const missing = (lacks: (item: PublishedItem, urls: string[]) => boolean): string[] => [
  ...new Set(
    items
      .filter((item) => lacks(item, entriesOf(item)))
      .map(({ release, contract, type, signature }) => `${release}: ${contract}.${signature} (${type})`),
  ),
];

describe('every item of every ABI in the sablier package', () => {
  test('is counted: nine products and versions in the reference have thousands of items', () => {
    expect(items.length).toBeGreaterThan(2_000);
    expect(new Set(items.map(({ release }) => release)).size).toBeGreaterThan(15);
  });

  test('has an entry', () => {
    expect(missing((_, urls) => urls.length === 0)).toEqual([]);
  });

  test('has permanent anchors: its name, its signature, and its selector', () => {
    const permalinks = new Set(readPermalinks(fs.readFileSync(permalinksFile, 'utf8')));
    const lacks = ({ signature, selector }: PublishedItem, [url = '']: string[]) => {
      const page = url.replace(/#.*/, '');
      return [url, `${page}#${signature}`, `${page}#${selector}`].some((each) => !permalinks.has(each));
    };
    expect(missing(lacks)).toEqual([]);
  });

  test('has short links: one for the entry, and one for the selector', () => {
    const links = siteSymbols();
    const from = new Set(links.map((link) => link.from));
    const targets = new Set(links.map(({ to }) => to));
    expect(
      missing(({ selector }, urls) => !from.has(`/s/${selector}`) || !urls.some((url) => targets.has(url))),
    ).toEqual([]);
  });

  test('has a search record', () => {
    const entries = [...models.values()].flatMap(releaseEntries);
    const urls = new Set(entries.map(({ slug, anchor }) => (anchor ? `/${slug}#${anchor}` : `/${slug}`)));
    expect(missing((_, own) => !own.some((url) => urls.has(url)))).toEqual([]);
  });

  test('is known to the decoder, if it is an error', () => {
    const known = new Set(listErrorAbis().map(({ selector }): string => selector));
    expect(items.filter(({ type }) => type === 'error').length).toBeGreaterThan(500);
    expect(missing(({ type, selector }) => type === 'error' && !known.has(selector))).toEqual([]);
  });
});
