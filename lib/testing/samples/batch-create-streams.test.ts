import { maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LockupStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import type { Account } from '../foundry/account';
import type { Chain, Contract } from '../foundry/chain';
import { followStream, setUpLockup, tokens, week } from '../foundry/lockup-fixture';
import { setUpCreation } from '../foundry/lockup-v4-fixture';
import { testMisuse } from './named-errors';

// Runs the guides to batches on both releases of Lockup that have them.

type Fixture = {
  chain: Chain;
  sender: Account;
  recipient: Account;
  stranger: Account;
  token: Contract;
  batchLockup: Contract;
  deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
};
/** A contract of the guides, and the contract of its streams. */
type Batch = { contract: Contract; lockup: Contract };
type WrongUses = Record<string, () => Promise<unknown>>;

let fixture: Fixture;
let linear: Batch;
let dynamic: Batch;
let tranched: Batch;

async function setUp(version: 'v1.2' | 'v4.0'): Promise<void> {
  const samplesIn = (folder: string) =>
    ['LinearBatch', 'DynamicBatch', 'TranchedBatch'].map((name) => `${folder}/${name}.sol`);
  if (version === 'v1.2') {
    const release = await setUpLockup(...samplesIn('lockup/batch-create-streams'));
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
async function expectStreams(
  { lockup }: Batch,
  streamIds: unknown,
  streams: LockupStream[],
  times: number[],
) {
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
  if (version === 'v1.2') testOlder();
  else testNewest();

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
        { model: 'linear', deposit: 100, end: 52 * week, cliff: 13 * week },
        { model: 'linear', deposit: 100, end: 26 * week },
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
    const curve = (amount: number, exponent: number, until: number): LockupStream => ({
      model: 'dynamic',
      segments: [
        { amount: amount / 4, exponent: 1, until: week },
        { amount: (amount * 3) / 4, exponent, until },
      ],
    });
    const times = [0, week / 2, week, 12 * week, 24 * week, 40 * week, 52 * week];
    await expectStreams(dynamic, result, [curve(100, 2.71, 24 * week), curve(200, 0.5, 52 * week)], times);
  });

  test('two tranched streams unlock in steps', async () => {
    const { result } = await create(
      tranched,
      tranchedGrant({ amount: tokens(90) }),
      tranchedGrant({ amount: tokens(210), firstUnlock: now(4 * week) }),
    );
    const steps = (amount: number, first: number): LockupStream => ({
      model: 'tranched',
      tranches: [
        { amount: amount / 3, at: first },
        { amount: (amount * 2) / 3, at: 24 * week },
      ],
    });
    const times = [week - 1, week, 4 * week - 1, 4 * week, 24 * week - 1, 24 * week];
    await expectStreams(tranched, result, [steps(90, week), steps(210, 4 * week)], times);
  });

  test('a batch leaves no tokens and no allowance behind', async () => {
    await create(linear, linearGrant(), linearGrant());
    const { token, batchLockup } = fixture;
    for (const holder of [linear.contract, batchLockup])
      expect(await token.read('balanceOf', holder.address)).toBe(0n);
    expect(await token.read('allowance', linear.contract.address, batchLockup.address)).toBe(0n);
    expect(await token.read('allowance', batchLockup.address, linear.lockup.address)).toBe(0n);
  });
});

/** Tests what differs in Lockup v1.2. */
function testOlder(): void {
  /** Mistakes that have the same result for all three models. */
  const commonMistakes = (batch: () => Batch, grant: (changes?: object) => object): WrongUses => ({
    ERC20InsufficientAllowance: () =>
      batch().contract.send(fixture.stranger, 'createStreams', [grant({ amount: 1n })]),
    ERC721InvalidReceiver: () => create(batch(), grant({ recipient: zeroAddress })),
    SablierV2BatchLockup_BatchSizeZero: () => create(batch()),
    SablierV2Lockup_DepositAmountZero: () => create(batch(), grant(), grant({ amount: 0n })),
  });
  const guide = 'guides/lockup/v1.2/examples/batch-create-streams';

  testMisuse(`${guide}/batch-lockup-linear`, {
    ...commonMistakes(() => linear, linearGrant),
    SablierV2LockupLinear_CliffTimeNotLessThanEndTime: () =>
      create(linear, linearGrant({ cliff: 52 * week })),
    SablierV2LockupLinear_StartTimeNotLessThanEndTime: () =>
      create(linear, linearGrant({ cliff: 0, total: 0 })),
  });
  testMisuse(`${guide}/batch-lockup-dynamic`, {
    ...commonMistakes(() => dynamic, dynamicGrant),
    SablierV2LockupDynamic_SegmentTimestampsNotOrdered: () =>
      create(dynamic, dynamicGrant({ duration: week })),
  });
  testMisuse(`${guide}/batch-lockup-tranched`, {
    ...commonMistakes(() => tranched, tranchedGrant),
    SablierV2LockupTranched_StartTimeNotLessThanFirstTrancheTimestamp: () =>
      create(tranched, tranchedGrant({ firstUnlock: now() })),
    SablierV2LockupTranched_TrancheTimestampsNotOrdered: () =>
      create(tranched, tranchedGrant({ lastUnlock: now(week) })),
  });
}

