import { flowDebt, flowStretches, type Stretch, type Transfer } from '@/lib/figures/streams/flow-debt';
import { formatAmount, formatMoment } from './format-quantity';
import type { FlowPlot } from './read-plot';
import { singular } from './time-units';

/** Describes a Flow stream: its rate, its transfers, the periods of uncovered debt, and how it ends. */
export function describeFlow({ stream, duration, unit, timeUnit }: FlowPlot): string[] {
  const amount = (value: number) => formatAmount(value, unit);
  const moment = (time: number) => formatMoment(time, timeUnit);
  const list = (transfers: readonly Transfer[]) =>
    transfers.map((transfer) => `${amount(transfer.amount)} ${moment(transfer.at)}`).join('; ');
  const gaps = mergeGaps(flowStretches(stream, duration)).map(({ from, until, debtUntil, balance }) => {
    const start = from === 0 ? 'From the start' : `Starting ${moment(from)}`;
    const end = until === duration ? 'up to the end' : `until the transfer ${moment(until)}`;
    return `${start}, ${end}, the debt exceeds the balance, eventually by ${amount(debtUntil - balance)}.`;
  });
  const { totalDebt, balance, uncoveredDebt } = flowDebt(stream, duration);
  return [
    `The total debt grows by ${amount(stream.rate)} per ${singular(timeUnit)}.`,
    stream.deposits.length > 0 ? `Deposits: ${list(stream.deposits)}.` : 'No deposits.',
    ...(stream.withdrawals.length > 0 ? [`Withdrawals: ${list(stream.withdrawals)}.`] : []),
    ...gaps,
    `${capitalize(moment(duration))}, the total debt is ${amount(totalDebt)}, the balance is ${amount(balance)}, ` +
      `and the uncovered debt is ${amount(uncoveredDebt)}.`,
  ];
}

/** Merges adjacent periods of uncovered debt. */
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
