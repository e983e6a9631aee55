import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, tokens } from '../evm/lockup-scene';
import { openStream } from '../evm/open-stream';
import { hour, type StakingScene, setStakingScene } from '../evm/staking-scene';
import { errorsNamedOn } from './named-errors';

let scene: StakingScene;

beforeAll(async () => {
  scene = await setStakingScene();
}, 300_000);

beforeEach(() => scene.chain.snapshot());

describe('the contract rejects misuse', () => {
  const refusals: Record<string, () => Promise<unknown>> = {
    CallerNotLockup: () =>
      scene.staking.send(scene.people.a, 'onSablierLockupCancel', 1n, scene.people.a.address, 0n, 0n),
    CallerNotStaker: async () =>
      scene.staking.send(scene.people.b, 'unstake', await scene.stake(scene.people.a)),
    RewardPeriodActive: async () => {
      await scene.startPeriod(1);
      scene.wait(hour - 1);
      return scene.startPeriod(1);
    },
    RewardRateZero: () => scene.staking.send(scene.sender, 'startRewardPeriod', 10n, 11n),
    StakingNotAllowlisted: async () => scene.unlisted.send(scene.people.a, 'stake', await openStream(scene)),
    WrongToken: async () => {
      const token = await scene.deploy('TestToken');
      await token.send(scene.sender, 'mint', scene.sender.address, tokens(100));
      return scene.staking.send(scene.people.a, 'stake', await scene.ready(scene.people.a, { token }));
    },
  };

  test.each(Object.entries(refusals))('%s', async (errorName, refusal) => {
    await expect(refusal()).rejects.toMatchObject({ errorName });
  });

  test('a period of zero seconds, with the same error', async () => {
    const period = scene.staking.send(scene.sender, 'startRewardPeriod', tokens(1), 0n);
    await expect(period).rejects.toMatchObject({ errorName: 'RewardRateZero' });
  });

  test('withdrawals reported by anyone other than Lockup', async () => {
    const { address } = scene.people.a;
    const call = scene.staking.send(
      scene.people.a,
      'onSablierLockupWithdraw',
      await scene.stake(scene.people.a),
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
      CallerNotAdmin: () => scene.staking.send(scene.people.a, 'startRewardPeriod', 1n, 1n),
      ERC20InsufficientAllowance: () => scene.unlisted.send(scene.sender, 'startRewardPeriod', 1n, 1n),
    },
  ],
  [
    'stake',
    {
      ERC721IncorrectOwner: async () =>
        scene.staking.send(scene.people.b, 'stake', await scene.ready(scene.people.a)),
      ERC721InsufficientApproval: async () =>
        scene.staking.send(
          scene.people.a,
          'stake',
          await openStream(scene, { recipient: scene.people.a.address }),
        ),
      ERC721InvalidReceiver: async () =>
        scene.lockup(
          scene.people.a,
          'safeTransferFrom',
          scene.people.a.address,
          scene.staking.address,
          await scene.ready(scene.people.a),
        ),
      SablierV2Lockup_NotTransferable: async () =>
        scene.staking.send(
          scene.people.a,
          'stake',
          await scene.ready(scene.people.a, { transferable: false }),
        ),
      SablierV2Lockup_Null: () => scene.staking.send(scene.people.a, 'stake', 99n),
    },
  ],
  [
    'hooks',
    {
      SablierV2Lockup_WithdrawalAddressNotRecipient: async () => {
        const streamId = await scene.stake(scene.people.a);
        scene.wait(day);
        return scene.lockup(scene.people.a, 'withdrawMax', streamId, scene.people.a.address);
      },
    },
  ],
])('misuse reverts with the error that %s names', (page, wrongUses) => {
  test.each(Object.entries(wrongUses))('%s', async (errorName, wrongUse) => {
    await expect(wrongUse()).rejects.toMatchObject({ errorName });
  });

  test('the guide names exactly these errors', () => {
    const named = errorsNamedOn(`guides/lockup/examples/staking/${page}`);
    expect(named).toEqual(Object.keys(wrongUses).sort());
  });
});

test('staking another account’s staked stream again fails, although the contract owns it', async () => {
  const streamId = await scene.stake(scene.people.a);
  const again = scene.staking.send(scene.people.b, 'stake', streamId);
  await expect(again).rejects.toMatchObject({ errorName: 'ERC721IncorrectOwner' });
});
