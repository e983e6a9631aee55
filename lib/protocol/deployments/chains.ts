import { createRequire } from 'node:module';
import { required } from '@/lib/site/invariant';

export type Chain = {
  name: string;
  /** Its name in URLs, which is sometimes better known, such as `optimism` for OP Mainnet. */
  slug: string;
  isTestnet: boolean;
  /** The block explorer's URL, without a trailing slash. */
  explorerUrl: string;
};

/**
 * Returns a chain's name, kind, and block explorer from the published `sablier` package.
 * @throws if the package doesn't have the chain
 */
export function chainOf(chainId: number): Chain {
  const { name, slug, isTestnet, blockExplorers } = publishedChain(chainId);
  return { name, slug, isTestnet, explorerUrl: blockExplorers.default.url.replace(/\/$/, '') };
}

/** Whether the published `sablier` package has a chain. */
export const isChain = (chainId: number): boolean => findChain(chainId) !== undefined;

/** Returns the symbol of a chain's native token. */
export const tickerOf = (chainId: number): string => publishedChain(chainId).nativeCurrency.symbol;

const findChain = (chainId: number) => Object.values(publishedChains()).find(({ id }) => id === chainId);

const publishedChain = (chainId: number) =>
  required(findChain(chainId), `the sablier package has no chain ${chainId}`);

// The `sablier` package takes seconds to load, and most builds don't need it, because what's derived from it is cached.
const load = createRequire(import.meta.url);

/** Returns all releases with their ABIs and deployments. */
export const publishedReleases = (): typeof import('sablier/evm/releases')['releases'] =>
  load('sablier/evm/releases').releases;

/** Returns the comptroller, which is deployed once per chain for all releases. */
export const publishedComptroller = (): typeof import('sablier/evm')['comptroller'] =>
  load('sablier/evm/comptroller').comptroller;

/** Returns all chains by name. */
export const publishedChains = (): typeof import('sablier/evm/chains')['chains'] =>
  load('sablier/evm/chains').chains;
