import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  keccak256,
  slice,
} from 'viem';
import { parseAbi, stringToBytes } from 'viem/utils';
import { type FindArtifact, releaseErrors } from './artifacts';
import { chainOn } from './chain';
import type { Cheats } from './cheats';
import { type LockupFixture, setUpLockupOn } from './lockup-fixture';
import { startMachine } from './machine';
import { deployNewerProtocol, type NewerProtocol } from './newer-protocol';

/** The cheatcodes that our samples use, from `lib/content/samples/stubs/forge-std/Test.sol`. */
const cheatcodes = parseAbi([
  'function createSelectFork(string)',
  'function envAddress(string)',
  'function expectRevert(bytes)',
  'function prank(address)',
  'function startPrank(address)',
  'function stopPrank()',
  'function warp(uint256)',
]);

/** Foundry's cheatcode address: the last 20 bytes of this string's hash. */
const address = slice(keccak256(stringToBytes('hevm cheat code')), 12);

/** Returns the variables that the guides put into `.env`, with addresses on this chain. */
const environmentOf = (fixture: LockupFixture, newer: NewerProtocol): Record<string, Address> => ({
  SABLIER_BATCH_LOCKUP: fixture.batchLockup.address,
  SABLIER_LOCKUP: newer.lockup.address,
  SABLIER_LOCKUP_DYNAMIC: fixture.lockupDynamic.address,
  SABLIER_LOCKUP_LINEAR: fixture.lockupLinear.address,
  SABLIER_LOCKUP_TRANCHED: fixture.lockupTranched.address,
  SABLIER_MERKLE_LOCKUP_FACTORY: fixture.merkleLockupFactory.address,
});

/**
 * Runs a contract's tests like `forge test`, against Lockup v1.2 and v4.0 on a chain in memory.
 * @param artifact finds the test contract and the fixture's token
 * @param contract such as `StreamVaultTest`, with its path if several samples have a contract of this name
 * @returns the result of each test: `passed`, or the reason for its failure
 */
export async function runFoundryTests(
  artifact: FindArtifact,
  contract: string,
): Promise<Record<string, string>> {
  const environment: Record<string, Address> = {};
  let warp = (_to: bigint) => {};
  const { missedRevert, reset, ...cheats } = createCheats(environment, (to) => warp(to));
  const machine = await startMachine({ cheats });
  warp = machine.warp;

  const chain = chainOn(machine, releaseErrors());
  const fixture = await setUpLockupOn(chain, artifact);
  Object.assign(environment, environmentOf(fixture, await deployNewerProtocol(chain)));
  const tests = await fixture.deploy(contract);

  const results: Record<string, string> = {};
  for (const name of testsIn(tests.abi)) {
    const back = await chain.snapshot();
    reset();
    try {
      await tests.send(fixture.sender, 'setUp');
      await tests.send(fixture.sender, name);
      results[name] = missedRevert() ? 'a call did not revert as expected' : 'passed';
    } catch (error) {
      results[name] = String(error);
    }
    await back();
  }
  return results;
}

const testsIn = (abi: Abi): string[] =>
  abi.flatMap((item) => (item.type === 'function' && item.name.startsWith('test') ? [item.name] : []));

type Foundry = Cheats & { missedRevert: () => boolean; reset: () => void };

function createCheats(environment: Record<string, Address>, warp: (to: bigint) => void): Foundry {
  let prank: { caller: Address; once: boolean } | undefined;
  let expectedRevert: Hex | undefined;
  let missed = false;

  return {
    address,
    missedRevert: () => missed || expectedRevert !== undefined,
    reset() {
      prank = undefined;
      expectedRevert = undefined;
      missed = false;
    },

    answer(data) {
      const { functionName, args } = decodeFunctionData({ abi: cheatcodes, data });
      switch (functionName) {
        case 'createSelectFork':
          return encodeAbiParameters([{ type: 'uint256' }], [0n]);
        case 'envAddress': {
          const found = environment[args[0]];
          if (!found) throw new Error(`No guide writes ${args[0]} into .env.`);
          return encodeAbiParameters([{ type: 'address' }], [found]);
        }
        case 'expectRevert':
          expectedRevert = args[0];
          return '0x';
        case 'prank':
        case 'startPrank':
          prank = { caller: args[0], once: functionName === 'prank' };
          return '0x';
        case 'stopPrank':
          prank = undefined;
          return '0x';
        case 'warp':
          warp(args[0]);
          return '0x';
      }
    },

    // Cheatcodes apply to calls from the test itself.
    callerAt(depth) {
      if (depth !== 1 || !prank) return undefined;
      const { caller, once } = prank;
      if (once) prank = undefined;
      return caller;
    },

    forgives(depth, failed, output) {
      if (depth !== 1 || expectedRevert === undefined) return false;
      const asExpected = failed && output === expectedRevert;
      expectedRevert = undefined;
      missed ||= !asExpected;
      return asExpected;
    },
  };
}
