import { maxUint256 } from 'viem';
import { expect, test, vi } from 'vitest';
import type { Chain, Contract } from '@/lib/testing/foundry/chain';
import { day } from '@/lib/testing/foundry/lockup-fixture';
import { lockupV1, newestReleases, setFee } from '@/lib/testing/foundry/protocol';
import { callNamed, exampleCalls, openExampleChain } from '@/lib/testing/reference/example-calls';

// Executes the example calls that `executed-effects.test.ts` leaves out: those of NFT descriptors, and batches, whose
// calldata contains the IDs of streams. The calls of Flow v1.0 aren't executed, because no package contains its bytecode.

vi.setConfig({ testTimeout: 120_000 });

/** The streams that the examples refer to are the last ones. */
const streamCount = 43;

type Subject = {
  release: string;
  contract: string;
  descriptor: string;
  /** The function that creates the streams. */
  creation: string;
  /** When the streams start in the examples, if not when they're created. */
  start?: bigint;
  /** Seconds after the start, when a part of the tokens has been streamed. */
  elapsed: bigint;
  batches: number;
  find: (chain: Chain) => { contract: Contract; descriptor: Contract };
  fee: (chain: Chain) => Promise<bigint>;
};

const subjects: Subject[] = [
  {
    release: 'lockup-v1.2',
    contract: 'SablierV2LockupLinear',
    descriptor: 'SablierV2NFTDescriptor',
    creation: 'createWithDurations',
    elapsed: BigInt(200 * day),
    batches: 0,
    find: (chain) => {
      const { lockupLinear: contract, nftDescriptor: descriptor } = lockupV1(chain);
      return { contract, descriptor };
    },
    fee: async () => 0n,
  },
  {
    release: 'lockup-v4.0',
    contract: 'SablierLockup',
    descriptor: 'LockupNFTDescriptor',
    creation: 'createWithDurationsLL',
    elapsed: BigInt(200 * day),
    batches: 1,
    find: (chain) => {
      const { lockup: contract, lockupNFTDescriptor: descriptor } = newestReleases(chain);
      return { contract, descriptor };
    },
    fee: (chain) => setFee(chain, newestReleases(chain), 'lockup'),
  },
  {
    release: 'flow-v3.0',
    contract: 'SablierFlow',
    descriptor: 'FlowNFTDescriptor',
    creation: 'createAndDeposit',
    start: 1_798_761_600n,
    elapsed: 15_000n,
    batches: 1,
    find: (chain) => {
      const { flow: contract, flowNFTDescriptor: descriptor } = newestReleases(chain);
      return { contract, descriptor };
    },
    fee: (chain) => setFee(chain, newestReleases(chain), 'flow'),
  },
];

test.each(subjects)('$release', async (subject) => {
  const { release, creation, start, elapsed } = subject;
  const examples = await openExampleChain();
  const { chain, sender, token } = examples;
  const { contract, descriptor } = subject.find(chain);
  const fee = await subject.fee(chain);
  if (start) chain.warp(start);
  const calls = await exampleCalls(release, subject.contract, examples);
  await token.send(sender, 'approve', contract.address, maxUint256);
  const { args } = callNamed(calls, creation);
  for (let created = 0; created < streamCount; created++) await contract.send(sender, creation, ...args);
  chain.warp(chain.now() + elapsed);

  const deposits = calls.filter((call) => call.name === 'deposit');
  for (const call of [...deposits, ...deposits]) await contract.send(sender, call.name, ...call.args);
  const batches = calls.filter((call) => call.name === 'batch');
  expect(batches).toHaveLength(subject.batches);
  for (const call of batches) await contract.pay(sender, call.paysFee ? fee : 0n, call.name, ...call.args);
  const reads = await exampleCalls(release, subject.descriptor, examples);
  expect(reads.length).toBeGreaterThan(0);
  for (const call of reads) expect(await descriptor.read(call.name, ...call.args)).toBeTruthy();
});
