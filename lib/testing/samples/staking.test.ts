import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { day, tokens } from '../evm/lockup-scene';
import type { Account } from '../evm/machine';
import { openStream } from '../evm/open-stream';
import { hour, type StakingScene, setStakingScene } from '../evm/staking-scene';

let scene: StakingScene;

beforeAll(async () => {
  scene = await setStakingScene();
}, 300_000);

beforeEach(() => scene.chain.snapshot());

const balanceOf = ({ address }: { address: string }) => scene.token.read('balanceOf', address);
const earned = ({ address }: Account) => scene.staking.read('earned', address);
const claim = (from: Account) => scene.staking.send(from, 'claimRewards');

/**
 * Matches amounts up to this number of tokens, because the rate is rounded down to a unit per second, and rewards are
 * rounded down on each update.
 */
const about = (amount: number) => ({
  asymmetricMatch: (actual: unknown) =>
    typeof actual === 'bigint' && actual <= tokens(amount) && actual >= tokens(amount) - 10n ** 7n,
});

test('the worked example: the accumulator after each hour, and everyone’s earnings', async () => {
  const { a, b, c } = scene.people;
  const accumulator: unknown[] = [];
  const note = async () => accumulator.push(await scene.staking.read('rewardPerToken'));
  await scene.startPeriod(4);
  await scene.stake(a);
  await note();
  scene.wait(hour);
  await scene.stake(b);
  await note();
  scene.wait(hour);
  await scene.stake(c, { amount: tokens(200) });
  await note();
  scene.wait(hour);
  expect((await claim(a)).result).toEqual(about(175));
  await note();
  expect(accumulator).toEqual([0, 1, 1.5, 1.75].map(about));
  expect([await earned(a), await earned(b), await earned(c)]).toEqual([0n, about(75), about(50)]);
  expect(await balanceOf(a)).toEqual(about(175));
});

describe('rewards', () => {
  test('are not lost if no one interacts until long after the period', async () => {
    await scene.startPeriod(2);
    await scene.stake(scene.people.a);
    scene.wait(100 * hour);
    expect(await earned(scene.people.a)).toEqual(about(200));
    await claim(scene.people.a);
    expect(await balanceOf(scene.people.a)).toEqual(about(200));
    expect(await earned(scene.people.a)).toBe(0n);
  });

  test('for hours without any stake carry over to the next period', async () => {
    await scene.startPeriod(4);
    scene.wait(hour);
    const streamId = await scene.stake(scene.people.a);
    scene.wait(hour);
    await scene.staking.send(scene.people.a, 'unstake', streamId);
    scene.wait(9 * hour);
    await scene.stake(scene.people.b);
    await scene.startPeriod(1);
    expect(await scene.staking.read('rewardRate')).toBe(tokens(400) / BigInt(hour));
    scene.wait(hour);
    expect([await earned(scene.people.a), await earned(scene.people.b)]).toEqual([about(100), about(400)]);
    await claim(scene.people.a);
    await claim(scene.people.b);
    expect(await balanceOf(scene.staking)).toBeLessThan(10_000n);
  });

  test('from one period can be claimed in the next', async () => {
    await scene.stake(scene.people.a);
    await scene.startPeriod(1);
    scene.wait(hour);
    await scene.startPeriod(2);
    scene.wait(hour);
    expect((await claim(scene.people.a)).result).toEqual(about(200));
  });

  test('remain after unstaking, and a claim without rewards changes nothing', async () => {
    await scene.startPeriod(2);
    const streamId = await scene.stake(scene.people.a);
    scene.wait(hour);
    await scene.staking.send(scene.people.a, 'unstake', streamId);
    scene.wait(hour);
    expect((await claim(scene.people.a)).result).toEqual(about(100));
    const { result, events } = await claim(scene.people.a);
    expect([result, events]).toEqual([0n, []]);
  });
});

