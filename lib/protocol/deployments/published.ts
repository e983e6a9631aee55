import { createRequire } from 'node:module';

// Chains and releases from the published `sablier` package. It takes seconds to load, so it's loaded on demand. Most
// builds don't need it, because everything derived from it is cached.
const load = createRequire(import.meta.url);

/** Returns all releases with their ABIs and deployments. */
export const publishedReleases = (): typeof import('sablier/evm/releases')['releases'] =>
  load('sablier/evm/releases').releases;

/** Returns all releases of Flow. */
export const publishedFlow = (): typeof import('sablier/evm/releases/flow')['flow'] =>
  load('sablier/evm/releases/flow').flow;

/** Returns all chains. */
export const publishedChains = (): typeof import('sablier/evm/chains')['chains'] =>
  load('sablier/evm/chains').chains;
