import { releases } from '@/content/releases';
import type { Document } from '@/lib/markup/document';
import { type Release, releaseTitle } from '@/lib/site/release';
import { releasesOfSlug } from '@/lib/site/releases';
import { titleWithVersion } from '../page-facts';
import type { SearchEntry } from '../record';

/** A contract on a chain. */
type DeployedContract = {
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
  const deployed = await deployedByAddress();
  return pages.flatMap((page) =>
    page.anchors
      .filter((anchor) => addressForm.test(anchor))
      .flatMap((address) => {
        const here = (deployed.get(address) ?? []).filter((each) => each.page === page.slug);
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
    const deployed = await deployedIn(release);
    names.set(release.deployments, {
      aliases: unique([
        ...aliases,
        ...deployed.flatMap(({ alias }) => alias ?? []),
        ...release.contracts.flatMap((name) => [
          name,
          `${name.replace(/^Sablier(?:V2)?|(?<=[a-z])(?=[A-Z])/g, ' ')} address`,
        ]),
      ]),
      // Each chain's first contract comes last, so that it's the one that stays.
      chains: new Map([
        ...chains,
        ...deployed.toReversed().map(({ chain, chainWords: words, contract, address }) => {
          return [chain, { words, contract: `${contract} ${address}` }] as const;
        }),
      ]),
    });
  }
  return names;
}

async function deployedIn(release: Release): Promise<DeployedContract[]> {
  // The package is large, so it's only loaded for sites that list addresses.
  const { releaseDeployments } = await import('@/lib/protocol/deployments/release-deployments');
  const { tickerOf } = await import('@/lib/protocol/deployments/chains');
  const { chains } = releaseDeployments(release);
  return chains.flatMap(({ name: chain, chainId, slug, isTestnet, contracts }) => {
    const ticker = tickerOf(chainId);
    // Many chains have ether, but it's the name of one.
    const tickers = isTestnet || (ticker === 'ETH' && chain !== 'Ethereum') ? [] : [ticker];
    const names = chain === 'Sepolia' ? ['Ethereum Sepolia'] : [slug];
    const otherNames = names.filter((name) => name.replaceAll('-', ' ') !== chain.toLowerCase());
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

async function deployedByAddress(): Promise<Map<string, DeployedContract[]>> {
  const deployed = (await Promise.all(releases.map(deployedIn))).flat();
  const byAddress = new Map<string, DeployedContract[]>();
  for (const each of deployed) byAddress.set(each.address, [...(byAddress.get(each.address) ?? []), each]);
  return byAddress;
}

function toEntry(page: Document, address: string, deployed: DeployedContract[]): SearchEntry {
  const names = unique(deployed.map(({ contract }) => contract)).join(', ');
  const chains = unique(deployed.map(({ chain }) => chain));
  const releases = unique(deployed.map(({ release }) => release));
  const ids = unique(deployed.map(({ chain, chainId }) => `${chain}, chain ID ${chainId}`));
  return {
    slug: page.slug,
    anchor: address,
    headings: [
      titleWithVersion(page.frontMatter.title, releasesOfSlug(page.slug)),
      `${names} on ${chains.join(', ')}`,
    ],
    content: `${address}\nContract ${names} of ${releases.join(' and ')} on ${ids.join('; ')}.`,
    kind: 'address',
    keywords: [...unique(deployed.flatMap(({ alias }) => (alias ? [alias] : []))), 'contract address'],
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
