import type { Shape } from './shapes';

/** A part of a curve between two times. The released amount is `low` at its start and `high` at its end. */
export type Piece = { from: number; until: number; low: number; high: number } & (
  | { kind: 'flat' | 'jump' | 'straight' }
  | { kind: 'curve'; exponent: number }
);

/** What the curves of a plot share: the deposit, and the end of the stream. */
type Terms = { deposit: number; duration: number };

/**
 * Converts a shape to the parts of its curve. Lockup Dynamic has no jumps, but there, a cliff or an unlock takes one
 * second, which is too short to be visible.
 * @throws if the contracts would reject the stream; the message contains the fix
 */
export function toPieces(shape: Shape, terms: Terms): Piece[] {
  const pieces = chain(partsOf(shape, terms));
  const last = pieces.at(-1);
  if (last === undefined || last.until >= terms.duration) return pieces;
  return [
    ...pieces,
    { kind: 'flat', from: last.until, until: terms.duration, low: last.high, high: last.high },
  ];
}

/**
 * Returns the released amount at a time, as Lockup's `streamedAmountOf`, but without rounding down to the token's
 * smallest unit.
 */
export function streamedAmount(pieces: readonly Piece[], time: number): number {
  const piece = pieces.findLast(({ from }) => from <= time);
  if (piece === undefined) return 0;
  const { from, until, low, high } = piece;
  if (time >= until) return high;
  return (
    low + (high - low) * ((time - from) / (until - from)) ** (piece.kind === 'curve' ? piece.exponent : 1)
  );
}

/** Whether a piece releases an amount in an instant. */
export const isJump = ({ kind, low, high }: Piece): boolean => kind === 'jump' && high > low;

/** An amount that's released until a time, or if there's none, in an instant. */
type Part = { amount: number; until?: number; exponent?: number };

function partsOf(shape: Shape, { deposit, duration }: Terms): readonly Part[] {
  switch (shape.shape) {
    case 'linear':
      return [{ amount: deposit, until: duration }];
    case 'cliff': {
      const cliff = inside('cliff', shape.cliff ?? duration / 4, duration);
      // At the cliff, everything accrued since the start is released.
      const accrued = (deposit * cliff) / duration;
      return [wait(cliff), { amount: accrued }, { amount: deposit - accrued, until: duration }];
    }
    case 'unlock-linear': {
      const unlock = share('unlock', shape.unlock ?? deposit / 4, deposit);
      return [{ amount: unlock }, { amount: deposit - unlock, until: duration }];
    }
    case 'unlock-cliff': {
      const cliff = inside('cliff', shape.cliff ?? duration / 2, duration);
      const unlock = share('unlock', shape.unlock ?? deposit / 4, deposit);
      const atCliff = share('cliffAmount', shape.cliffAmount ?? deposit / 4, deposit - unlock);
      const rest = { amount: deposit - unlock - atCliff, until: duration };
      return [{ amount: unlock }, wait(cliff), { amount: atCliff }, rest];
    }
    case 'exponential':
      return [{ amount: deposit, until: duration, exponent: shape.exponent ?? 6 }];
    case 'cliff-exponential': {
      const cliff = inside('cliff', shape.cliff ?? duration / 2, duration);
      const atCliff = share('cliffAmount', shape.cliffAmount ?? deposit / 5, deposit);
      const rest = { amount: deposit - atCliff, until: duration, exponent: shape.exponent ?? 6 };
      return [wait(cliff), { amount: atCliff }, rest];
    }
    case 'timelock': {
      const cliff = shape.cliff ?? duration * 0.9;
      return unlocks([
        { amount: deposit, at: cliff === duration ? cliff : inside('cliff', cliff, duration) },
      ]);
    }
    case 'steps':
      return unlocks(equalSteps(shape.steps ?? 4, deposit, duration));
    case 'backweighted':
      return unlocks(
        [0.1, 0.2, 0.3, 0.4].map((part, year) => ({
          amount: deposit * part,
          at: (duration * (year + 1)) / 4,
        })),
      );
    case 'segments':
      return checked('segment', 'until', shape.segments, deposit);
    case 'tranches':
      return unlocks(checked('tranche', 'at', shape.tranches, deposit));
  }
}

const wait = (until: number): Part => ({ amount: 0, until });

const unlocks = (tranches: readonly { amount: number; at: number }[]): Part[] =>
  tranches.flatMap(({ amount, at }) => [wait(at), { amount }]);

function equalSteps(steps: number, deposit: number, duration: number) {
  if (!Number.isInteger(steps) || steps < 1) {
    throw new Error(`steps is ${steps}. Give a whole number of unlocks, 1 or more.`);
  }
  return Array.from({ length: steps }, (_, i) => ({
    amount: deposit / steps,
    at: (duration * (i + 1)) / steps,
  }));
}

/** The maximum of the contract's exponent type, UD2x18: (2^64 − 1) / 10^18. */
const maxExponent = (2 ** 64 - 1) / 1e18;

function chain(parts: readonly Part[]): Piece[] {
  let from = 0;
  let low = 0;
  return parts.map(({ amount, until = from, exponent = 1 }): Piece => {
    if (!(exponent > 0 && exponent <= maxExponent)) {
      throw new Error(`The exponent ${exponent} is out of range. Give one above 0, up to 18.44.`);
    }
    const piece = { from, until, low, high: low + amount };
    from = until;
    low = piece.high;
    if (piece.from === until) return { kind: 'jump', ...piece };
    if (amount === 0) return { kind: 'flat', ...piece };
    return exponent === 1 ? { kind: 'straight', ...piece } : { kind: 'curve', exponent, ...piece };
  });
}

function inside(name: string, time: number, duration: number): number {
  if (time > 0 && time < duration) return time;
  throw new Error(`${name} is ${time}. Use a time between the start and the end, or change the duration.`);
}

function share(name: string, amount: number, available: number): number {
  if (amount <= available) return amount;
  throw new Error(
    `${name} is ${amount}, but only ${available} is available. Lower it, or raise the deposit.`,
  );
}

/**
 * Returns the parts that an author listed.
 * @param part what they are called
 * @param field the field with the time of a part
 * @throws if they aren't in order or don't add up to the deposit
 */
function checked<Field extends string, Listed extends { amount: number } & Record<Field, number>>(
  part: string,
  field: Field,
  parts: readonly Listed[],
  deposit: number,
): readonly Listed[] {
  if (parts.length === 0) throw new Error(`There is no ${part}. Give at least one.`);
  for (const [i, { [field]: time }] of parts.entries()) {
    const before = parts[i - 1]?.[field] ?? 0;
    if (time > before) continue;
    throw new Error(
      `"${field}" of ${part} ${i + 1} is ${time}, which is not after ${before}. ` +
        `Times count from the start (0) and rise from ${part} to ${part}.`,
    );
  }
  const total = sum(parts);
  if (Math.abs(total - deposit) <= deposit * 1e-9) return parts;
  throw new Error(
    `The ${part} amounts add up to ${total}, but the deposit is ${deposit}. Make the two equal.`,
  );
}

/** Adds up the amounts of segments, tranches, or transfers. */
export const sum = (parts: readonly { amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);
