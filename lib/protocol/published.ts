import { createRequire } from 'node:module';

// What others know of chains and releases, from the published `sablier` package. It takes seconds to load, so that it is
// loaded only when something asks: most builds find all that was made from it in a cache.
const load = createRequire(import.meta.url);

/** Every release with its ABIs and deployments. */
export const publishedReleases = (): typeof import('sablier/evm/releases')['releases'] =>
  load('sablier/evm/releases').releases;

/** Every release of Flow. */
export const publishedFlow = (): typeof import('sablier/evm/releases/flow')['flow'] =>
  load('sablier/evm/releases/flow').flow;

/** Every chain. */
export const publishedChains = (): typeof import('sablier/evm/chains')['chains'] =>
  load('sablier/evm/chains').chains;
