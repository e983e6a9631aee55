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
  chain: string;
  chainId: number;
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
        const here = (places.get(address) ?? []).filter((place) => isListedOn(page, place));
        return here.length > 0 ? [toEntry(page, address, here)] : [];
      }),
  );
}

/** Different releases can have different contracts at the same address, so check that this page lists the contract. */
const isListedOn = ({ anchors }: Document, { chainId, contract }: Place): boolean =>
  anchors.some((anchor) => anchor.endsWith(`${chainId}-${contract}`));

/** Returns the first parts of stream IDs, such as `LK3`, by the page that lists the addresses of their contracts. */
export async function listAliases(
  slugs: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const listed = releases.filter(({ deployments }) => slugs.has(deployments));
  const aliases = new Map<string, string[]>();
  for (const release of listed) {
    const own = (await placesOf(release)).flatMap(({ alias }) => alias ?? []);
    aliases.set(release.deployments, unique([...(aliases.get(release.deployments) ?? []), ...own]));
  }
  return aliases;
}

async function placesOf(release: Release): Promise<Place[]> {
  // The package is large, so it's only loaded for sites that list addresses.
  const { releaseDeployments } = await import('@/lib/protocol/deployments/release-deployments');
  const { chains } = releaseDeployments({ protocol: release.product, version: release.version });
  return chains.flatMap(({ name: chain, chainId, contracts }) =>
    contracts.map(({ name: contract, address, alias }) => ({
      address,
      contract,
      alias,
      release: releaseTitle(release),
      chain,
      chainId,
    })),
  );
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
    keywords: [
      address.toLowerCase(),
      ...unique(places.flatMap(({ alias }) => (alias ? [alias] : []))),
      'contract address',
    ],
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
