import type { FlowStream } from '@/lib/streams/flow-debt';
import type { Shape } from '@/lib/streams/shapes';

/** A moment marked by a vertical line and a short label. */
export type PlotEvent = { at: number; label: string };

type CommonProps = {
  /** The caption. */
  title: string;
  /** Unit of amounts, such as `DAI`. Default: `%`, and `tokens` for Flow. */
  unit?: string;
  /** Unit of time, in the plural. Default: `% of duration`, `years` for backweighted, `days` for Flow. */
  timeUnit?: string;
  /** Top of the y axis. Default: what the segments, tranches or debts add up to, otherwise 100. */
  deposit?: number;
  /** End of the x axis. Default: the end of the segments or tranches, 4 for backweighted, otherwise 100. */
  duration?: number;
  /** At most three. */
  events?: readonly PlotEvent[];
};

/** One Lockup curve. `cancelAt` splits the deposit into the recipient's part and the sender's. */
type LockupProps = Shape & { cancelAt?: number };

/** Total debt against balance. Withdrawals beyond the covered debt are refused. */
type FlowProps = { shape: 'flow-debt'; rate: number } & Partial<Pick<FlowStream, 'deposits' | 'withdrawals'>>;

/** Up to four Lockup curves, each told apart by its label. */
type SeriesProps = { series: readonly (Shape & { label: string })[] };

/** What an author writes on `<StreamPlot>`. Numbers may also arrive as text, as in `duration="30"`. */
export type StreamPlotProps = CommonProps & (LockupProps | FlowProps | SeriesProps);
