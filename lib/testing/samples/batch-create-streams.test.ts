import { maxUint256 } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Piece, streamedAmount, toPieces } from '@/lib/figures/streams/pieces';
import type { Contract } from '../foundry/chain';
import { type Accounts, followStream, setUpLockup, tokens, week } from '../foundry/lockup-fixture';
import { setUpCreation } from '../foundry/lockup-v4-fixture';

// Runs the guides to batches on both releases of Lockup that have them.

type Fixture = Accounts & {
  batchLockup: Contract;
  deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
};
/** A contract of the guides, and the contract of its streams. */
type Batch = { contract: Contract; lockup: Contract };

let fixture: Fixture;
let linear: Batch;
let dynamic: Batch;
let tranched: Batch;

async function setUp(version: 'v1.2' | 'v4.0'): Promise<void> {
  const samplesIn = (folder: string) =>
    ['LinearBatch', 'DynamicBatch', 'TranchedBatch'].map((name) => `${folder}/${name}.sol`);
  if (version === 'v1.2') {
    const release = await setUpLockup(samplesIn('lockup/batch-create-streams'));
    fixture = release;
    linear = await deployBatch('LinearBatch', release.lockupLinear);
    dynamic = await deployBatch('DynamicBatch', release.lockupDynamic);
    tranched = await deployBatch('TranchedBatch', release.lockupTranched);
  } else {
    const release = await setUpCreation(samplesIn('lockup/v4.0/batch-create-streams'));
    fixture = release;
    const { token, sender, batchLockup, lockup } = release;
    linear = await deployBatch('LinearBatch', lockup);
    dynamic = await deployBatch('DynamicBatch', lockup);
    tranched = await deployBatch('TranchedBatch', lockup);
    await token.send(sender, 'approve', batchLockup.address, maxUint256);
  }
}

async function deployBatch(name: string, lockup: Contract): Promise<Batch> {
  const { batchLockup, token, sender } = fixture;
  const contract = await fixture.deploy(name, batchLockup.address, lockup.address, token.address);
  await token.send(sender, 'approve', contract.address, maxUint256);
  return { contract, lockup };
}

const now = (plus = 0) => Number(fixture.chain.now()) + plus;
const create = ({ contract }: Batch, ...grants: object[]) =>
  contract.send(fixture.sender, 'createStreams', grants);

/** In Lockup v1.2, what has accrued unlocks at the cliff, which is the same amount. */
const linearGrant = (changes = {}) => ({
  recipient: fixture.recipient.address,
  amount: tokens(100),
  cliff: 13 * week,
  cliffAmount: tokens(25),
  total: 52 * week,
  ...changes,
});

const dynamicGrant = (changes = {}) => ({
  recipient: fixture.recipient.address,
  amount: tokens(100),
  exponent: 10n ** 18n,
  duration: 24 * week,
  ...changes,
});

const tranchedGrant = (changes = {}) => ({
  recipient: fixture.recipient.address,
  amount: tokens(100),
  firstUnlock: now(week),
  lastUnlock: now(24 * week),
  ...changes,
});

/** Checks that the streams in a batch release what the formulas predict. */
async function expectStreams({ lockup }: Batch, streamIds: unknown, streams: Piece[][], times: number[]) {
  expect(streamIds).toEqual(streams.map((_, index) => BigInt(index + 1)));
  for (const [index, stream] of streams.entries()) {
    const back = await fixture.chain.snapshot();
    const expected = times.map((time) => expect.closeTo(streamedAmount(stream, time), 9));
    expect(await followStream(fixture, lockup, BigInt(index + 1), times)).toEqual(expected);
    await back();
  }
}

describe.each(['v1.2', 'v4.0'] as const)('with Lockup %s,', (version) => {
  beforeAll(() => setUp(version));
  beforeEach(() => fixture.chain.snapshot());

  test('two linear streams have consecutive IDs, and their own recipients and durations', async () => {
    const { result } = await create(
      linear,
      linearGrant(),
      linearGrant({ recipient: fixture.stranger.address, cliff: 0, cliffAmount: 0n, total: 26 * week }),
    );
    expect(await linear.lockup.read('ownerOf', 2n)).toBe(fixture.stranger.address);
    expect(await linear.lockup.read('getSender', 2n)).toBe(fixture.sender.address);
    expect(await linear.lockup.read('isTransferable', 2n)).toBe(false);
    await expectStreams(
      linear,
      result,
      [
        toPieces({ shape: 'cliff', cliff: 13 * week }, { deposit: 100, duration: 52 * week }),
        toPieces({ shape: 'linear' }, { deposit: 100, duration: 26 * week }),
      ],
      [0, 2 * week, 13 * week - 1, 13 * week, 26 * week, 52 * week],
    );
  });

  test('two dynamic streams follow their curves', async () => {
    const { result } = await create(
      dynamic,
      dynamicGrant({ exponent: 271n * 10n ** 16n }),
      dynamicGrant({ amount: tokens(200), exponent: 5n * 10n ** 17n, duration: 52 * week }),
    );
    const curve = (amount: number, exponent: number, until: number) => {
      const segments = [
        { amount: amount / 4, exponent: 1, until: week },
        { amount: (amount * 3) / 4, exponent, until },
      ];
      return toPieces({ shape: 'segments', segments }, { deposit: amount, duration: until });
    };
    const times = [0, week / 2, week, 12 * week, 24 * week, 40 * week, 52 * week];
    await expectStreams(dynamic, result, [curve(100, 2.71, 24 * week), curve(200, 0.5, 52 * week)], times);
  });

  test('two tranched streams unlock in steps', async () => {
    const { result } = await create(
      tranched,
      tranchedGrant({ amount: tokens(90) }),
      tranchedGrant({ amount: tokens(210), firstUnlock: now(4 * week) }),
    );
    const steps = (amount: number, first: number) => {
      const tranches = [
        { amount: amount / 3, at: first },
        { amount: (amount * 2) / 3, at: 24 * week },
      ];
      return toPieces({ shape: 'tranches', tranches }, { deposit: amount, duration: 24 * week });
    };
    const times = [week - 1, week, 4 * week - 1, 4 * week, 24 * week - 1, 24 * week];
    await expectStreams(tranched, result, [steps(90, week), steps(210, 4 * week)], times);
  });
});
