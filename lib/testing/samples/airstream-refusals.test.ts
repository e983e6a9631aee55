import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AirstreamScene, setAirstreamScene } from '../evm/airstream-scene';
import { day, tokens, week } from '../evm/lockup-scene';
import { errorsNamedOn } from './named-errors';

let scene: AirstreamScene;

beforeAll(async () => {
  scene = await setAirstreamScene();
}, 300_000);

beforeEach(() => scene.chain.snapshot());

test('creating the same campaign twice in one block reverts without data', async () => {
  await scene.launch();
  await expect(scene.launch()).rejects.toMatchObject({ errorName: '' });
  scene.wait(1);
  await scene.launch();
});

test('the factory reports whether percentages add up to 100%, but deploys the campaign anyway', async () => {
  const isWhole = (...percentages: bigint[]) =>
    scene.merkleLockupFactory.read(
      'isPercentagesSum100',
      percentages.map((unlockPercentage) => ({ unlockPercentage, duration: day })),
    );
  expect(await isWhole(4n * 10n ** 17n, 6n * 10n ** 17n)).toBe(true);
  expect(await isWhole(4n * 10n ** 17n, 6n * 10n ** 17n - 1n)).toBe(false);
});

describe('misuse reverts with the error that the guide names', () => {
  const wrongUses: Record<string, () => Promise<unknown>> = {
    CallerNotAdmin: async () =>
      (await scene.launch()).send(scene.stranger, 'clawback', scene.stranger.address, 1n),
    ERC20InsufficientAllowance: () => scene.launch(scene.stranger),
    ERC20InsufficientBalance: async () => scene.claim(await scene.create()),
    SablierV2LockupLinear_CliffTimeNotLessThanEndTime: async () =>
      scene.claim(await scene.create({}, { cliff: day, total: day })),
    SablierV2MerkleLT_TotalPercentageNotOneHundred: async () =>
      scene.claim(await scene.createTranched(5n * 10n ** 17n, 4n * 10n ** 17n)),
    SablierV2MerkleLockup_CampaignExpired: async () => {
      const campaign = await scene.launch();
      scene.wait(12 * week);
      return scene.claim(campaign);
    },
    SablierV2MerkleLockup_CampaignNameTooLong: () => scene.create({ name: 'x'.repeat(33) }),
    SablierV2MerkleLockup_ClawbackNotAllowed: async () => {
      const campaign = await scene.launch();
      await scene.claim(campaign);
      scene.wait(8 * day);
      return campaign.send(scene.sender, 'clawback', scene.sender.address, 1n);
    },
    SablierV2MerkleLockup_InvalidProof: async () =>
      scene.claim(await scene.launch(), 0, { amount: tokens(101) }),
    SablierV2MerkleLockup_StreamClaimed: async () => {
      const campaign = await scene.launch();
      await scene.claim(campaign);
      return scene.claim(campaign);
    },
  };

  test.each(Object.entries(wrongUses))('%s', async (errorName, wrongUse) => {
    await expect(wrongUse()).rejects.toMatchObject({ errorName });
  });

  test('the guide names exactly these errors', () => {
    const named = errorsNamedOn('guides/lockup/examples/create-airstream');
    expect(named).toEqual(Object.keys(wrongUses).sort());
  });
});
