import { describe, expect, test, vi } from 'vitest';
import { releaseAbi } from '@/lib/testing/foundry/artifacts';
import { day } from '@/lib/testing/foundry/lockup-fixture';
import { lockupV1, newestReleases, setFee } from '@/lib/testing/foundry/protocol';
import {
  callNamed,
  createCampaign,
  type ExampleChain,
  exampleCalls,
  openExampleChain,
} from '@/lib/testing/reference/example-calls';
import { approve, type CalledContract, execute, run } from '@/lib/testing/reference/execute-calls';

// Executes the example calls against the bytecode of the releases, after the placeholders have been replaced by accounts
// and contracts of the chain. The calls that revert are listed with their errors. The calls of Flow v1.0 aren't executed,
// because no package contains its bytecode.

vi.setConfig({ testTimeout: 120_000 });

/** The streams that the examples refer to are the last ones. */
const streamCount = 43;

/** Creates streams with an example. */
async function createStreams(
  { sender }: ExampleChain,
  { contract, calls }: CalledContract,
  name: string,
  count: number,
) {
  const { args } = callNamed(calls, name);
  for (let created = 0; created < count; created++) await contract.send(sender, name, ...args);
}

/** An NFT can only be burned when the stream has nothing left. */
const beforeBurn = ['cancel', 'withdrawMax'];

describe('Lockup v1.2', () => {
  test.each(['Linear', 'Dynamic', 'Tranched'] as const)('%s', async (model) => {
    const { examples, protocol, callers } = await openV1();
    const contract = protocol[`lockup${model}`];
    const calls = await exampleCalls('lockup-v1.2', `SablierV2Lockup${model}`, examples);
    const subject: CalledContract = { contract, calls, callers };
    await approve(examples, contract);
    await createStreams(examples, subject, 'createWithDurations', streamCount);
    examples.chain.warp(examples.chain.now() + BigInt(200 * day));
    expect(
      await execute(examples, subject, (name) => run(subject, name === 'burn' ? beforeBurn : [])),
    ).toEqual({
      // Only contracts can have hooks.
      allowToHook: 'CallerNotAdmin, SablierV2Lockup_AllowToHookZeroCodeSize',
    });
    if (model !== 'Linear') return;
    const descriptor = await exampleCalls('lockup-v1.2', 'SablierV2NFTDescriptor', examples);
    expect(await execute(examples, { contract: protocol.nftDescriptor, calls: descriptor, callers })).toEqual(
      {},
    );
  });

  test('batches and campaigns', async () => {
    const { examples, protocol, callers } = await openV1();
    const { batchLockup, merkleLockupFactory: factory } = protocol;
    for (const [name, contract] of [
      ['SablierV2BatchLockup', batchLockup],
      ['SablierV2MerkleLockupFactory', factory],
    ] as const) {
      await approve(examples, contract);
      const calls = await exampleCalls('lockup-v1.2', name, examples);
      expect(await execute(examples, { contract, calls, callers }), name).toEqual({});
    }
    const factoryCalls = await exampleCalls('lockup-v1.2', 'SablierV2MerkleLockupFactory', examples);
    for (const model of ['LL', 'LT'] as const) {
      const calls = await exampleCalls('lockup-v1.2', `SablierV2Merkle${model}`, examples);
      const contract = await createCampaign(
        examples,
        factory,
        releaseAbi('periphery', `SablierV2Merkle${model}`),
        callNamed(factoryCalls, `createMerkle${model}`),
        callNamed(calls, 'claim'),
      );
      expect(await execute(examples, { contract, calls, callers }), model).toEqual({});
    }
  });
});

async function openV1() {
  const examples = await openExampleChain();
  const protocol = lockupV1(examples.chain);
  const { sender, recipient, other } = examples;
  return { examples, protocol, callers: [sender, recipient, protocol.admin, other] };
}

describe('the newest releases', () => {
  test('Lockup v4.0', async () => {
    const { examples, protocol, callers } = await openNewest();
    const { chain } = examples;
    const { lockup: contract, lockupNFTDescriptor } = protocol;
    const calls = await exampleCalls('lockup-v4.0', 'SablierLockup', examples);
    const subject: CalledContract = {
      contract,
      calls,
      callers,
      fee: await setFee(chain, protocol, 'lockup'),
    };
    await approve(examples, contract);
    await createStreams(examples, subject, 'createWithDurationsLL', streamCount - 2);
    /** The functions that only accept streams of one model. Their examples refer to the last two streams. */
    const models: Record<string, string> = {
      getPriceGatedUnlockParams: 'createWithTimestampsLPG',
      getSegments: 'createWithDurationsLD',
      getTranches: 'createWithDurationsLT',
    };
    const prepare = async (name: string) => {
      await createStreams(examples, subject, models[name] ?? 'createWithDurationsLL', 2);
      chain.warp(chain.now() + BigInt(200 * day));
      await run(subject, name === 'burn' ? beforeBurn : []);
    };
    expect(await execute(examples, subject, prepare)).toEqual({
      // Only contracts can have hooks.
      allowToHook: 'Comptrollerable_CallerNotComptroller, execution reverted, without revert data',
    });
    await prepare('tokenURI');
    const descriptor = await exampleCalls('lockup-v4.0', 'LockupNFTDescriptor', examples);
    expect(await execute(examples, { contract: lockupNFTDescriptor, calls: descriptor, callers })).toEqual(
      {},
    );
  });

  test('batches of Lockup v4.0', async () => {
    const { examples, protocol, callers } = await openNewest();
    const contract = protocol.batchLockup;
    await approve(examples, contract);
    const calls = await exampleCalls('lockup-v4.0', 'SablierBatchLockup', examples);
    expect(await execute(examples, { contract, calls, callers })).toEqual({});
  });

  test('Flow v3.0', async () => {
    const { examples, protocol, callers } = await openNewest();
    const { chain } = examples;
    const { flow: contract, flowNFTDescriptor } = protocol;
    const calls = await exampleCalls('flow-v3.0', 'SablierFlow', examples);
    const subject: CalledContract = { contract, calls, callers, fee: await setFee(chain, protocol, 'flow') };
    // The start time of the streams in the examples.
    chain.warp(1_798_761_600n);
    await approve(examples, contract);
    await createStreams(examples, subject, 'createAndDeposit', streamCount);
    await run(subject, ['deposit', 'deposit']);
    // Half of the 30 tokens have been streamed.
    chain.warp(chain.now() + 15_000n);
    const errors = await execute(examples, subject, (name) =>
      run(subject, name.startsWith('restart') ? ['pause'] : []),
    );
    expect(errors).toEqual({});
    const descriptor = await exampleCalls('flow-v3.0', 'FlowNFTDescriptor', examples);
    expect(await execute(examples, { contract: flowNFTDescriptor, calls: descriptor, callers })).toEqual({});
  });
});

async function openNewest() {
  const examples = await openExampleChain();
  const protocol = newestReleases(examples.chain);
  const { sender, recipient, other } = examples;
  const comptroller = await examples.chain.impersonate(protocol.comptroller);
  return { examples, protocol, callers: [sender, recipient, comptroller, other] };
}