/** Tests what differs in Lockup v4.0. */
function testNewest(): void {
  test('the batch contract funds the streams, whose shapes it labels', async () => {
    const { events } = await create(linear, linearGrant(), linearGrant({ cliff: 0, cliffAmount: 0n }));
    const created = events.filter(({ name }) => name === 'CreateLockupLinearStream');
    expect(created.map(({ args }) => args.commonParams)).toMatchObject([
      { funder: fixture.batchLockup.address, shape: 'cliff' },
      { funder: fixture.batchLockup.address, shape: 'linear' },
    ]);
    expect(events.find(({ name }) => name === 'CreateLockupBatch')?.args).toEqual({
      funder: linear.contract.address,
      lockup: linear.lockup.address,
      streamIds: [1n, 2n],
    });
  });

  /** Mistakes that have the same result for all three models. */
  const commonMistakes = (batch: () => Batch, grant: (changes?: object) => object): WrongUses => ({
    ERC20InsufficientAllowance: () =>
      batch().contract.send(fixture.stranger, 'createStreams', [grant({ amount: 1n })]),
    ERC20InsufficientBalance: () => create(batch(), grant({ amount: tokens(1_000_001) })),
    ERC721InvalidReceiver: () => create(batch(), grant({ recipient: zeroAddress })),
    SablierBatchLockup_BatchSizeZero: () => create(batch()),
    SablierLockupHelpers_DepositAmountZero: () =>
      create(batch(), grant(), grant({ amount: 0n, cliffAmount: 0n })),
  });

  /** Calls the batch contract with one stream whose list is empty. */
  const emptyList = (functionName: string, list: 'segments' | 'tranches') => {
    const { batchLockup, sender, recipient, token } = fixture;
    const item = {
      sender: sender.address,
      recipient: recipient.address,
      depositAmount: 1n,
      cancelable: true,
      transferable: true,
      startTime: now(),
      [list]: [],
      shape: '',
    };
    return batchLockup.send(sender, functionName, linear.lockup.address, token.address, [item]);
  };
  const guide = 'guides/lockup/examples/batch-create-streams';

  testMisuse(`${guide}/batch-lockup-linear`, {
    ...commonMistakes(() => linear, linearGrant),
    SablierLockupHelpers_CliffTimeNotLessThanEndTime: () => create(linear, linearGrant({ cliff: 52 * week })),
    SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero: () => create(linear, linearGrant({ cliff: 0 })),
    SablierLockupHelpers_StartTimeNotLessThanEndTime: () =>
      create(linear, linearGrant({ cliff: 0, cliffAmount: 0n, total: 0 })),
    SablierLockupHelpers_UnlockAmountsSumTooHigh: () =>
      create(linear, linearGrant({ cliffAmount: tokens(101) })),
  });
  testMisuse(`${guide}/batch-lockup-dynamic`, {
    ...commonMistakes(() => dynamic, dynamicGrant),
    'Panic(0x32)': () => emptyList('createWithTimestampsLD', 'segments'),
    SablierLockupHelpers_SegmentTimestampsNotOrdered: () => create(dynamic, dynamicGrant({ duration: week })),
  });
  testMisuse(`${guide}/batch-lockup-tranched`, {
    ...commonMistakes(() => tranched, tranchedGrant),
    'Panic(0x32)': () => emptyList('createWithTimestampsLT', 'tranches'),
    SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp: () =>
      create(tranched, tranchedGrant({ firstUnlock: now() })),
    SablierLockupHelpers_TrancheTimestampsNotOrdered: () =>
      create(tranched, tranchedGrant({ lastUnlock: now(week) })),
  });
}
