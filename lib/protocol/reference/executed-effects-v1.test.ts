import { maxUint128, maxUint256, zeroAddress } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import { startChain } from '@/lib/testing/foundry/chain';
import {
  CallRecorder,
  compareWithPage,
  type EffectsFixture,
  setUpEffects,
} from '@/lib/testing/foundry/effects';
import {
  amount,
  type Create,
  duration,
  exerciseLockup,
  noCode,
  times,
  uint40Max,
} from '@/lib/testing/foundry/exercise-lockup';
import { day } from '@/lib/testing/foundry/lockup-fixture';
import { lockupV1 } from '@/lib/testing/foundry/protocol';

describe.each(['Linear', 'Dynamic', 'Tranched'] as const)('Lockup v1.2 %s', (model) => {
  let fixture: EffectsFixture;
  let recorder: CallRecorder;

  beforeAll(async () => {
    const chain = await startChain();
    const protocol = lockupV1(chain);
    fixture = await setUpEffects(chain);
    const contract = protocol[`lockup${model}`];
    recorder = new CallRecorder(fixture, contract);
    await fixture.token.send(fixture.sender, 'approve', contract.address, maxUint256);
    await contract.send(protocol.admin, 'allowToHook', fixture.hooks.address);
  });

  test('emits what its page lists, and ends in no other error', async () => {
    const { chain, sender, recipient, stranger, oddToken } = fixture;
    const now = () => Number(chain.now());
    const part = { amount, ...(model === 'Dynamic' && { exponent: 10n ** 18n }) };
    const half = { ...part, amount: amount / 2n };
    const list = model === 'Dynamic' ? 'segments' : 'tranches';
    const usual = {
      sender: sender.address,
      recipient: recipient.address,
      totalAmount: amount,
      asset: fixture.token.address,
      cancelable: true,
      transferable: true,
      broker: { account: zeroAddress, fee: 0n },
    };
    const durations = () => ({
      ...usual,
      ...(model === 'Linear'
        ? { durations: { cliff: 0, total: duration } }
        : {
            [list]: [
              { ...half, duration: 1 },
              { ...half, duration },
            ],
          }),
    });
    const timestamps = () => ({
      ...usual,
      ...(model === 'Linear'
        ? { timestamps: { start: now(), cliff: 0, end: now() + duration } }
        : { startTime: now(), [list]: [{ ...part, timestamp: now() + duration }] }),
    });
    const withDurations: Create = (terms = {}) =>
      recorder.send(sender, 'createWithDurations', { ...durations(), ...terms });
    const withTimestamps: Create = (terms = {}) =>
      recorder.send(sender, 'createWithTimestamps', { ...timestamps(), ...terms });

    for (const create of [withDurations, withTimestamps]) {
      await create();
      await create({ recipient: zeroAddress });
      await create({ totalAmount: 0n });
      await create({ broker: { account: stranger.address, fee: 2n * 10n ** 17n } });
      await create({ asset: stranger.address });
      for (const mode of ['answerFalse', 'refuse', 'answerTrue']) {
        await oddToken.send(sender, mode);
        await create({ asset: oddToken.address });
      }
    }
    await recorder.delegate('createWithDurations', durations());
    await recorder.delegate('createWithTimestamps', timestamps());
    if (model === 'Linear') {
      await withDurations({ durations: { cliff: duration, total: day } });
      await withDurations({ durations: { cliff: uint40Max, total: day } });
      await withDurations({ durations: { cliff: 0, total: 0 } });
      const at = (start: number, cliff: number, end: number) =>
        withTimestamps({ timestamps: { start, cliff, end } });
      await at(0, 0, now() + day);
      await at(1, 0, 2);
      await at(now() + day, 0, now());
      await at(now() + day, now(), now() + duration);
      await at(now(), now() + duration, now() + day);
    } else {
      for (const each of [[], times(501, { ...part, duration }), [{ ...part, duration: 0 }]])
        await withDurations({ [list]: each });
      await withDurations({
        [list]: [
          { ...part, duration },
          { ...part, duration: 0 },
        ],
      });
      await withDurations({ [list]: [{ ...part, amount: 1n, duration }] });
      await withDurations({ [list]: times(2, { ...part, amount: maxUint128, duration }) });
      const timestamp = now() + duration;
      for (const each of [[], times(501, { ...part, timestamp }), times(2, { ...part, timestamp })])
        await withTimestamps({ [list]: each });
      await withTimestamps({ [list]: [{ ...part, amount: 1n, timestamp }] });
      const tooMuch = { ...part, amount: maxUint128 };
      await withTimestamps({
        [list]: [
          { ...tooMuch, timestamp },
          { ...tooMuch, timestamp: timestamp + 1 },
        ],
      });
      await withTimestamps({ startTime: 0 });
      await withTimestamps({ startTime: timestamp });
      await withTimestamps({ startTime: 1, [list]: [{ ...part, timestamp: 2 }] });
    }
    await exerciseLockup(fixture, recorder, withDurations, { token: 'asset' });

    const missing = compareWithPage(`reference/lockup/core/contract.SablierV2Lockup${model}`, recorder);
    expect(recorder.functions).toHaveLength(8);
    // `unreachable-errors.json` has a reason for each error that the code contains in vain.
    expect(missing).toEqual(
      Object.fromEntries(
        ['cancel', 'cancelMultiple', 'withdraw', 'withdrawMultiple'].map((name) => [name, noCode]),
      ),
    );
  });
});
