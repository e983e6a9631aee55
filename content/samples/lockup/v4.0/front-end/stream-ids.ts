import { lockup } from 'sablier/evm/releases/lockup';
import {
  type Address,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem';

/** Returns the IDs of the streams that a transaction created in a Lockup v4.0 contract. */
export function streamIdsIn(receipt: TransactionReceipt, contract: Address): bigint[] {
  const creations = parseEventLogs({
    abi: lockup['v4.0'].abi.SablierLockup,
    eventName: [
      'CreateLockupLinearStream',
      'CreateLockupDynamicStream',
      'CreateLockupTranchedStream',
      'CreateLockupPriceGatedStream',
    ],
    logs: receipt.logs,
  });
  return creations
    .filter(({ address }) => isAddressEqual(address, contract))
    .map(({ args }) => args.streamId);
}
