import { flowStretches, type Stretch, type Transfer } from '@/lib/figures/streams/flow-debt';
import { isJump, type Piece, streamedAmount } from '@/lib/figures/streams/pieces';
import { itemAt } from '@/lib/site/invariant';
import { formatAmount, formatLength, formatMoment, singular } from './format-quantity';
import {
  type Curve,
  type FlowPlot,
  type LockupPlot,
  type Plot,
  readPlot,
  type StreamPlotProps,
} from './read-plot';

/**
 * Describes a plot in sentences, for readers who can't see it and for plain pages.
 * @throws if the props are invalid, like `readPlot`
 */
export const describePlot = (props: StreamPlotProps): string => toSentences(readPlot(props));

/** Describes a validated plot. */
export function toSentences(plot: Plot): string {
  const { unit, timeUnit, top, duration } = plot;
  const format: Format = {
    amount: (value) => formatAmount(value, unit),
    length: (length) => formatLength(length, timeUnit),
    moment: (time) => formatMoment(time, timeUnit),
  };
  const axes = `Amount (0 to ${format.amount(top)}) over time (0 to ${format.length(duration)}).`;
  const curves =
    plot.kind === 'flow'
      ? describeFlow(plot, format)
      : [...plot.curves.map((curve) => describeCurve(curve, format)), ...describeCancel(plot, format)];
  return [axes, ...curves, ...describeEvents(plot, format)].join(' ');
}

/** Formats quantities in the units of a plot. */
type Format = Record<'amount' | 'length' | 'moment', (value: number) => string>;

function describeCancel(
  { cancelAt, curves: [curve], top }: LockupPlot,
  { amount, moment }: Format,
): string[] {
  if (cancelAt === undefined || curve === undefined) return [];
  const streamed = streamedAmount(curve.pieces, cancelAt);
  return [
    `The stream is canceled ${moment(cancelAt)}: the recipient keeps ${amount(streamed)}, and the sender gets back ${amount(top - streamed)}.`,
  ];
}

function describeEvents(plot: Plot, { amount, moment }: Format): string[] {
  const [only, ...others] = plot.kind === 'lockup' ? plot.curves : [];
  return plot.events.map(({ at, label }) => {
    const marked = `Marked ${moment(at)}: ${label}`;
    if (only === undefined || others.length > 0) return `${marked}.`;
    return `${marked}. The curve is at ${amount(streamedAmount(only.pieces, at))}.`;
  });
}

const maxListed = 8;

/** Shapes with unlocks only, between which nothing happens. */
const unlockShapes: readonly string[] = ['steps', 'backweighted', 'tranches'];

function describeCurve({ label, shape, pieces }: Curve, format: Format): string {
  const clauses = unlockShapes.includes(shape.shape)
    ? stairs(pieces, format)
    : pieces.map((piece, i) => clause(piece, format, i === 0));
  const subject = label === undefined ? 'The curve' : `${label}:`;
  const last = clauses.pop() ?? `stays at ${format.amount(0)}`;
  return `${subject} ${clauses.length > 0 ? `${clauses.join(', ')}, then ${last}` : last}.`;
}

function clause(piece: Piece, { amount, length, moment }: Format, isFirst = false): string {
  const { kind, from, until, low, high } = piece;
  const origin = isFirst ? ` from ${amount(low)}` : '';
  const goal = `${amount(high)} ${moment(until)}`;
  switch (kind) {
    case 'flat':
      return `stays at ${amount(low)} for ${length(until - from)}`;
    case 'jump':
      return `jumps to ${goal}`;
    case 'straight':
      return `grows at a constant rate${origin} to ${goal}`;
    case 'curve': {
      const { exponent } = piece;
      const pace = exponent > 1 ? 'at an increasing rate' : 'at a decreasing rate';
      const halfway = amount(low + (high - low) * 0.5 ** exponent);
      return `grows ${pace} (exponent ${exponent})${origin}, passing ${halfway} halfway, to ${goal}`;
    }
  }
}

/** Describes the unlocks of a shape. Equal unlocks at equal intervals are counted instead of listed. */
function stairs(pieces: readonly Piece[], format: Format): string[] {
  const { amount, length, moment } = format;
  const jumps = pieces.filter(isJump);
  const [first] = jumps;
  const last = jumps.at(-1);
  if (first === undefined || last === undefined) return [];
  const [start, end] = [first, last].map(({ high, until }) => `${amount(high)} ${moment(until)}`);
  const sizes = new Set(jumps.map(({ low, high }) => amount(high - low)));
  const distances = new Set(jumps.map(({ until }, i) => length(until - (jumps[i - 1]?.until ?? 0))));
  if (jumps.length > 2 && sizes.size === 1 && distances.size === 1) {
    const step = `${amount(first.high)} every ${length(first.until).replace(/^1 /, '')}`;
    return [`jumps ${jumps.length} times, by ${step}, to ${end}`];
  }
  if (jumps.length > maxListed) return [`jumps ${jumps.length} times, first to ${start} and last to ${end}`];
  return jumps.map((jump) => clause(jump, format));
}

function describeFlow({ stream, duration, timeUnit }: FlowPlot, { amount, moment }: Format): string[] {
  const list = (transfers: readonly Transfer[]) =>
    transfers.map((transfer) => `${amount(transfer.amount)} ${moment(transfer.at)}`).join('; ');
  const stretches = flowStretches(stream, duration);
  const gaps = mergeGaps(stretches).map(({ from, until, debtUntil, balance }) => {
    const start = from === 0 ? 'From the start' : `Starting ${moment(from)}`;
    const end = until === duration ? 'up to the end' : `until the transfer ${moment(until)}`;
    return `${start}, ${end}, the debt exceeds the balance, eventually by ${amount(debtUntil - balance)}.`;
  });
  const { debtUntil: debt, balance } = itemAt(stretches, -1);
  return [
    `The total debt grows by ${amount(stream.rate)} per ${singular(timeUnit)}.`,
    stream.deposits.length > 0 ? `Deposits: ${list(stream.deposits)}.` : 'No deposits.',
    ...(stream.withdrawals.length > 0 ? [`Withdrawals: ${list(stream.withdrawals)}.`] : []),
    ...gaps,
    `${capitalize(moment(duration))}, the total debt is ${amount(debt)}, the balance is ${amount(balance)}, ` +
      `and the uncovered debt is ${amount(Math.max(debt - balance, 0))}.`,
  ];
}

function mergeGaps(stretches: readonly Stretch[]): Stretch[] {
  const gaps: Stretch[] = [];
  for (const gap of stretches.filter(({ uncovered }) => uncovered)) {
    const before = gaps.at(-1);
    if (before?.until === gap.from) gaps[gaps.length - 1] = { ...gap, from: before.from };
    else gaps.push(gap);
  }
  return gaps;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
