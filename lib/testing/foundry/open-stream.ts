import { type Address, maxUint256, zeroAddress } from 'viem';
import type { Contract } from './chain';
import { day, type LockupFixture, tokens } from './lockup-fixture';

export type Terms = {
  recipient: Address;
  amount: bigint;
  cancelable: boolean;
  transferable: boolean;
  token: Contract;
};

/**
 * Opens a linear stream without a cliff over 100 days, starting now and funded by the sender.
 * @param terms overrides; by default, 100 tokens for the recipient, cancelable and transferable
 * @returns the ID of the stream
 */
export async function openStream(
  { lockupLinear, sender, recipient, token }: LockupFixture,
  terms: Partial<Terms> = {},
): Promise<unknown> {
  const { token: asset = token, amount = tokens(100) } = terms;
  await asset.send(sender, 'approve', lockupLinear.address, maxUint256);
  const { result } = await lockupLinear.send(sender, 'createWithDurations', {
    sender: sender.address,
    recipient: terms.recipient ?? recipient.address,
    totalAmount: amount,
    asset: asset.address,
    cancelable: terms.cancelable ?? true,
    transferable: terms.transferable ?? true,
    durations: { cliff: 0, total: 100 * day },
    broker: { account: zeroAddress, fee: 0n },
  });
  return result;
}
