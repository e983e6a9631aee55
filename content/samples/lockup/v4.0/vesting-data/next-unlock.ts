import { lockup } from 'sablier/evm/releases/lockup';
import type { Address, PublicClient } from 'viem';

const abi = lockup['v4.0'].abi.SablierLockup;

type Stream = {
  address: Address;
  abi: typeof abi;
  args: readonly [bigint];
  blockNumber: bigint;
};

const toDate = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Returns when a stream unlocks tokens next, or an empty text if nothing is locked. */
export async function nextUnlock(
  client: PublicClient,
  stream: Stream,
  timestamp: bigint,
): Promise<string> {
  const now = Number(timestamp);
  const [status, model, start, end] = await Promise.all([
    client.readContract({ ...stream, functionName: 'statusOf' }),
    client.readContract({ ...stream, functionName: 'getLockupModel' }),
    client.readContract({ ...stream, functionName: 'getStartTime' }),
    client.readContract({ ...stream, functionName: 'getEndTime' }),
  ]);
  // Settled, canceled, or depleted
  if (status >= 2) return '';

  // #region linear
  if (model === 0) {
    const [cliff, granularity, unlocks] = await Promise.all([
      client.readContract({ ...stream, functionName: 'getCliffTime' }),
      client.readContract({ ...stream, functionName: 'getGranularity' }),
      client.readContract({ ...stream, functionName: 'getUnlockAmounts' }),
    ]);
    if (now < start && unlocks.start > 0n) return toDate(start);
    if (now < cliff && unlocks.cliff > 0n) return toDate(cliff);
    const base = cliff || start;
    const steps = now < base ? 1 : Math.floor((now - base) / granularity) + 1;
    return toDate(Math.min(base + steps * granularity, end));
  }
  // #endregion
  // #region dynamic
  if (model === 1) {
    const segments = await client.readContract({ ...stream, functionName: 'getSegments' });
    for (const [index, { amount, exponent, timestamp }] of segments.entries()) {
      const begin = segments[index - 1]?.timestamp ?? start;
      // With an exponent of 0, everything unlocks when the segment begins. Otherwise, tokens unlock every second.
      const first = index === 0 && exponent === 0n ? begin : begin + 1;
      const last = exponent === 0n ? first : timestamp;
      if (amount > 0n && now < last) return toDate(Math.max(first, now + 1));
    }
    return '';
  }
  // #endregion
  // #region tranched
  if (model === 2) {
    const tranches = await client.readContract({ ...stream, functionName: 'getTranches' });
    return toDate(
      tranches.find(({ amount, timestamp }) => amount > 0n && timestamp > now)?.timestamp ??
        end,
    );
  }
  // #endregion
  const withdrawable = await client.readContract({
    ...stream,
    functionName: 'withdrawableAmountOf',
  });
  return withdrawable > 0n ? '' : `${toDate(end)} or at the target price`;
}
