import { maxUint256 } from 'viem';
import { expect, test, vi } from 'vitest';
import { day } from '@/lib/testing/foundry/lockup-fixture';
import { lockupV1, newestReleases, setFee } from '@/lib/testing/foundry/protocol';
import { callNamed, exampleCalls, openExampleChain } from '@/lib/testing/reference/example-calls';

// Executes the example calls that `executed-effects.test.ts` leaves out: those of NFT descriptors, and batches, whose
// calldata contains the IDs of streams. The calls of Flow v1.0 aren't executed, because no package contains its bytecode.

vi.setConfig({ testTimeout: 120_000 });

/** The streams that the examples refer to are the last ones. */
const streamCount = 43;

test.each([
  ['Lockup v1.2', 'SablierV2LockupLinear', 'SablierV2NFTDescriptor', 'createWithDurations'],
  ['Lockup v4.0', 'SablierLockup', 'LockupNFTDescriptor', 'createWithDurationsLL'],
  ['Flow v3.0', 'SablierFlow', 'FlowNFTDescriptor', 'createAndDeposit'],
] as const)('%s', async (name, contractName, descriptorName, creation) => {
  const release = name.toLowerCase().replace(' ', '-');
  const examples = await openExampleChain();
  const { chain, sender, token } = examples;
  const v1 = lockupV1(chain);
  const newest = newestReleases(chain);
  const [contract, descriptor] = {
    'Lockup v1.2': [v1.lockupLinear, v1.nftDescriptor],
    'Lockup v4.0': [newest.lockup, newest.lockupNFTDescriptor],
    'Flow v3.0': [newest.flow, newest.flowNFTDescriptor],
  }[name] as [typeof v1.lockupLinear, typeof v1.nftDescriptor];
  const fee =
    name === 'Lockup v1.2' ? 0n : await setFee(chain, newest, name === 'Flow v3.0' ? 'flow' : 'lockup');
  // The start time of the streams of Flow in the examples.
  if (name === 'Flow v3.0') chain.warp(1_798_761_600n);
  const calls = await exampleCalls(release, contractName, examples);
  await token.send(sender, 'approve', contract.address, maxUint256);
  const { args } = callNamed(calls, creation);
  for (let created = 0; created < streamCount; created++) await contract.send(sender, creation, ...args);
  // Half of the tokens in Flow have been streamed.
  chain.warp(chain.now() + (name === 'Flow v3.0' ? 15_000n : BigInt(200 * day)));

  const deposits = calls.filter((call) => call.name === 'deposit');
  for (const call of [...deposits, ...deposits]) await contract.send(sender, call.name, ...call.args);
  const batches = calls.filter((call) => call.name === 'batch');
  expect(batches).toHaveLength(name === 'Lockup v1.2' ? 0 : 1);
  for (const call of batches) await contract.pay(sender, call.paysFee ? fee : 0n, call.name, ...call.args);
  const reads = await exampleCalls(release, descriptorName, examples);
  expect(reads.length).toBeGreaterThan(0);
  for (const call of reads) expect(await descriptor.read(call.name, ...call.args)).toBeTruthy();
});
