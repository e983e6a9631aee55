import { invariant } from '@/lib/site/invariant';
import { publishedChains } from './published';

/** A chain from the published `sablier` package. The explorer's URL has no trailing slash. */
export type Chain = { name: string; isTestnet: boolean; explorerUrl: string };

/**
 * Returns a chain's name, kind, and block explorer from the published `sablier` package.
 * @throws if the package doesn't have the chain
 */
export function chainOf(chainId: number): Chain {
  const chain = Object.values(publishedChains()).find((each) => each.id === chainId);
  invariant(chain, `the sablier package has no chain ${chainId}`);
  const { name, isTestnet, blockExplorers } = chain;
  return { name, isTestnet, explorerUrl: blockExplorers.default.url.replace(/\/$/, '') };
}
