import fs from 'node:fs';
import { shapes } from 'sablier';
import { maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Account } from '../foundry/account';
import { sampleArtifacts } from '../foundry/artifacts';
import { type Chain, type Contract, startChain } from '../foundry/chain';
import { day, followStream, tokenSample, tokens, week } from '../foundry/lockup-fixture';
import { type Newest, newestReleases, setFee } from '../foundry/protocol';
import { testMisuse } from './named-errors';

// Runs the guide to Lockup Linear streams on Lockup v4.0, with the bytecode from its package.

let chain: Chain;
let protocol: Newest;
let lockup: Contract;
let token: Contract;
let vesting: Contract;
let sender: Account;
let recipient: Account;
let stranger: Account;

beforeAll(async () => {
  chain = await startChain();
  protocol = newestReleases(chain);
  ({ lockup } = protocol);
  sender = await chain.open('sender');
  recipient = await chain.open('recipient');
  stranger = await chain.open('stranger');
  const find = sampleArtifacts(tokenSample, 'lockup/v4.0/create-stream/LinearVesting.sol');
  token = await chain.deploy(sender, find('TestToken'));
  vesting = await chain.deploy(sender, find('LinearVesting'), lockup.address, token.address);
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  for (const spender of [vesting, lockup]) await token.send(sender, 'approve', spender.address, maxUint256);
});

beforeEach(() => chain.snapshot());

const now = (plus = 0) => Number(chain.now()) + plus;
const vest = (functionName: string, ...args: unknown[]) =>
  vesting.send(sender, functionName, recipient.address, ...args);
const vestBetween = (start: number, end: number, cliffTime = 0, cliffAmount = 0n, amount = tokens(1000)) =>
  vest('vestBetween', amount, { start, end }, cliffTime, cliffAmount);

/** Calls Lockup directly, with terms that the guide's contract doesn't pass. */
const create = (terms: object, unlockAmounts = { start: 0n, cliff: 0n }, granularity = 0, cliff = 0) => {
  const params = {
    sender: sender.address,
    recipient: recipient.address,
    depositAmount: tokens(1000),
    token: token.address,
    cancelable: true,
    transferable: true,
    shape: '',
    ...terms,
  };
  const durations = { cliff, total: 100 * day };
  return lockup.send(sender, 'createWithDurationsLL', params, unlockAmounts, granularity, durations);
};

/** @param seconds from now, ascending */
const follow = (streamId: unknown, ...seconds: number[]) =>
  followStream({ chain }, lockup, streamId, seconds);

test('a stream that starts now has the terms from the guide, and the recipient owns the NFT', async () => {
  const { result, events } = await vest('vestFromNow', tokens(1040));
  expect(result).toBe(1n);
  const read = (functionName: string) => lockup.read(functionName, result);
  expect(await read('getSender')).toBe(sender.address);
  expect(await read('getRecipient')).toBe(recipient.address);
  expect(await read('getUnderlyingToken')).toBe(token.address);
  expect(await read('getStartTime')).toBe(now());
  expect(await read('getCliffTime')).toBe(now(4 * week));
  expect(await read('getEndTime')).toBe(now(52 * week));
  expect(await read('getUnlockAmounts')).toEqual({ start: 0n, cliff: tokens(80) });
  expect(await read('getGranularity')).toBe(1);
  expect([await read('isCancelable'), await read('isTransferable')]).toEqual([true, true]);
  expect(events.find(({ name }) => name === 'CreateLockupLinearStream')?.args).toMatchObject({
    commonParams: { funder: vesting.address, depositAmount: tokens(1040), shape: 'cliff' },
  });
  expect(await token.read('balanceOf', vesting.address)).toBe(0n);
  expect(await token.read('allowance', vesting.address, lockup.address)).toBe(0n);
});

test('with the cliff amount of the guide, the stream releases what it would in v1.2', async () => {
  const { result } = await vest('vestFromNow', tokens(1040));
  const weeks = [4, 13, 26, 52];
  expect(await follow(result, 4 * week - 1, ...weeks.map((each) => each * week))).toEqual([
    0,
    ...weeks.map((each) => each * 20),
  ]);
});

test('with a cliff amount of 0, nothing unlocks at the cliff', async () => {
  const { result } = await vestBetween(now(), now(52 * week), now(4 * week), 0n, tokens(1040));
  const amounts = await follow(result, 4 * week, 4 * week + 1, 16 * week, 28 * week, 52 * week);
  expect(amounts).toEqual([0, expect.closeTo(1040 / (48 * week), 9), 260, 520, 1040]);
});

test('a stream between two dates can start in the past, and can even be over', async () => {
  const { result } = await vestBetween(now(-13 * week), now(39 * week));
  expect(await follow(result, 0, 13 * week, 39 * week)).toEqual([250, 500, 1000]);
  const { result: over } = await vestBetween(now(-2 * week), now(-week));
  expect(await follow(over, 0)).toEqual([1000]);
});

