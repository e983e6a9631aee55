import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Account } from '../foundry/account';
import { sampleArtifacts } from '../foundry/artifacts';
import { day, tokenSample, tokens } from '../foundry/lockup-fixture';
import { refused } from '../foundry/reverted';
import { hour, type StakingFixture, setUpStaking, stakingReleases } from '../foundry/staking-fixture';

let fixture: StakingFixture;

const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);
const earned = ({ address }: Account) => fixture.staking.read('earned', address);
const claim = (from: Account) => fixture.staking.send(from, 'claimRewards');

/**
 * Matches amounts up to this number of tokens, because the rate is rounded down to a unit per second, and rewards are
 * rounded down on each update.
 */
const about = (amount: number) => ({
  asymmetricMatch: (actual: unknown) =>
    typeof actual === 'bigint' && actual <= tokens(amount) && actual >= tokens(amount) - 10n ** 7n,
});

describe.each(stakingReleases)('with Lockup $version,', ({ version }) => {
  beforeAll(async () => {
    fixture = await setUpStaking(version);
  });

  beforeEach(() => fixture.chain.snapshot());

  test('the worked example: the accumulator after each hour, and everyone’s earnings', async () => {
    const { a, b, c } = fixture.people;
    const accumulator: unknown[] = [];
    const note = async () => accumulator.push(await fixture.staking.read('rewardPerToken'));
    await fixture.startPeriod(4);
    await fixture.stake(a);
    await note();
    fixture.wait(hour);
    await fixture.stake(b);
    await note();
    fixture.wait(hour);
    await fixture.stake(c, { amount: tokens(200) });
    await note();
    fixture.wait(hour);
    expect((await claim(a)).result).toEqual(about(175));
    await note();
    expect(accumulator).toEqual([0, 1, 1.5, 1.75].map(about));
    expect([await earned(a), await earned(b), await earned(c)]).toEqual([0n, about(75), about(50)]);
    expect(await balanceOf(a)).toEqual(about(175));
  });

  describe('rewards', () => {
    test('for hours without any stake carry over to the next period', async () => {
      await fixture.startPeriod(4);
      fixture.wait(hour);
      const streamId = await fixture.stake(fixture.people.a);
      fixture.wait(hour);
      await fixture.staking.send(fixture.people.a, 'unstake', streamId);
      fixture.wait(9 * hour);
      await fixture.stake(fixture.people.b);
      await fixture.startPeriod(1);
      expect(await fixture.staking.read('rewardRate')).toBe(tokens(400) / BigInt(hour));
      fixture.wait(hour);
      expect([await earned(fixture.people.a), await earned(fixture.people.b)]).toEqual([
        about(100),
        about(400),
      ]);
      await claim(fixture.people.a);
      await claim(fixture.people.b);
      expect(await balanceOf(fixture.staking)).toBeLessThan(10_000n);
    });
  });

  test('a period takes its rewards from the admin, and the remainder of the division carries over', async () => {
    const before = z.bigint().parse(await balanceOf(fixture.sender));
    const { events } = await fixture.staking.send(fixture.sender, 'startRewardPeriod', 1000n, 300n);
    expect(events.find(({ name }) => name === 'RewardPeriodStarted')?.args).toEqual({
      rewardRate: 3n,
      periodEnd: fixture.chain.now() + 300n,
    });
    expect(await fixture.staking.read('undistributed')).toBe(100n);
    expect(await balanceOf(fixture.sender)).toBe(before - 1000n);
  });

  test('the stake is the amount that has not been withdrawn, whether streamed or not', async () => {
    const streamId = await fixture.ready(fixture.people.a);
    fixture.wait(50 * day);
    await fixture.withdraw(fixture.people.a, 'withdraw', streamId, fixture.people.a.address, tokens(20));
    await fixture.lockup.send(fixture.sender, 'cancel', streamId);
    const { events } = await fixture.staking.send(fixture.people.a, 'stake', streamId);
    expect(events.find(({ name }) => name === 'Staked')?.args).toEqual({
      staker: fixture.people.a.address,
      streamId,
      amount: tokens(30),
    });
  });

  test('a cancellation deducts the refund after recording the rewards, and the stream remains staked', async () => {
    await fixture.startPeriod(24 * 100);
    const [streamId] = [await fixture.stake(fixture.people.a), await fixture.stake(fixture.people.b)];
    fixture.wait(25 * day);
    await fixture.lockup.send(fixture.sender, 'cancel', streamId);
    expect([await fixture.stakedBy(fixture.people.a), await fixture.staking.read('totalStaked')]).toEqual([
      tokens(25),
      tokens(125),
    ]);
    expect(await earned(fixture.people.a)).toEqual(about(50 * 24 * 25));
    await fixture.withdraw(fixture.stranger, 'withdrawMax', streamId, fixture.staking.address);
    expect([await fixture.stakedBy(fixture.people.a), await balanceOf(fixture.people.a)]).toEqual([
      0n,
      tokens(25),
    ]);
    await fixture.staking.send(fixture.people.a, 'unstake', streamId);
    expect(await fixture.lockup.read('getRecipient', streamId)).toBe(fixture.people.a.address);
  });

  test('a stream that bypassed stake() can be canceled but not withdrawn from', async () => {
    const streamId = await fixture.open({ recipient: fixture.staking.address });
    fixture.wait(25 * day);
    const withdrawal = fixture.withdraw(fixture.stranger, 'withdrawMax', streamId, fixture.staking.address);
    await refused(withdrawal, 'NotStaked', [streamId]);
    await fixture.lockup.send(fixture.sender, 'cancel', streamId);
    expect(await fixture.staking.read('totalStaked')).toBe(0n);
  });

  describe('the contract rejects misuse', () => {
    const refusals: Record<string, () => Promise<unknown>> = {
      CallerNotLockup: () =>
        fixture.staking.send(fixture.people.a, 'onSablierLockupCancel', 1n, fixture.people.a.address, 0n, 0n),
      CallerNotStaker: async () =>
        fixture.staking.send(fixture.people.b, 'unstake', await fixture.stake(fixture.people.a)),
      RewardPeriodActive: async () => {
        await fixture.startPeriod(1);
        fixture.wait(hour - 1);
        return fixture.startPeriod(1);
      },
      RewardRateZero: () => fixture.staking.send(fixture.sender, 'startRewardPeriod', 10n, 11n),
      StakingNotAllowlisted: async () =>
        fixture.unlisted.send(fixture.people.a, 'stake', await fixture.open()),
      WrongToken: async () => {
        const token = await fixture.chain.deploy(fixture.sender, sampleArtifacts(tokenSample)('TestToken'));
        await token.send(fixture.sender, 'mint', fixture.sender.address, tokens(100));
        return fixture.staking.send(
          fixture.people.a,
          'stake',
          await fixture.ready(fixture.people.a, { token }),
        );
      },
    };

    test.each(Object.entries(refusals))('%s', async (errorName, refusal) => {
      await refused(refusal(), errorName);
    });

    test('a period of zero seconds, with the same error', async () => {
      const period = fixture.staking.send(fixture.sender, 'startRewardPeriod', tokens(1), 0n);
      await refused(period, 'RewardRateZero');
    });

    test('withdrawals reported by anyone other than Lockup', async () => {
      const { address } = fixture.people.a;
      const call = fixture.staking.send(
        fixture.people.a,
        'onSablierLockupWithdraw',
        await fixture.stake(fixture.people.a),
        address,
        address,
        1n,
      );
      await refused(call, 'CallerNotLockup', [address]);
    });
  });

  test('staking another account’s staked stream again fails, although the contract owns it', async () => {
    const streamId = await fixture.stake(fixture.people.a);
    const again = fixture.staking.send(fixture.people.b, 'stake', streamId);
    await refused(again, 'ERC721IncorrectOwner');
  });
});
