import { type LockupStream, type Segment, sum, type Tranche } from './streamed-amount';

/** Amounts are in the unit of the deposit, and times in that of the duration. Defaults are shares of these. */
export type Shape =
  | { shape: 'linear' }
  | { shape: 'cliff'; cliff?: number }
  | { shape: 'unlock-linear'; unlock?: number }
  | { shape: 'unlock-cliff'; unlock?: number; cliff?: number; cliffAmount?: number }
  | { shape: 'exponential'; exponent?: number }
  | { shape: 'cliff-exponential'; cliff?: number; cliffAmount?: number; exponent?: number }
  | { shape: 'timelock'; cliff?: number }
  | { shape: 'steps'; steps?: number }
  | { shape: 'backweighted' }
  | { shape: 'segments'; segments: readonly Segment[] }
  | { shape: 'tranches'; tranches: readonly Tranche[] };

export type ShapeName = Shape['shape'];

/** The terms that all shapes in a plot share. `second` is the length of one second in the unit of the duration. */
export type Terms = { deposit: number; duration: number; second: number };

/** The maximum of the contract's exponent type, UD2x18: (2^64 − 1) / 10^18. */
const maxExponent = (2 ** 64 - 1) / 1e18;

/**
 * Converts a shape to its underlying stream. Lockup Dynamic has no jumps, so a cliff or an unlock is a segment of one
 * second that ends at the given time. An unlock at the start is the exception: it begins at that time.
 * @throws if the contracts would reject the stream; the message contains the fix
 */
export function toStream(shape: Shape, terms: Terms): LockupStream {
  const { deposit, duration, second } = terms;
  switch (shape.shape) {
    case 'linear':
      return { model: 'linear', deposit, end: duration };
    case 'cliff': {
      const cliff = readTime('cliff', shape.cliff ?? duration / 4, { after: 0, before: duration });
      return { model: 'linear', deposit, end: duration, cliff };
    }
    case 'unlock-linear': {
      const unlock = readShare('unlock', shape.unlock ?? deposit / 4, deposit);
      return dynamic([jump(unlock, second), straight(deposit - unlock, duration)], deposit);
    }
    case 'unlock-cliff':
      return unlockCliff(shape, terms);
    case 'exponential':
      return dynamic([{ amount: deposit, exponent: shape.exponent ?? 6, until: duration }], deposit);
    case 'cliff-exponential': {
      const cliff = readTime('cliff', shape.cliff ?? duration / 2, { after: second, before: duration });
      const atCliff = readShare('cliffAmount', shape.cliffAmount ?? deposit / 5, deposit);
      const rest = { amount: deposit - atCliff, exponent: shape.exponent ?? 6, until: duration };
      return dynamic([flat(cliff - second), jump(atCliff, cliff), rest], deposit);
    }
    case 'timelock': {
      const cliff = readTime('cliff', shape.cliff ?? duration * 0.9, { after: second, upTo: duration });
      return dynamic([flat(cliff - second), jump(deposit, cliff)], deposit);
    }
    case 'steps':
      return equalSteps(shape.steps ?? 4, terms);
    case 'backweighted':
      return tranched(
        [0.1, 0.2, 0.3, 0.4].map((share, year) => ({
          amount: deposit * share,
          at: (duration * (year + 1)) / 4,
        })),
        deposit,
      );
    case 'segments':
      return dynamic(shape.segments, deposit);
    case 'tranches':
      return tranched(shape.tranches, deposit);
  }
}

function unlockCliff(shape: Extract<Shape, { shape: 'unlock-cliff' }>, { deposit, duration, second }: Terms) {
  const cliff = readTime('cliff', shape.cliff ?? duration / 2, { after: 2 * second, before: duration });
  const unlock = readShare('unlock', shape.unlock ?? deposit / 4, deposit);
  const atCliff = readShare('cliffAmount', shape.cliffAmount ?? deposit / 4, deposit - unlock);
  const rest = straight(deposit - unlock - atCliff, duration);
  return dynamic([jump(unlock, second), flat(cliff - second), jump(atCliff, cliff), rest], deposit);
}

function equalSteps(steps: number, { deposit, duration }: Terms): LockupStream {
  if (!Number.isInteger(steps) || steps < 1) {
    throw new Error(`steps is ${steps}. Give a whole number of unlocks, 1 or more.`);
  }
  const amount = deposit / steps;
  const tranches = Array.from({ length: steps }, (_, i) => ({ amount, at: (duration * (i + 1)) / steps }));
  return tranched(tranches, deposit);
}

const flat = (until: number): Segment => ({ amount: 0, exponent: 1, until });
const jump = (amount: number, until: number): Segment => ({ amount, exponent: 1, until });
const straight = (amount: number, until: number): Segment => ({ amount, exponent: 1, until });

type Bounds = { after: number; before?: number; upTo?: number };

function readTime(name: string, time: number, { after, before = Infinity, upTo = Infinity }: Bounds): number {
  if (time > after && time < before && time <= upTo) return time;
  throw new Error(`${name} is ${time}. Use a time between the start and the end, or change the duration.`);
}

function readShare(name: string, amount: number, available: number): number {
  if (amount >= 0 && amount <= available) return amount;
  throw new Error(
    `${name} is ${amount}, but only ${available} is available. Lower it, or raise the deposit.`,
  );
}

function dynamic(segments: readonly Segment[], deposit: number): LockupStream {
  checkOrder(
    'segment',
    'until',
    segments.map(({ until }) => until),
  );
  checkSum('segment', segments, deposit);
  for (const { exponent } of segments) {
    if (!(exponent > 0 && exponent <= maxExponent)) {
      throw new Error(`The exponent ${exponent} is out of range. Give one above 0, up to 18.44.`);
    }
  }
  return { model: 'dynamic', segments };
}

function tranched(tranches: readonly Tranche[], deposit: number): LockupStream {
  checkOrder(
    'tranche',
    'at',
    tranches.map(({ at }) => at),
  );
  checkSum('tranche', tranches, deposit);
  return { model: 'tranched', tranches };
}

function checkOrder(part: string, field: string, times: readonly number[]): void {
  if (times.length === 0) throw new Error(`There is no ${part}. Give at least one.`);
  for (const [i, time] of times.entries()) {
    const before = times[i - 1] ?? 0;
    if (time > before) continue;
    throw new Error(
      `"${field}" of ${part} ${i + 1} is ${time}, which is not after ${before}. ` +
        `Times count from the start (0) and rise from ${part} to ${part}.`,
    );
  }
}

function checkSum(part: string, parts: readonly { amount: number }[], deposit: number): void {
  if (parts.some(({ amount }) => amount < 0)) {
    throw new Error(`A ${part} has an amount below 0. Give 0 or more.`);
  }
  const total = sum(parts);
  if (Math.abs(total - deposit) <= deposit * 1e-9) return;
  throw new Error(
    `The ${part} amounts add up to ${total}, but the deposit is ${deposit}. Make the two equal.`,
  );
}