test('weekly steps unlock the bonus immediately and the rest at the end of each week', async () => {
  const { result } = await vest('vestWeekly', tokens(1040), tokens(520));
  expect(await follow(result, 0, week - 1, week, 2 * week, 52 * week)).toEqual([520, 520, 530, 540, 1040]);
});

test('if the steps do not divide the duration, the remainder unlocks at the end', async () => {
  const { result } = await create({}, undefined, 30 * day);
  expect(await follow(result, ...[29, 30, 60, 90, 99, 100].map((each) => each * day))).toEqual([
    0, 300, 600, 900, 900, 1000,
  ]);
});

test('each shape of the guide releases what its table says', async () => {
  const page = fs.readFileSync('content/guides/lockup/examples/create-stream/lockup-linear.mdx', 'utf8');
  const rows = [
    ...page.matchAll(
      /^\| .*, `(\w+)` \| Amounts (\d+) and (\d+), granularity (\d+), (?:no cliff|cliff on day (\d+)) \| ([\d., ]+) \|$/gm,
    ),
  ];
  expect(rows).toHaveLength(7);
  for (const [, shape, ...cells] of rows) {
    const [start = 0, cliff = 0, granularity = 0, cliffDay = 0] = cells
      .slice(0, 4)
      .map((cell) => Number(cell ?? 0));
    const amounts = { start: tokens(start), cliff: tokens(cliff) };
    const back = await chain.snapshot();
    const { result } = await create({ shape }, amounts, granularity * day, cliffDay * day);
    const released = await follow(result, ...[24, 25, 50, 99].map((each) => each * day));
    expect(
      released.map((amount) => Math.round(amount * 100) / 100),
      shape,
    ).toEqual(cells[4]?.split(', ').map(Number));
    await back();
  }
});

test('a timelock with a granularity of 0 has released half of its deposit halfway through', async () => {
  const { result } = await create({ shape: 'linearTimelock' });
  expect(await follow(result, 50 * day)).toEqual([500]);
});

test('the guide lists the labels that the package has deprecated', () => {
  const page = fs.readFileSync('content/guides/lockup/examples/create-stream/lockup-linear.mdx', 'utf8');
  const [, sentence = ''] = /Sablier has deprecated the labels of the old forms: (.*)/.exec(page) ?? [];
  const listed = [...sentence.matchAll(/`(\w+)`/g)].map(([, label]) => label);
  const deprecated = Object.values(shapes.lockup).filter(({ isDeprecated }) => isDeprecated);
  expect(listed.sort()).toEqual(deprecated.map(({ id }) => id).sort());
});

test('anyone can withdraw to the recipient, for the minimum fee', async () => {
  const { result } = await vest('vestFromNow', tokens(1040));
  const fee = await setFee(chain, protocol, 'lockup');
  chain.warp(chain.now() + BigInt(26 * week));
  expect(await lockup.read('calculateMinFeeWei', result)).toBe(fee);
  await lockup.pay(stranger, fee, 'withdrawMax', result, recipient.address);
  expect(await token.read('balanceOf', recipient.address)).toBe(tokens(520));
});

testMisuse('guides/lockup/examples/create-stream/lockup-linear', {
  ERC20InsufficientAllowance: () => vesting.send(stranger, 'vestFromNow', recipient.address, 1n),
  ERC20InsufficientBalance: () => vest('vestFromNow', tokens(1_000_001)),
  ERC721InvalidReceiver: () => vesting.send(sender, 'vestFromNow', zeroAddress, 1n),
  SablierLockupHelpers_CliffTimeNotLessThanEndTime: () => vestBetween(now(), now(week), now(week)),
  SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero: () => vestBetween(now(), now(week), 0, 1n),
  SablierLockupHelpers_DepositAmountZero: () => vest('vestFromNow', 0n),
  SablierLockupHelpers_GranularityTooHigh: () => create({}, undefined, 100 * day + 1),
  SablierLockupHelpers_SenderZeroAddress: () => create({ sender: zeroAddress }),
  SablierLockupHelpers_ShapeExceeds32Bytes: () => create({ shape: 'x'.repeat(33) }),
  SablierLockupHelpers_StartTimeNotLessThanCliffTime: () => vestBetween(now(week), now(2 * week), now(week)),
  SablierLockupHelpers_StartTimeNotLessThanEndTime: () => vestBetween(now(week), now(week)),
  SablierLockupHelpers_StartTimeZero: () => vestBetween(0, now(week)),
  SablierLockupHelpers_UnlockAmountsSumTooHigh: () => vest('vestWeekly', tokens(1), tokens(2)),
  SablierLockup_InsufficientFeePayment: async () => {
    const { result } = await vest('vestFromNow', tokens(1040));
    await setFee(chain, protocol, 'lockup');
    chain.warp(chain.now() + BigInt(26 * week));
    await lockup.send(stranger, 'withdrawMax', result, recipient.address);
  },
  SablierLockup_WithdrawAmountZero: async () => {
    const { result } = await vest('vestFromNow', tokens(1040));
    await lockup.send(stranger, 'withdrawMax', result, recipient.address);
  },
});
