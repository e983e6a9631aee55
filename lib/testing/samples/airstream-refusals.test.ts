import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type AirstreamFixture, setUpAirstream } from '../foundry/airstream-fixture';
import { day, tokens, week } from '../foundry/lockup-fixture';
import { testMisuse } from './named-errors';

let fixture: AirstreamFixture;

beforeAll(async () => {
  fixture = await setUpAirstream();
});

beforeEach(() => fixture.chain.snapshot());

test('the factory reports whether percentages add up to 100%, but deploys the campaign anyway', async () => {
  const isWhole = (...percentages: bigint[]) =>
    fixture.merkleLockupFactory.read(
      'isPercentagesSum100',
      percentages.map((unlockPercentage) => ({ unlockPercentage, duration: day })),
    );
  expect(await isWhole(4n * 10n ** 17n, 6n * 10n ** 17n)).toBe(true);
  expect(await isWhole(4n * 10n ** 17n, 6n * 10n ** 17n - 1n)).toBe(false);
});

testMisuse('guides/lockup/examples/create-airstream', {
  CallerNotAdmin: async () =>
    (await fixture.launch()).send(fixture.stranger, 'clawback', fixture.stranger.address, 1n),
  ERC20InsufficientAllowance: () => fixture.launch(fixture.stranger),
  ERC20InsufficientBalance: async () => fixture.claim(await fixture.create()),
  SablierV2LockupLinear_CliffTimeNotLessThanEndTime: async () =>
    fixture.claim(await fixture.create({}, { cliff: day, total: day })),
  SablierV2MerkleLT_TotalPercentageNotOneHundred: async () =>
    fixture.claim(await fixture.createTranched(5n * 10n ** 17n, 4n * 10n ** 17n)),
  SablierV2MerkleLockup_CampaignExpired: async () => {
    const campaign = await fixture.launch();
    fixture.wait(12 * week);
    return fixture.claim(campaign);
  },
  SablierV2MerkleLockup_CampaignNameTooLong: () => fixture.create({ name: 'x'.repeat(33) }),
  SablierV2MerkleLockup_ClawbackNotAllowed: async () => {
    const campaign = await fixture.launch();
    await fixture.claim(campaign);
    fixture.wait(8 * day);
    return campaign.send(fixture.sender, 'clawback', fixture.sender.address, 1n);
  },
  SablierV2MerkleLockup_InvalidProof: async () =>
    fixture.claim(await fixture.launch(), 0, { amount: tokens(101) }),
  SablierV2MerkleLockup_StreamClaimed: async () => {
    const campaign = await fixture.launch();
    await fixture.claim(campaign);
    return fixture.claim(campaign);
  },
});
