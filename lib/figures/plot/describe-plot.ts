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
  const curves =
    plot.kind === 'flow' ? describeFlow(plot) : plot.curves.map((curve) => describeCurve(curve, plot));
  const cancel = plot.kind === 'lockup' ? describeCancel(plot) : [];
  return [describeAxes(plot), ...curves, ...cancel, ...describeEvents(plot)].join(' ');
}

function describeAxes({ unit, timeUnit, top, duration }: Plot): string {
  return `Amount (0 to ${formatAmount(top, unit)}) over time (0 to ${formatLength(duration, timeUnit)}).`;
}

function describeCancel({ cancelAt, curves, unit, timeUnit, top }: LockupPlot): string[] {
  const [curve] = curves;
  if (cancelAt === undefined || curve === undefined) return [];
  const streamed = streamedAmount(curve.pieces, cancelAt);
  const recipientAmount = formatAmount(streamed, unit);
  const returned = formatAmount(top - streamed, unit);
  const moment = formatMoment(cancelAt, timeUnit);
  return [
    `The stream is canceled ${moment}: the recipient keeps ${recipientAmount}, and the sender gets back ${returned}.`,
  ];
}

function describeEvents(plot: Plot): string[] {
  const [only, ...others] = plot.kind === 'lockup' ? plot.curves : [];
  return plot.events.map(({ at, label }) => {
    const marked = `Marked ${formatMoment(at, plot.timeUnit)}: ${label}`;
    if (only === undefined || others.length > 0) return `${marked}.`;
    return `${marked}. The curve is at ${formatAmount(streamedAmount(only.pieces, at), plot.unit)}.`;
  });
}

type Units = Pick<LockupPlot, 'unit' | 'timeUnit'>;

const maxListed = 8;

/** Shapes with unlocks only, between which nothing happens. */
const unlockShapes: readonly string[] = ['steps', 'backweighted', 'tranches'];

function describeCurve({ label, shape, pieces }: Curve, { unit, timeUnit }: LockupPlot): string {
  const units = { unit, timeUnit };
  const clauses = unlockShapes.includes(shape.shape)
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

/** Describes the unlocks of a shape. Equal unlocks at equal intervals are counted instead of listed. */
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

function describeFlow({ stream, duration, unit, timeUnit }: FlowPlot): string[] {
  const amount = (value: number) => formatAmount(value, unit);
  const moment = (time: number) => formatMoment(time, timeUnit);
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
