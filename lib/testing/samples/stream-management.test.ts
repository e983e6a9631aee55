import { beforeAll, beforeEach, describe, test } from 'vitest';
import { type ManagerFixture, setUpManager } from '../foundry/manager-fixture';
import { refused } from '../foundry/reverted';

// Runs the guides to stream management on Lockup v1.2.

let fixture: ManagerFixture;

beforeAll(async () => {
  fixture = await setUpManager();
});

beforeEach(() => fixture.chain.snapshot());

describe('withdrawals', () => {
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
});
