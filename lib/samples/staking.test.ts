import { maxUint256 } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Contract } from './evm/chain';
import { day, type LockupScene, setLockupScene, tokens } from './evm/lockup-scene';
import type { Account } from './evm/machine';
import { openStream } from './evm/open-stream';
import { errorsNamedOn } from './named-errors';

const hour = 3600;

let scene: LockupScene;
let staking: Contract;
/** A second one, which nobody has put on the allowlist. */
let unlisted: Contract;
let people: { a: Account; b: Account; c: Account };

beforeAll(async () => {
  scene = await setLockupScene('lockup/staking/StreamStaking.sol');
  const { sender, lockupLinear, token, chain, admin } = scene;
  const deploy = () => scene.deploy('StreamStaking', sender.address, lockupLinear.address, token.address);
  staking = await deploy();
  unlisted = await deploy();
  await lockupLinear.send(admin, 'allowToHook', staking.address);
  await token.send(sender, 'approve', staking.address, maxUint256);
  people = { a: await chain.open('a'), b: await chain.open('b'), c: await chain.open('c') };
}, 300_000);

beforeEach(() => scene.chain.snapshot());

const wait = (seconds: number) => scene.chain.warp(scene.chain.now() + BigInt(seconds));
const lockup = (from: Account, functionName: string, ...args: unknown[]) =>
  scene.lockupLinear.send(from, functionName, ...args);
const balanceOf = ({ address }: { address: string }) => scene.token.read('balanceOf', address);
const earned = ({ address }: Account) => staking.read('earned', address);
const stakedBy = async ({ address }: Account) =>
  z.array(z.unknown()).parse(await staking.read('accounts', address))[0];
const claim = (from: Account) => staking.send(from, 'claimRewards');

/** 100 tokens an hour. */
const startPeriod = (hours: number) =>
  staking.send(scene.sender, 'startRewardPeriod', tokens(100 * hours), BigInt(hours * hour));

/** A stream of the person, approved for staking. */
async function ready(person: Account, amount = 100, terms = {}): Promise<unknown> {
  const streamId = await openStream(scene, { recipient: person.address, amount: tokens(amount), ...terms });
  await lockup(person, 'approve', staking.address, streamId);
  return streamId;
}

async function stake(person: Account, amount = 100): Promise<unknown> {
  const streamId = await ready(person, amount);
  await staking.send(person, 'stake', streamId);
  return streamId;
}

/** Up to this amount of tokens: the rate is rounded down to a unit per second, and rewards to a unit per update. */
const about = (amount: number) => ({
  asymmetricMatch: (actual: unknown) =>
    typeof actual === 'bigint' && actual <= tokens(amount) && actual >= tokens(amount) - 10n ** 7n,
});

test('the worked example: the accumulator after each hour, and what everybody earns', async () => {
  const { a, b, c } = people;
  const accumulator: unknown[] = [];
  const note = async () => accumulator.push(await staking.read('rewardPerToken'));
  await startPeriod(4);
  await stake(a);
  await note();
  wait(hour);
  await stake(b);
  await note();
  wait(hour);
  await stake(c, 200);
  await note();
  wait(hour);
  expect((await claim(a)).result).toEqual(about(175));
  await note();
  expect(accumulator).toEqual([0, 1, 1.5, 1.75].map(about));
  expect([await earned(a), await earned(b), await earned(c)]).toEqual([0n, about(75), about(50)]);
  expect(await balanceOf(a)).toEqual(about(175));
});

