import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Chain, startChain } from '../foundry/chain';
import { projects, runForgeTests, samplesOf } from '../foundry/projects';
import { lockupV1, newestReleases } from '../foundry/protocol';

// Runs the tests that guides show with `forge test`, on a fork of a chain that has the releases.

let chain: Chain;

beforeAll(async () => {
  chain = await startChain();
});

/** Returns the variables that a project's guides put into `.env`. */
function environmentOf(id: string): Record<string, string> {
  const older = lockupV1(chain);
  const newest = newestReleases(chain);
  return {
    SEPOLIA_RPC_URL: chain.url,
    SABLIER_FLOW: newest.flow.address,
    SABLIER_BATCH_LOCKUP: (id === 'lockup-v4.0' ? newest : older).batchLockup.address,
    SABLIER_LOCKUP: newest.lockup.address,
    SABLIER_LOCKUP_DYNAMIC: older.lockupDynamic.address,
    SABLIER_LOCKUP_LINEAR: older.lockupLinear.address,
    SABLIER_LOCKUP_TRANCHED: older.lockupTranched.address,
    SABLIER_MERKLE_LOCKUP_FACTORY: older.merkleLockupFactory.address,
  };
}

const report = z.record(
  z.string(),
  z.object({
    test_results: z.record(z.string(), z.object({ status: z.string(), reason: z.string().nullish() })),
  }),
);

// The bytecode of Flow v1.0 isn't in any package.
test.each(projects.filter(({ id, guide }) => guide && id !== 'flow-v1.0'))(
  'every test of $id passes',
  (project) => {
    const suites = report.parse(runForgeTests(project.id, environmentOf(project.id)));
    const results = Object.values(suites).flatMap(({ test_results }) => Object.entries(test_results));
    expect(results.filter(([, { status }]) => status !== 'Success')).toEqual([]);
    expect(results.length).toBeGreaterThan(0);
    const samples = samplesOf(project).filter((name) => name.endsWith('.t.sol'));
    expect(Object.keys(suites)).toHaveLength(samples.length);
  },
  120_000,
);
