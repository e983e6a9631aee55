import { formatUnits } from 'viem';

// #region amounts
/** The token of a stream, or null if the indexer has no row for the token. */
type Asset = { symbol: string } | null;

export type LockupStream = {
  id: string;
  alias: string;
  sender: string;
  recipient: string;
  depositAmount: string;
  withdrawnAmount: string;
  intactAmount: string;
  assetDecimalsValue: string;
  asset: Asset;
};

export type FlowStream = {
  id: string;
  alias: string;
  sender: string;
  recipient: string;
  ratePerSecond: string;
  snapshotAmount: string;
  startTime: string;
  lastAdjustmentTimestamp: string;
  lastAdjustmentAction: { id: string } | null;
  availableAmount: string;
  withdrawnAmount: string;
  assetDecimalsValue: string;
  asset: Asset;
};

/** Returns the symbol of a token, or a substitute for a missing token. */
const symbolOf = (asset: Asset): string => asset?.symbol ?? 'unknown tokens';

/** Describes a Lockup stream, with amounts in tokens. */
export function describeLockup(stream: LockupStream): string {
  const { alias, sender, recipient } = stream;
  const decimals = Number(stream.assetDecimalsValue);
  const amount = (value: string) => formatUnits(BigInt(value), decimals);
  return [
    `${alias}: ${sender} to ${recipient},`,
    `${amount(stream.depositAmount)} ${symbolOf(stream.asset)} deposited,`,
    `${amount(stream.withdrawnAmount)} withdrawn,`,
    `${amount(stream.intactAmount)} left`,
  ].join(' ');
}

/** Describes a Flow stream, with amounts in tokens and the debt at a time in Unix seconds. */
export function describeFlow(stream: FlowStream, now: bigint): string {
  const { alias, sender, recipient } = stream;
  const decimals = Number(stream.assetDecimalsValue);
  const amount = (value: bigint) => formatUnits(value, decimals);
  return [
    `${alias}: ${sender} to ${recipient},`,
    `${amount(BigInt(stream.withdrawnAmount))} ${symbolOf(stream.asset)} withdrawn,`,
    `${amount(debtOf(stream, now))} owed,`,
    `${amount(BigInt(stream.availableAmount))} available`,
  ].join(' ');
}

/** Estimates the debt of a Flow stream, in the token's smallest unit. */
export function debtOf(stream: FlowStream, now: bigint): bigint {
  const start = BigInt(stream.startTime);
  const adjusted = BigInt(stream.lastAdjustmentTimestamp);
  const since =
    stream.lastAdjustmentAction && adjusted > start ? adjusted : start;
  const elapsed = now > since ? now - since : 0n;
  // The rate and the snapshot have 18 decimals, whatever the token has.
  const accrued =
    BigInt(stream.snapshotAmount) + BigInt(stream.ratePerSecond) * elapsed;
  const scale = 10n ** BigInt(18 - Number(stream.assetDecimalsValue));
  return accrued / scale - BigInt(stream.withdrawnAmount);
}
// #endregion