describe('rewards', () => {
  test('are not lost when nobody does anything until long after the period', async () => {
    await startPeriod(2);
    await stake(people.a);
    wait(100 * hour);
    expect(await earned(people.a)).toEqual(about(200));
    await claim(people.a);
    expect(await balanceOf(people.a)).toEqual(about(200));
    expect(await earned(people.a)).toBe(0n);
  });

  test('for hours without a stake go into the next period', async () => {
    await startPeriod(4);
    wait(hour);
    const streamId = await stake(people.a);
    wait(hour);
    await staking.send(people.a, 'unstake', streamId);
    wait(9 * hour);
    await stake(people.b);
    await startPeriod(1);
    expect(await staking.read('rewardRate')).toBe(tokens(400) / BigInt(hour));
    wait(hour);
    expect([await earned(people.a), await earned(people.b)]).toEqual([about(100), about(400)]);
    await claim(people.a);
    await claim(people.b);
    expect(await balanceOf(staking)).toBeLessThan(10_000n);
  });

  test('of one period can be claimed in the next one', async () => {
    await stake(people.a);
    await startPeriod(1);
    wait(hour);
    await startPeriod(2);
    wait(hour);
    expect((await claim(people.a)).result).toEqual(about(200));
  });

  test('stay after unstaking, and a claim without any changes nothing', async () => {
    await startPeriod(2);
    const streamId = await stake(people.a);
    wait(hour);
    await staking.send(people.a, 'unstake', streamId);
    wait(hour);
    expect((await claim(people.a)).result).toEqual(about(100));
    const { result, events } = await claim(people.a);
    expect([result, events]).toEqual([0n, []]);
  });
});

test('a period takes its rewards from the admin, and what does not divide evenly waits for the next one', async () => {
  const before = z.bigint().parse(await balanceOf(scene.sender));
  const { events } = await staking.send(scene.sender, 'startRewardPeriod', 1000n, 300n);
  expect(events.find(({ name }) => name === 'RewardPeriodStarted')?.args).toEqual({
    rewardRate: 3n,
    periodEnd: scene.chain.now() + 300n,
  });
  expect(await staking.read('undistributed')).toBe(100n);
  expect(await balanceOf(scene.sender)).toBe(before - 1000n);
});

test('one person can stake several streams, and gets each of them back', async () => {
  const streamIds = [await stake(people.a, 100), await stake(people.a, 50)];
  expect([await stakedBy(people.a), await staking.read('totalStaked')]).toEqual([tokens(150), tokens(150)]);
  for (const streamId of streamIds) await staking.send(people.a, 'unstake', streamId);
  expect([await stakedBy(people.a), await staking.read('totalStaked')]).toEqual([0n, 0n]);
  expect(await scene.lockupLinear.read('balanceOf', people.a.address)).toBe(2n);
});

test('what counts is what the stream has not paid out, whether streamed or not', async () => {
  const streamId = await ready(people.a);
  wait(50 * day);
  await lockup(people.a, 'withdraw', streamId, people.a.address, tokens(20));
  await lockup(scene.sender, 'cancel', streamId);
  const { events } = await staking.send(people.a, 'stake', streamId);
  expect(events.find(({ name }) => name === 'Staked')?.args).toEqual({
    staker: people.a.address,
    streamId,
    amount: tokens(30),
  });
});

test('a withdrawal goes to the staker at once, and rewards up to then are those of the larger amount', async () => {
  await startPeriod(24 * 100);
  const [streamId] = [await stake(people.a), await stake(people.b)];
  wait(50 * day);
  await lockup(scene.stranger, 'withdrawMax', streamId, staking.address);
  expect(await balanceOf(people.a)).toBe(tokens(50));
  expect(await earned(people.a)).toEqual(about(50 * 24 * 50));
  expect([await stakedBy(people.a), await staking.read('totalStaked')]).toEqual([tokens(50), tokens(150)]);

  wait(30 * hour);
  expect(await earned(people.a)).toEqual(about(50 * 24 * 50 + 1000));
});

test('a cancel takes the refund out of the books, and the stream stays staked', async () => {
  await startPeriod(24 * 100);
  const streamId = await stake(people.a);
  wait(25 * day);
  await lockup(scene.sender, 'cancel', streamId);
  expect([await stakedBy(people.a), await staking.read('totalStaked')]).toEqual([tokens(25), tokens(25)]);
  expect(await earned(people.a)).toEqual(about(100 * 24 * 25));
  await lockup(scene.stranger, 'withdrawMax', streamId, staking.address);
  expect([await stakedBy(people.a), await balanceOf(people.a)]).toEqual([0n, tokens(25)]);
  await staking.send(people.a, 'unstake', streamId);
  expect(await scene.lockupLinear.read('getRecipient', streamId)).toBe(people.a.address);
});

