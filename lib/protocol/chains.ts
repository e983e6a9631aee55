import { invariant } from '@/lib/invariant';
import { publishedChains } from './published';

/** A chain as the published `sablier` package knows it; its explorer's address has no slash at the end. */
export type Chain = { name: string; isTestnet: boolean; explorerUrl: string };

/**
 * A chain's name, kind and block explorer, from the published `sablier` package.
 * @throws Error when the package doesn't know the chain
 */
export function chainOf(chainId: number): Chain {
  const chain = Object.values(publishedChains()).find((each) => each.id === chainId);
  invariant(chain, `the sablier package has no chain ${chainId}`);
  const { name, isTestnet, blockExplorers } = chain;
  return { name, isTestnet, explorerUrl: blockExplorers.default.url.replace(/\/$/, '') };
}
