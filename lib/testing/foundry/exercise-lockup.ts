import { maxUint256, zeroAddress } from 'viem';
import type { Account } from './account';
import type { CallRecorder, EffectsFixture } from './effects';
import { day, tokens } from './lockup-fixture';

export const amount = tokens(100);
export const duration = 100 * day;
export const unknownId = 999n;
export const uint40Max = 2 ** 40 - 1;

/** The terms that differ from a stream's usual ones. */
export type Terms = Record<string, unknown>;
export const times = (count: number, terms: Terms): Terms[] => Array.from({ length: count }, () => terms);

/** Creates a stream with one of a release's functions. */
export type Create = (terms?: Terms, from?: Account) => Promise<unknown>;

/** Tests what every Lockup release accepts and rejects once a stream exists. */
export async function exerciseLockup(
  fixture: EffectsFixture,
  recorder: CallRecorder,
  create: Create,
  key: { token: string },
) {
  const { chain, sender, recipient, stranger, token, oddToken, hooks } = fixture;
  const later = () => chain.warp(chain.now() + BigInt(day));
  const atEnd = () => chain.warp(chain.now() + BigInt(duration));
  const cancel = async (from: Account, id: unknown) => {
    await recorder.send(from, 'cancel', id);
    await recorder.send(from, 'cancelMultiple', [id]);
  };
  const withdraw = async (from: Account, id: unknown, value: bigint, to = recipient.address) => {
    await recorder.send(from, 'withdraw', id, to, value);
    await recorder.send(from, 'withdrawMultiple', [id], [value]);
  };
  // Reverts the chain after each action, so that both functions of a pair start with the same stream.
  const apart = async (...actions: (() => Promise<unknown>)[]) => {
    for (const action of actions) {
      const undo = await chain.snapshot();
      await action();
      await undo();
    }
  };

  const id = await create();
  const fixed = await create({ cancelable: false, transferable: false });
  const odd = await create({ [key.token]: oddToken.address });
  const hooked = await create({ recipient: hooks.address });
  await token.send(sender, 'approve', recorder.contract.address, maxUint256);
  later();

  await recorder.delegate('cancel', id);
  await recorder.delegate('cancelMultiple', [id]);
  await recorder.delegate('withdraw', id, recipient.address, 1n);
  await recorder.delegate('withdrawMultiple', [id], [1n]);
  await recorder.delegate('burn', id);

  await cancel(sender, unknownId);
  await cancel(stranger, id);
  await cancel(sender, fixed);
  await cancel(sender, hooked);
  for (const mode of ['answerFalse', 'refuse']) {
    await oddToken.send(sender, mode);
    await cancel(sender, odd);
    await withdraw(recipient, odd, 1n);
  }
  await withdraw(recipient, unknownId, 1n);
  await withdraw(recipient, id, 0n);
  await withdraw(recipient, id, amount);
  await withdraw(recipient, id, 1n, zeroAddress);
  await withdraw(stranger, id, 1n, stranger.address);
  await withdraw(sender, hooked, 1n, hooks.address);
  await recorder.send(recipient, 'withdrawMultiple', [id], []);
  await recorder.send(recipient, 'burn', id);
  await recorder.send(recipient, 'burn', unknownId);

  await recorder.send(recipient, 'transferFrom', recipient.address, zeroAddress, id);
  await recorder.send(recipient, 'transferFrom', stranger.address, sender.address, id);
  await recorder.send(stranger, 'transferFrom', recipient.address, stranger.address, id);
  await recorder.send(recipient, 'transferFrom', recipient.address, stranger.address, unknownId);
  await recorder.send(recipient, 'transferFrom', recipient.address, stranger.address, fixed);
  await apart(
    () => recorder.send(recipient, 'transferFrom', recipient.address, stranger.address, id),
    () => recorder.send(sender, 'cancel', id),
    () => recorder.send(sender, 'cancelMultiple', [id]),
    () => recorder.send(recipient, 'withdraw', id, recipient.address, 1n),
    () => recorder.send(recipient, 'withdrawMultiple', [id], [1n]),
  );

  const canceled = await create();
  later();
  await recorder.send(sender, 'cancel', canceled);
  await cancel(sender, canceled);
  atEnd();
  await cancel(sender, id);
  await recorder.contract.send(recipient, 'withdrawMax', id, recipient.address);
  await cancel(sender, id);
  await withdraw(recipient, id, 1n);
  await recorder.send(stranger, 'burn', id);
  await recorder.send(recipient, 'burn', id);
  // The NFT has no owner any more.
  await recorder.send(recipient, 'burn', id);
}

/** The token already had code when the stream was created. */
export const noCode = ['AddressEmptyCode'];
