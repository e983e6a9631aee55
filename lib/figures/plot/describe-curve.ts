import { formatAmount, formatLength, formatMoment } from './format-quantity';
import { isJump, type Piece, toPieces } from './pieces';
import type { Curve, LockupPlot } from './read-plot';

type Units = Pick<LockupPlot, 'unit' | 'timeUnit'>;

const maxListed = 8;

/** Describes a Lockup curve in a sentence: its start, its jumps and bends in order, and its end. */
export function describeCurve({ label, stream }: Curve, { duration, unit, timeUnit }: LockupPlot): string {
  const units = { unit, timeUnit };
  const pieces = toPieces(stream, duration);
  const clauses =
    stream.model === 'tranched'
      ? stairs(pieces, units)
      : pieces.map((piece, i) => clause(piece, units, i === 0));
  const subject = label === undefined ? 'The curve' : `${label}:`;
  const last = clauses.pop() ?? `stays at ${formatAmount(0, unit)}`;
  return `${subject} ${clauses.length > 0 ? `${clauses.join(', ')}, then ${last}` : last}.`;
}

function clause(piece: Piece, { unit, timeUnit }: Units, isFirst = false): string {
  const { kind, from, until, low, high } = piece;
  const origin = isFirst ? ` from ${formatAmount(low, unit)}` : '';
  const goal = goalOf(piece, { unit, timeUnit });
  switch (kind) {
    case 'flat':
      return `stays at ${formatAmount(low, unit)} for ${formatLength(until - from, timeUnit)}`;
    case 'jump':
      return `jumps to ${goal}`;
    case 'straight':
      return `grows at a constant rate${origin} to ${goal}`;
    case 'curve': {
      const { exponent } = piece;
      const pace = exponent > 1 ? 'at an increasing rate' : 'at a decreasing rate';
      const halfway = formatAmount(low + (high - low) * 0.5 ** exponent, unit);
      return `grows ${pace} (exponent ${exponent})${origin}, passing ${halfway} halfway, to ${goal}`;
    }
  }
}

/** Describes a Lockup Tranched stream. Equal unlocks at equal intervals are counted instead of listed. */
function stairs(pieces: readonly Piece[], units: Units): string[] {
  const { unit, timeUnit } = units;
  const jumps = pieces.filter(isJump);
  const [first] = jumps;
  const last = jumps.at(-1);
  if (first === undefined || last === undefined) return [];
  const end = goalOf(last, units);
  if (jumps.length > 2 && isRegular(jumps, units)) {
    const step = `${formatAmount(first.high, unit)} every ${formatLength(first.until, timeUnit).replace(/^1 /, '')}`;
    return [`jumps ${jumps.length} times, by ${step}, to ${end}`];
  }
  if (jumps.length > maxListed) {
    return [`jumps ${jumps.length} times, first to ${goalOf(first, units)} and last to ${end}`];
  }
  return jumps.map((jump) => clause(jump, units));
}

const goalOf = ({ high, until }: Piece, { unit, timeUnit }: Units): string =>
  `${formatAmount(high, unit)} ${formatMoment(until, timeUnit)}`;

function isRegular(jumps: readonly Piece[], { unit, timeUnit }: Units): boolean {
  const sizes = jumps.map(({ low, high }) => formatAmount(high - low, unit));
  const distances = jumps.map(({ until }, i) => formatLength(until - (jumps[i - 1]?.until ?? 0), timeUnit));
  return new Set(sizes).size === 1 && new Set(distances).size === 1;
}
