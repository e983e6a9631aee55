import { maxUint128, zeroAddress } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { testArtifact } from '@/lib/testing/foundry/artifacts';
import { compareWithPage, type NewerEffects, setUpNewerEffects } from '@/lib/testing/foundry/effects';
import {
  amount,
  duration,
  exerciseLockup,
  type Terms,
  times,
  uint40Max,
} from '@/lib/testing/foundry/exercise-lockup';
import { day } from '@/lib/testing/foundry/lockup-fixture';

let effects: NewerEffects;
beforeAll(async () => {
  effects = await setUpNewerEffects('lockup');
});

test('Lockup v4.0 emits what its page lists, and ends in no other error', async () => {
  const { fixture, recorder: lockup, asComptroller, deployOracle, chargeFee } = effects;
  const { chain, sender, recipient, stranger, token, oddToken, hooks } = fixture;
  const now = () => Number(chain.now());
  const nativeToken = await chain.deploy(sender, testArtifact('OddToken'));
  await asComptroller('setNativeToken', nativeToken.address);
  await asComptroller('allowToHook', hooks.address);
  const prices = { oracle: await deployOracle(8, 100n), targetPrice: 200n };
  const usual = (terms: Terms) => ({
    sender: sender.address,
    recipient: recipient.address,
    depositAmount: amount,
    token: token.address,
    cancelable: true,
    transferable: true,
    shape: 'shape',
    timestamps: { start: now(), end: now() + duration },
    ...terms,
  });
  const segment = { amount, exponent: 10n ** 18n };
  const unlock = { start: 0n, cliff: 0n };
  /** The arguments after the terms, which all models share. */
  const usualRest: Record<string, () => unknown[]> = {
    createWithDurationsLL: () => [unlock, 0, { cliff: 0, total: duration }],
    createWithTimestampsLL: () => [unlock, 0, 0],
    createWithDurationsLD: () => [[{ ...segment, duration }]],
    createWithTimestampsLD: () => [[{ ...segment, timestamp: now() + duration }]],
    createWithDurationsLT: () => [[{ amount, duration }]],
    createWithTimestampsLT: () => [[{ amount, timestamp: now() + duration }]],
    createWithTimestampsLPG: () => [prices],
  };
  const create = (name: string, terms: Terms = {}, rest = usualRest[name]?.() ?? []) =>
    lockup.send(sender, name, usual(terms), ...rest);

  for (const [name, rest] of Object.entries(usualRest)) {
    await create(name);
    await lockup.delegate(name, usual({}), ...rest());
    await create(name, { sender: zeroAddress });
    await create(name, { recipient: zeroAddress });
    await create(name, { depositAmount: 0n });
    await create(name, { token: nativeToken.address });
    await create(name, { shape: 'a shape with more than thirty-two bytes' });
    await oddToken.send(sender, 'answerFalse');
    await create(name, { token: oddToken.address });
    if (name.includes('Timestamps')) await create(name, { timestamps: { start: 0, end: now() } });
  }
  await oddToken.send(sender, 'answerTrue');

  const end = now() + duration;
  for (const cliff of [duration * 2, uint40Max])
    await create('createWithDurationsLL', {}, [unlock, 0, { cliff, total: duration }]);
  await create('createWithDurationsLL', {}, [unlock, 0, { cliff: 0, total: 0 }]);
  await create('createWithDurationsLL', {}, [unlock, duration * 2, { cliff: 0, total: duration }]);
  await create('createWithDurationsLL', {}, [{ start: 0n, cliff: 1n }, 0, { cliff: 0, total: duration }]);
  await create('createWithDurationsLL', {}, [
    { start: amount + 1n, cliff: 0n },
    0,
    { cliff: 0, total: duration },
  ]);
  for (const cliff of [end, now()]) await create('createWithTimestampsLL', {}, [unlock, 0, cliff]);
  await create('createWithTimestampsLL', { timestamps: { start: end, end } });
  await create('createWithTimestampsLL', {}, [unlock, duration * 2, 0]);
  await create('createWithTimestampsLL', {}, [{ start: 0n, cliff: 1n }, 0, 0]);
  await create('createWithTimestampsLL', {}, [{ start: amount + 1n, cliff: 0n }, 0, 0]);
  const tooMuch = { start: maxUint128, cliff: maxUint128 };
  await create('createWithTimestampsLL', {}, [tooMuch, 0, now() + 1]);
  await create('createWithDurationsLL', {}, [tooMuch, 0, { cliff: 1, total: duration }]);
  for (const [model, part] of [
    ['LD', segment],
    ['LT', { amount }],
  ] as const) {
    const small = { ...part, amount: 1n };
    for (const each of [
      [],
      [{ ...part, duration: 0 }],
      [
        { ...part, duration },
        { ...part, duration: 0 },
      ],
      [{ ...small, duration }],
      times(2, { ...part, amount: maxUint128, duration }),
    ])
      await create(`createWithDurations${model}`, {}, [each]);
    for (const each of [
      [],
      [{ ...part, timestamp: now() }],
      [{ ...part, timestamp: now() + 1 }],
      times(2, { ...part, timestamp: end }),
      [{ ...small, timestamp: end }],
      [
        { ...part, amount: maxUint128, timestamp: end - 1 },
        { ...part, amount: maxUint128, timestamp: end },
      ],
    ])
      await create(`createWithTimestamps${model}`, {}, [each]);
  }
  await create('createWithTimestampsLPG', { timestamps: { start: end, end } });
  for (const terms of [
    { ...prices, targetPrice: 100n },
    { ...prices, oracle: zeroAddress },
    { ...prices, oracle: await deployOracle(0, 1n) },
    { ...prices, oracle: await deployOracle(40, 1n) },
    { ...prices, oracle: await deployOracle(8, 0n) },
    { ...prices, oracle: await deployOracle(8, 2n ** 200n) },
  ])
    await create('createWithTimestampsLPG', {}, [terms]);

  const priceGated = await create('createWithTimestampsLPG');
  await lockup.send(recipient, 'withdraw', priceGated, recipient.address, 1n);
  await exerciseLockup(fixture, lockup, (terms) => create('createWithDurationsLL', terms), {
    token: 'token',
  });

  const id = await create('createWithDurationsLL');
  await chargeFee();
  chain.warp(chain.now() + BigInt(day));
  await lockup.send(stranger, 'withdraw', id, recipient.address, 1n);

  const missing = compareWithPage('reference/lockup/v4.0/contract.SablierLockup', lockup);
  expect(lockup.functions).toHaveLength(13);
  // `unreachable-errors.json` has a reason for each error that the code contains in vain.
  expect(missing).toEqual({});
});
