import { beforeAll, beforeEach, describe, test } from 'vitest';
import { sampleArtifacts } from '../foundry/artifacts';
import { tokenSample, tokens } from '../foundry/lockup-fixture';
import { refused } from '../foundry/reverted';
import { hour, type StakingFixture, setUpStaking, stakingReleases } from '../foundry/staking-fixture';

let fixture: StakingFixture;

describe.each(stakingReleases)('with Lockup $version,', ({ version }) => {
  beforeAll(async () => {
    fixture = await setUpStaking(version);
  });

  beforeEach(() => fixture.chain.snapshot());

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
