import { releases } from '@/content/releases';
import type { Document } from '@/lib/markup/document';
import { type Release, releaseTitle } from '@/lib/site/release';
import { releasesOfSlug } from '@/lib/site/releases';
import { titleWithVersion } from '../page-facts';
import type { SearchEntry } from '../record';

/** A contract on a chain. */
type Place = {
  address: string;
  contract: string;
  alias: string | undefined;
  release: string;
  /** The slug of the release's page of addresses. */
  page: string;
  chain: string;
  chainId: number;
  /** What the chain is called, other than its name. */
  chainWords: readonly string[];
};

const addressForm = /^0x[0-9a-fA-F]{40}$/;

/** Returns one entry for each address on each page that lists contract addresses, with all its chains. */
export async function addressEntries(documents: readonly Document[]): Promise<SearchEntry[]> {
  const pages = documents.filter(({ anchors }) => anchors.some((anchor) => addressForm.test(anchor)));
  if (pages.length === 0) return [];
  const places = await listPlaces();
  return pages.flatMap((page) =>
    page.anchors
      .filter((anchor) => addressForm.test(anchor))
      .flatMap((address) => {
        const here = (places.get(address) ?? []).filter((place) => place.page === page.slug);
        return here.length > 0 ? [toEntry(page, address, here)] : [];
      }),
  );
}

/** Further names for a page that lists addresses. */
export type AddressNames = {
  /** The first parts of stream IDs, such as `LK3`, and what its contracts are called, such as `batch lockup address`. */
  aliases: readonly string[];
  /** The ID of each chain, its slug, and its ticker, and its first contract with the address, by its heading on the page. */
  chains: ReadonlyMap<string, { words: readonly string[]; contract: string }>;
};

/** Returns further names for each page that lists addresses, by slug. */
export async function listAddressNames(
  slugs: ReadonlySet<string>,
): Promise<ReadonlyMap<string, AddressNames>> {
  const listed = releases.filter(({ deployments }) => slugs.has(deployments));
  const names = new Map<string, AddressNames>();
  for (const release of listed) {
    const { aliases = [], chains = new Map() } = names.get(release.deployments) ?? {};
    const places = await placesOf(release);
    names.set(release.deployments, {
      aliases: unique([
        ...aliases,
        ...places.flatMap(({ alias }) => alias ?? []),
        ...release.contracts.flatMap((name) => [
          name,
          `${name.replace(/^Sablier(?:V2)?|(?<=[a-z])(?=[A-Z])/g, ' ')} address`,
        ]),
      ]),
      // Each chain's first contract comes last, so that it's the one that stays.
      chains: new Map([
        ...chains,
        ...places.toReversed().map(({ chain, chainWords: words, contract, address }) => {
          return [chain, { words, contract: `${contract} ${address}` }] as const;
        }),
      ]),
    });
  }
  return names;
}

async function placesOf(release: Release): Promise<Place[]> {
  // The package is large, so it's only loaded for sites that list addresses.
  const { releaseDeployments } = await import('@/lib/protocol/deployments/release-deployments');
  const { tickerOf } = await import('@/lib/protocol/deployments/chains');
  const { chains } = releaseDeployments(release);
  return chains.flatMap(({ name: chain, chainId, slug, isTestnet, contracts }) => {
    const ticker = tickerOf(chainId);
    // Many chains have ether.
    const tickers = isTestnet || ticker === 'ETH' ? [] : [ticker];
    const otherNames = slug.replaceAll('-', ' ') === chain.toLowerCase() ? [] : [slug];
    const chainWords = unique([`${chainId}`, ...otherNames, ...tickers]);
    return contracts.map(({ name: contract, address, alias }) => ({
      address,
      contract,
      alias,
      release: releaseTitle(release),
      page: release.deployments,
      chain,
      chainId,
      chainWords,
    }));
  });
}

async function listPlaces(): Promise<Map<string, Place[]>> {
  const places = (await Promise.all(releases.map(placesOf))).flat();
  const byAddress = new Map<string, Place[]>();
  for (const place of places) byAddress.set(place.address, [...(byAddress.get(place.address) ?? []), place]);
  return byAddress;
}

function toEntry(page: Document, address: string, places: Place[]): SearchEntry {
  const names = unique(places.map(({ contract }) => contract)).join(', ');
  const chains = unique(places.map(({ chain }) => chain));
  const releases = unique(places.map(({ release }) => release));
  const ids = unique(places.map(({ chain, chainId }) => `${chain}, chain ID ${chainId}`));
  return {
    slug: page.slug,
    anchor: address,
    headings: [
      titleWithVersion(page.frontMatter.title, releasesOfSlug(page.slug)),
      `${names} on ${chains.join(', ')}`,
    ],
    content: `${address}\nContract ${names} of ${releases.join(' and ')} on ${ids.join('; ')}.`,
    kind: 'address',
    keywords: [...unique(places.flatMap(({ alias }) => (alias ? [alias] : []))), 'contract address'],
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
