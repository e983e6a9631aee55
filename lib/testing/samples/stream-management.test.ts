import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tokens, week } from '../foundry/lockup-fixture';
import { type ManagerFixture, setUpManager } from '../foundry/manager-fixture';
import { refused } from '../foundry/reverted';

// Runs the guides to stream management on Lockup v1.2.

let fixture: ManagerFixture;

beforeAll(async () => {
  fixture = await setUpManager();
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
    await refused(fixture.manager.send(fixture.stranger, functionName, ...args), 'CallerNotOwner', [
      fixture.stranger.address,
    ]);
});
test('after renouncing, the recipient gets the whole deposit', async () => {
  const streamId = await fixture.openStream({ sender: fixture.manager.address });
  await fixture.manager.send(fixture.sender, 'renounce', streamId);
  fixture.chain.warp(fixture.chain.now() + BigInt(52 * week));
  expect(await fixture.lockupLinear.read('withdrawableAmountOf', streamId)).toBe(tokens(1000));
});
