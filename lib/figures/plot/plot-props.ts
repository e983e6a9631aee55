import type { FlowStream } from '@/lib/figures/streams/flow-debt';
import type { Shape } from '@/lib/figures/streams/shapes';

export type PlotEvent = { at: number; label: string };

type CommonProps = {
  title: string;
  /** The unit of amounts, such as `DAI`. Defaults to `%`, or to `tokens` for Flow. */
  unit?: string;
  /** In the plural. Defaults to `% of duration`, or to `years` for backweighted and `days` for Flow. */
  timeUnit?: string;
  /** The top of the y axis. Defaults to the total of the segments, tranches, or debts, or else to 100. */
  deposit?: number;
  /** The end of the x axis. Defaults to the end of the parts, or else to 4 for backweighted and 100 for others. */
  duration?: number;
  /** At most three. */
  events?: readonly PlotEvent[];
};

/** One Lockup curve. `cancelAt` splits the deposit between the recipient and the sender. */
type LockupProps = Shape & { cancelAt?: number };

/** Total debt and balance. Withdrawals that exceed the covered debt are rejected. */
type FlowProps = { shape: 'flow-debt'; rate: number } & Partial<Pick<FlowStream, 'deposits' | 'withdrawals'>>;

/** Up to four Lockup curves, distinguished by their labels. */
type SeriesProps = { series: readonly (Shape & { label: string })[] };

/** The props of `<StreamPlot>`. Numbers can also be written as text, as in `duration="30"`. */
export type StreamPlotProps = CommonProps & (LockupProps | FlowProps | SeriesProps);
