import { streamedAmount } from '@/lib/figures/streams/streamed-amount';
import { describeCurve } from './describe-curve';
import { describeFlow } from './describe-flow';
import { formatAmount, formatLength, formatMoment } from './format-quantity';
import type { StreamPlotProps } from './plot-props';
import { type LockupPlot, type Plot, readPlot } from './read-plot';

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
  const streamed = streamedAmount(curve.stream, cancelAt);
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
    return `${marked}. The curve is at ${formatAmount(streamedAmount(only.stream, at), plot.unit)}.`;
  });
}
