import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Contract } from '../foundry/chain';
import { day, type LockupFixture, setUpLockup, tokens } from '../foundry/lockup-fixture';
import { refused } from '../foundry/reverted';

// Runs the guides to stream management on Lockup v1.2.

let fixture: LockupFixture;
/** The contract from the guides, which belongs to the sender. */
let manager: Contract;

beforeAll(async () => {
  fixture = await setUpLockup(['lockup/stream-management/StreamManager.sol']);
  manager = await fixture.deploy('StreamManager', fixture.lockupLinear.address);
});

beforeEach(() => fixture.chain.snapshot());

test('only the owner of the contract can use its permissions', async () => {
  const calls = [
    ['sweep', fixture.token.address, fixture.stranger.address],
    ['withdraw', 1n, fixture.stranger.address, 1n],
    ['withdrawMax', 1n, fixture.stranger.address],
    ['cancel', 1n],
    ['cancelMultiple', [1n]],
    ['cancelForRefund', 1n, 0n],
    ['renounce', 1n],
    ['withdrawMaxAndTransfer', 1n, fixture.stranger.address],
    ['transfer', 1n, fixture.stranger.address],
  ] as const;
  for (const [functionName, ...args] of calls)
    await refused(manager.send(fixture.stranger, functionName, ...args), 'CallerNotOwner', [
      fixture.stranger.address,
    ]);
});
test('after renouncing, the recipient gets the whole deposit', async () => {
  const streamId = await fixture.openStream({ sender: manager.address });
  await manager.send(fixture.sender, 'renounce', streamId);
  fixture.chain.warp(fixture.chain.now() + BigInt(100 * day));
  expect(await fixture.lockupLinear.read('withdrawableAmountOf', streamId)).toBe(tokens(100));
});
