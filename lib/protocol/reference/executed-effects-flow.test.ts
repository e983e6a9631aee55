import { zeroAddress } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import type { Account } from '@/lib/testing/foundry/account';
import { testArtifact } from '@/lib/testing/foundry/artifacts';
import { compareWithPage, type NewerEffects, setUpNewerEffects } from '@/lib/testing/foundry/effects';
import { amount, unknownId } from '@/lib/testing/foundry/exercise-lockup';
import { day, tokens } from '@/lib/testing/foundry/lockup-fixture';

let effects: NewerEffects;
beforeAll(async () => {
  effects = await setUpNewerEffects('flow');
});

test('Flow v3.0 emits what its page lists, and ends in no other error', async () => {
  const { fixture, recorder: flow, asComptroller, chargeFee } = effects;
  const { chain, sender, recipient, stranger, token, oddToken } = fixture;
  const nativeToken = await chain.deploy(sender, testArtifact('OddToken'));
  await asComptroller('setNativeToken', nativeToken.address);
  const rate = 10n ** 15n;
  const later = () => chain.warp(chain.now() + BigInt(day));
  const usual = {
    from: sender.address,
    to: recipient.address,
    rate,
    start: 0,
    token: token.address,
    moves: true,
  };
  const create = (name: string, terms: Partial<typeof usual> = {}, ...rest: unknown[]) => {
    const { from, to, rate, start, token, moves } = { ...usual, ...terms };
    return flow.send(sender, name, from, to, rate, start, token, moves, ...rest);
  };
  for (const [name, ...rest] of [['create'], ['createAndDeposit', amount]] as const) {
    await create(name, {}, ...rest);
    await create(name, { from: zeroAddress }, ...rest);
    await create(name, { to: zeroAddress }, ...rest);
    await create(name, { token: nativeToken.address }, ...rest);
    await create(name, { rate: 0n, start: Number(chain.now()) + day }, ...rest);
    await oddToken.send(sender, 'setDecimals', 19);
    await create(name, { token: oddToken.address }, ...rest);
    await oddToken.send(sender, 'setDecimals', 6);
    const { from, to, start, moves } = usual;
    await flow.delegate(name, from, to, rate, start, token.address, moves, ...rest);
  }
  await create('createAndDeposit', {}, 0n);
  await oddToken.send(sender, 'answerFalse');
  await create('createAndDeposit', { token: oddToken.address }, amount);
  await oddToken.send(sender, 'answerTrue');

  const id = await create('createAndDeposit', {}, amount);
  const fixed = await create('create', { moves: false });
  const odd = await create('createAndDeposit', { token: oddToken.address }, amount);
  const pending = await create('createAndDeposit', { start: Number(chain.now()) + 10 * day }, amount);
  const voided = await create('create');
  await flow.send(sender, 'void', voided);
  later();

  /** Valid calls, each on the stream that the previous one left. */
  const good: [from: Account, name: string, ...args: unknown[]][] = [
    [recipient, 'withdraw', id, recipient.address, 1n],
    [recipient, 'withdrawMax', id, recipient.address],
    [sender, 'deposit', id, amount, sender.address, recipient.address],
    [sender, 'adjustRatePerSecond', id, rate * 2n],
    [sender, 'depositAndPause', id, amount],
    [sender, 'restart', id, rate],
    [sender, 'refund', id, 1n],
    [sender, 'pause', id],
    [sender, 'restartAndDeposit', id, rate, amount],
    [sender, 'refundAndPause', id, 1n],
    [sender, 'refundMax', id],
  ];
  for (const call of good) await flow.send(...call);
  for (const [, name, ...args] of good) await flow.delegate(name, ...args);
  await flow.delegate('void', id);
  for (const [from, name, first, ...rest] of [...good, [sender, 'void', id] as const]) {
    expect(first).toBe(id);
    await flow.send(from, name, unknownId, ...rest);
    await flow.send(stranger, name, id, ...rest);
    await flow.send(from, name, voided, ...rest);
  }

  await flow.send(recipient, 'transferFrom', recipient.address, zeroAddress, id);
  await flow.send(recipient, 'transferFrom', stranger.address, sender.address, id);
  await flow.send(stranger, 'transferFrom', recipient.address, stranger.address, id);
  await flow.send(recipient, 'transferFrom', recipient.address, stranger.address, unknownId);
  await flow.send(recipient, 'transferFrom', recipient.address, stranger.address, fixed);

  await flow.send(sender, 'restart', id, 0n);
  await flow.send(sender, 'restartAndDeposit', id, 0n, amount);
  await flow.send(sender, 'restartAndDeposit', id, rate, 0n);
  await flow.send(sender, 'restartAndDeposit', id, rate, amount);
  for (const [, name, , ...rest] of good) await flow.send(stranger, name, id, ...rest);
  await flow.send(sender, 'restart', id, rate);
  await flow.send(sender, 'restartAndDeposit', id, rate, amount);
  await flow.send(sender, 'adjustRatePerSecond', id, rate);
  await flow.send(sender, 'adjustRatePerSecond', id, 0n);
  await flow.send(sender, 'deposit', id, 0n, sender.address, recipient.address);
  await flow.send(sender, 'deposit', id, 1n, stranger.address, recipient.address);
  await flow.send(sender, 'deposit', id, 1n, sender.address, stranger.address);
  await flow.send(sender, 'depositAndPause', id, 0n);
  for (const name of ['refund', 'refundAndPause']) {
    await flow.send(sender, name, id, 0n);
    await flow.send(sender, name, id, tokens(1_000_000));
  }
  await flow.send(sender, 'refundMax', fixed);
  await flow.send(sender, 'pause', pending);
  await flow.send(sender, 'depositAndPause', pending, 1n);
  await flow.send(sender, 'refundAndPause', pending, 1n);
  later();
  await flow.send(recipient, 'withdraw', id, recipient.address, 0n);
  await flow.send(recipient, 'withdraw', id, recipient.address, tokens(1_000_000));
  for (const [name, ...rest] of [['withdraw', 1n], ['withdrawMax']] as const) {
    await flow.send(recipient, name, id, zeroAddress, ...rest);
    await flow.send(stranger, name, id, stranger.address, ...rest);
  }
  await flow.send(recipient, 'withdrawMax', fixed, recipient.address);
  await oddToken.send(sender, 'answerFalse');
  await flow.send(sender, 'refundAndPause', odd, 1n);
  for (const [from, name, , ...rest] of good) await flow.send(from, name, odd, ...rest);
  await flow.send(sender, 'pause', odd);
  await flow.send(sender, 'restartAndDeposit', odd, rate, amount);

  await flow.send(recipient, 'transferFrom', recipient.address, stranger.address, id);
  await chargeFee();
  await flow.send(stranger, 'withdraw', id, stranger.address, 1n);
  await flow.send(stranger, 'withdrawMax', id, stranger.address);

  const missing = compareWithPage('reference/flow/v3.0/contract.SablierFlow', flow);
  expect(flow.functions).toHaveLength(15);
  // `unreachable-errors.json` has a reason for each error that the code contains in vain.
  expect(missing).toEqual({});
});
