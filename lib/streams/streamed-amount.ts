/** Lockup Linear from time 0 to `end`. `cliff` delays the first withdrawal, not the accrual. */
export type LinearStream = { model: 'linear'; deposit: number; end: number; cliff?: number };

/** One piece of a Lockup Dynamic stream: `amount` is released from the end of the piece before to `until`. */
export type Segment = { amount: number; exponent: number; until: number };
export type DynamicStream = { model: 'dynamic'; segments: readonly Segment[] };

/** One unlock of a Lockup Tranched stream. */
export type Tranche = { amount: number; at: number };
export type TranchedStream = { model: 'tranched'; tranches: readonly Tranche[] };

/** A Lockup stream that starts at time 0, in any one unit of amount and any one unit of time. */
export type LockupStream = LinearStream | DynamicStream | TranchedStream;

/**
 * What a Lockup stream has released at a time, S(t), in the unit of its amounts. The three formulas are those
 * of Lockup v1.2's `streamedAmountOf`, without its rounding down to the token's smallest unit.
 */
export function streamedAmount(stream: LockupStream, time: number): number {
  switch (stream.model) {
    case 'linear':
      return linearAmount(stream, time);
    case 'dynamic':
      return dynamicAmount(stream.segments, time);
    case 'tranched':
      return sum(stream.tranches.filter(({ at }) => at <= time));
  }
}

/** S(t) = D · t / end, but 0 before the cliff: at the cliff, all that accrued since the start is released. */
function linearAmount({ deposit, end, cliff = 0 }: LinearStream, time: number): number {
  if (time <= 0 || time < cliff) return 0;
  return time >= end ? deposit : (deposit * time) / end;
}

/** S(t) = a·x^e + the segments before, with x the elapsed share of the segment that holds t. */
function dynamicAmount(segments: readonly Segment[], time: number): number {
  if (time <= 0) return 0;
  let from = 0;
  let released = 0;
  for (const { amount, exponent, until } of segments) {
    if (time < until) return released + amount * ((time - from) / (until - from)) ** exponent;
    released += amount;
    from = until;
  }
  return released;
}

/** The sum of the amounts of segments, tranches or transfers. */
export const sum = (parts: readonly { amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);