test('a period takes its rewards from the admin, and the remainder of the division carries over', async () => {
  const before = z.bigint().parse(await balanceOf(scene.sender));
  const { events } = await scene.staking.send(scene.sender, 'startRewardPeriod', 1000n, 300n);
  expect(events.find(({ name }) => name === 'RewardPeriodStarted')?.args).toEqual({
    rewardRate: 3n,
    periodEnd: scene.chain.now() + 300n,
  });
  expect(await scene.staking.read('undistributed')).toBe(100n);
  expect(await balanceOf(scene.sender)).toBe(before - 1000n);
});

test('an account can stake several streams and gets each of them back', async () => {
  const streamIds = [
    await scene.stake(scene.people.a, { amount: tokens(100) }),
    await scene.stake(scene.people.a, { amount: tokens(50) }),
  ];
  expect([await scene.stakedBy(scene.people.a), await scene.staking.read('totalStaked')]).toEqual([
    tokens(150),
    tokens(150),
  ]);
  for (const streamId of streamIds) await scene.staking.send(scene.people.a, 'unstake', streamId);
  expect([await scene.stakedBy(scene.people.a), await scene.staking.read('totalStaked')]).toEqual([0n, 0n]);
  expect(await scene.lockupLinear.read('balanceOf', scene.people.a.address)).toBe(2n);
});

test('the stake is the amount that has not been withdrawn, whether streamed or not', async () => {
  const streamId = await scene.ready(scene.people.a);
  scene.wait(50 * day);
  await scene.lockup(scene.people.a, 'withdraw', streamId, scene.people.a.address, tokens(20));
  await scene.lockup(scene.sender, 'cancel', streamId);
  const { events } = await scene.staking.send(scene.people.a, 'stake', streamId);
  expect(events.find(({ name }) => name === 'Staked')?.args).toEqual({
    staker: scene.people.a.address,
    streamId,
    amount: tokens(30),
  });
});

test('a withdrawal goes straight to the staker, and earlier rewards are based on the larger amount', async () => {
  await scene.startPeriod(24 * 100);
  const [streamId] = [await scene.stake(scene.people.a), await scene.stake(scene.people.b)];
  scene.wait(50 * day);
  await scene.lockup(scene.stranger, 'withdrawMax', streamId, scene.staking.address);
  expect(await balanceOf(scene.people.a)).toBe(tokens(50));
  expect(await earned(scene.people.a)).toEqual(about(50 * 24 * 50));
  expect([await scene.stakedBy(scene.people.a), await scene.staking.read('totalStaked')]).toEqual([
    tokens(50),
    tokens(150),
  ]);

  scene.wait(30 * hour);
  expect(await earned(scene.people.a)).toEqual(about(50 * 24 * 50 + 1000));
});

test('a cancellation deducts the refund after recording the rewards, and the stream remains staked', async () => {
  await scene.startPeriod(24 * 100);
  const [streamId] = [await scene.stake(scene.people.a), await scene.stake(scene.people.b)];
  scene.wait(25 * day);
  await scene.lockup(scene.sender, 'cancel', streamId);
  expect([await scene.stakedBy(scene.people.a), await scene.staking.read('totalStaked')]).toEqual([
    tokens(25),
    tokens(125),
  ]);
  expect(await earned(scene.people.a)).toEqual(about(50 * 24 * 25));
  await scene.lockup(scene.stranger, 'withdrawMax', streamId, scene.staking.address);
  expect([await scene.stakedBy(scene.people.a), await balanceOf(scene.people.a)]).toEqual([0n, tokens(25)]);
  await scene.staking.send(scene.people.a, 'unstake', streamId);
  expect(await scene.lockupLinear.read('getRecipient', streamId)).toBe(scene.people.a.address);
});

test('a stream that bypassed stake() can be canceled but not withdrawn from', async () => {
  const streamId = await openStream(scene, { recipient: scene.staking.address });
  scene.wait(25 * day);
  const withdrawal = scene.lockup(scene.stranger, 'withdrawMax', streamId, scene.staking.address);
  await expect(withdrawal).rejects.toMatchObject({ errorName: 'NotStaked', args: [streamId] });
  await scene.lockup(scene.sender, 'cancel', streamId);
  expect(await scene.staking.read('totalStaked')).toBe(0n);
});
