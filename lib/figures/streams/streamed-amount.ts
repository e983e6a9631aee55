/** A Lockup Linear stream from time 0 to `end`. `cliff` delays the first withdrawal but not the accrual. */
type LinearStream = { model: 'linear'; deposit: number; end: number; cliff?: number };

/** A segment of a Lockup Dynamic stream. `amount` is released between the end of the previous segment and `until`. */
export type Segment = { amount: number; exponent: number; until: number };
export type DynamicStream = { model: 'dynamic'; segments: readonly Segment[] };

export type Tranche = { amount: number; at: number };
export type TranchedStream = { model: 'tranched'; tranches: readonly Tranche[] };

/** A Lockup stream that starts at time 0, in any unit of amount and any unit of time. */
export type LockupStream = LinearStream | DynamicStream | TranchedStream;

/** Returns S(t) as Lockup v1.2's `streamedAmountOf`, but without rounding down to the token's smallest unit. */
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

/** S(t) = D · t / end, but 0 before the cliff. At the cliff, everything accrued since the start is released. */
function linearAmount({ deposit, end, cliff = 0 }: LinearStream, time: number): number {
  if (time <= 0 || time < cliff) return 0;
  return time >= end ? deposit : (deposit * time) / end;
}

/** S(t) = a·x^e + the previous segments, where x is the elapsed share of the current segment. */
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

/** Adds up the amounts of segments, tranches, or transfers. */
export const sum = (parts: readonly { amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);
