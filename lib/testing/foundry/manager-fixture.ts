import { maxUint256, zeroAddress } from 'viem';
import type { Contract } from './chain';
import { type LockupFixture, setUpLockup, tokens, week } from './lockup-fixture';

/** A fixture with the contract from the stream management guides, which belongs to the sender. */
export type ManagerFixture = LockupFixture & {
  manager: Contract;
  /**
   * Opens a linear stream of 1,000 tokens over 52 weeks, starting now, and returns its ID. Its sender and recipient are
   * those of the fixture, unless `terms` override them, or any other field of `LockupLinear.CreateWithTimestamps`.
   */
  openStream: (terms?: object) => Promise<unknown>;
};

export async function setUpManager(): Promise<ManagerFixture> {
  const fixture = await setUpLockup('lockup/stream-management/StreamManager.sol');
  const { chain, lockupLinear, token, sender, recipient } = fixture;
  const manager = await fixture.deploy('StreamManager', lockupLinear.address);
  await token.send(sender, 'approve', lockupLinear.address, maxUint256);
  return {
    ...fixture,
    manager,
    async openStream(terms = {}) {
      const now = Number(chain.now());
      const { result } = await lockupLinear.send(sender, 'createWithTimestamps', {
        sender: sender.address,
        recipient: recipient.address,
        totalAmount: tokens(1000),
        asset: token.address,
        cancelable: true,
        transferable: true,
        timestamps: { start: now, cliff: 0, end: now + 52 * week },
        broker: { account: zeroAddress, fee: 0n },
        ...terms,
      });
      return result;
    },
  };
}