test('a stream that comes in past stake() can be canceled, but not withdrawn from', async () => {
  const streamId = await openStream(scene, { recipient: staking.address });
  wait(25 * day);
  const withdrawal = lockup(scene.stranger, 'withdrawMax', streamId, staking.address);
  await expect(withdrawal).rejects.toMatchObject({ errorName: 'NotStaked', args: [streamId] });
  await lockup(scene.sender, 'cancel', streamId);
  expect(await staking.read('totalStaked')).toBe(0n);
});

describe('the contract refuses', () => {
  const refusals: Record<string, () => Promise<unknown>> = {
    CallerNotLockup: () => staking.send(people.a, 'onSablierLockupCancel', 1n, people.a.address, 0n, 0n),
    CallerNotStaker: async () => staking.send(people.b, 'unstake', await stake(people.a)),
    RewardPeriodActive: async () => {
      await startPeriod(1);
      wait(hour - 1);
      return startPeriod(1);
    },
    RewardRateZero: () => staking.send(scene.sender, 'startRewardPeriod', 10n, 11n),
    StakingNotAllowlisted: async () => unlisted.send(people.a, 'stake', await openStream(scene)),
    WrongToken: async () => {
      const token = await scene.deploy('TestToken');
      await token.send(scene.sender, 'mint', scene.sender.address, tokens(100));
      return staking.send(people.a, 'stake', await ready(people.a, 100, { token }));
    },
  };

  test.each(Object.entries(refusals))('%s', async (errorName, refusal) => {
    await expect(refusal()).rejects.toMatchObject({ errorName });
  });

  test('a period of no seconds, with the same error', async () => {
    const period = staking.send(scene.sender, 'startRewardPeriod', tokens(1), 0n);
    await expect(period).rejects.toMatchObject({ errorName: 'RewardRateZero' });
  });

  test('withdrawals reported by anybody but Lockup', async () => {
    const { address } = people.a;
    const call = staking.send(
      people.a,
      'onSablierLockupWithdraw',
      await stake(people.a),
      address,
      address,
      1n,
    );
    await expect(call).rejects.toMatchObject({ errorName: 'CallerNotLockup', args: [address] });
  });
});

type WrongUses = Record<string, () => Promise<unknown>>;

describe.each<[page: string, WrongUses]>([
  [
    'setup',
    {
      CallerNotAdmin: () => staking.send(people.a, 'startRewardPeriod', 1n, 1n),
      ERC20InsufficientAllowance: () => unlisted.send(scene.sender, 'startRewardPeriod', 1n, 1n),
      SablierV2Lockup_AllowToHookUnsupportedInterface: () =>
        lockup(scene.admin, 'allowToHook', scene.lockupTranched.address),
    },
  ],
  [
    'stake',
    {
      ERC721IncorrectOwner: async () => staking.send(people.b, 'stake', await ready(people.a)),
      ERC721InsufficientApproval: async () =>
        staking.send(people.a, 'stake', await openStream(scene, { recipient: people.a.address })),
      ERC721InvalidReceiver: async () =>
        lockup(people.a, 'safeTransferFrom', people.a.address, staking.address, await ready(people.a)),
      SablierV2Lockup_NotTransferable: async () =>
        staking.send(people.a, 'stake', await ready(people.a, 100, { transferable: false })),
      SablierV2Lockup_Null: () => staking.send(people.a, 'stake', 99n),
    },
  ],
  [
    'hooks',
    {
      SablierV2Lockup_WithdrawalAddressNotRecipient: async () => {
        const streamId = await stake(people.a);
        wait(day);
        return lockup(people.a, 'withdrawMax', streamId, people.a.address);
      },
    },
  ],
])('wrong use ends in the error that %s names', (page, wrongUses) => {
  test.each(Object.entries(wrongUses))('%s', async (errorName, wrongUse) => {
    await expect(wrongUse()).rejects.toMatchObject({ errorName });
  });

  test('the guide names these and no others', () => {
    const named = errorsNamedOn(`guides/lockup/examples/staking/${page}`);
    expect(named).toEqual(Object.keys(wrongUses).sort());
  });
});

test('staking somebody’s staked stream once more fails, although the contract owns it', async () => {
  const streamId = await stake(people.a);
  const again = staking.send(people.b, 'stake', streamId);
  await expect(again).rejects.toMatchObject({ errorName: 'ERC721IncorrectOwner' });
});
