// Runs once before the tests that use Foundry: compiles the samples, deploys the releases, and starts a node for each
// process that runs tests.
import type { Hex } from 'viem';
import { mainnet, sepolia } from 'viem/chains';
import type { TestProject } from 'vitest/node';
import { connect, startAnvil } from './anvil';
import { buildProjects } from './projects';
import { deployReleases } from './releases';

declare module 'vitest' {
  interface ProvidedContext {
    foundry: {
      /** The endpoint of each process's node. */
      urls: string[];
      /** The state in which the releases are deployed, by the ID of the chain whose addresses they have. */
      states: Record<number, Hex>;
    };
  }
}

/** The chains whose addresses samples and pages use. */
const chains = [sepolia, mainnet];

export default async function setUp({ provide, config }: TestProject): Promise<() => void> {
  buildProjects();
  const nodes = await Promise.all(Array.from({ length: Number(config.maxWorkers) }, startAnvil));
  const node = connect(nodes[0]?.url ?? '');
  const states: Record<number, Hex> = {};
  for (const { id } of chains) {
    await node.request({ method: 'anvil_reset', params: [] });
    await node.setBlockTimestampInterval({ interval: 0 });
    await deployReleases(node, id);
    states[id] = await node.dumpState();
  }
  provide('foundry', { urls: nodes.map(({ url }) => url), states });
  return () => {
    for (const { stop } of nodes) stop();
  };
}
