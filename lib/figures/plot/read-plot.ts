import { z } from 'zod';
import { list, number, object, positive, read, text } from '@/lib/figures/streams/fields';
import { type FlowStream, flowStretches } from '@/lib/figures/streams/flow-debt';
import { type Piece, sum, toPieces } from '@/lib/figures/streams/pieces';
import { type FlowShape, flowSchema, lockupSchema, type Shape } from '@/lib/figures/streams/shapes';
import { niceTop } from './axis-ticks';
import { isShare } from './format-quantity';
import type { Hue } from './picture';

const maxEvents = 3;
const maxCurves = 4;
const maxLabel = 40;

const label = text.max(maxLabel, {
  error: ({ input }) =>
    `The label "${input}" has ${lengthOf(input)} characters. Shorten it to ${maxLabel} or fewer.`,
});

const commonProps = z.object({
  title: text,
  /** The unit of amounts, such as `DAI`. Defaults to `% of deposit`, or to `tokens` for Flow. */
  unit: text.optional(),
  /** In the plural. Defaults to `% of duration`, or to `years` for backweighted and `days` for Flow. */
  timeUnit: text.optional(),
  /** The top of the y axis. Defaults to the total of the segments, tranches, or debts, or else to 100. */
  deposit: positive.optional(),
  /** The end of the x axis. Defaults to the end of the parts, or else to 4 for backweighted and 100 for others. */
  duration: positive.optional(),
  /** That of Airdrops, if the plot isn't about Lockup. */
  hue: z.literal('drops').optional(),
  events: list(object('An event', { at: number, label }))
    .max(maxEvents, {
      error: ({ input }) => `events has ${lengthOf(input)} marks. Keep the ${maxEvents} that matter most.`,
    })
    .optional(),
});

const curveCount = {
  error: ({ input }: z.core.$ZodRawIssue) => `series has ${lengthOf(input)} curves. Use 1 to ${maxCurves}.`,
};

/** Several curves, distinguished by their labels. */
const seriesProps = object('A plot of several curves', {
  series: list(z.looseObject({ label })).min(1, curveCount).max(maxCurves, curveCount),
});

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

type CommonProps = z.infer<typeof commonProps>;
type SeriesProps = { series: readonly (Shape & { label: string })[] };

/** The props of `<StreamPlot>`. `cancelAt` splits the deposit between the recipient and the sender. */
export type StreamPlotProps = CommonProps & ((Shape & { cancelAt?: number }) | FlowShape | SeriesProps);

export type PlotEvent = { at: number; label: string };

/** A plot with its defaults. The y axis runs from 0 to `top`, and the x axis runs from 0 to `duration`. */
type PlotBase = {
  title: string;
  unit: string;
  timeUnit: string;
  top: number;
  duration: number;
  hue: Hue;
  events: readonly PlotEvent[];
};

/** `label` is present if the plot has several curves. */
export type Curve = { label?: string | undefined; shape: Shape; pieces: readonly Piece[] };
export type LockupPlot = PlotBase & {
  kind: 'lockup';
  curves: readonly Curve[];
  cancelAt?: number | undefined;
};
export type FlowPlot = PlotBase & { kind: 'flow'; stream: FlowStream };
export type Plot = LockupPlot | FlowPlot;

/**
 * Validates an author's props and fills in the defaults.
 * @throws if the props are invalid; the message contains the plot's title, the problem, and the fix
 */
export function readPlot(props: StreamPlotProps): Plot {
  try {
    const plot = readCurves(props);
    checkUnits(plot);
    checkEvents(plot);
    return plot;
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`StreamPlot "${props.title ?? 'without a title'}": ${what}`, { cause });
  }
}

function readCurves(props: StreamPlotProps): Plot {
  const { title, unit, timeUnit, deposit, duration, hue, events, ...rest } = props;
  const common = read(commonProps, { title, unit, timeUnit, deposit, duration, hue, events });
  if ('series' in rest) return readSeries(common, rest);
  if (rest.shape === 'flow-debt') return readFlow(common, read(flowSchema, rest));
  const { cancelAt: written, ...own } = rest;
  const shape = read(lockupSchema, own);
  const base = completeBase(common, [shape]);
  const { cancelAt } = read(z.object({ cancelAt: number.optional() }), { cancelAt: written });
  if (cancelAt !== undefined && cancelAt >= base.duration) {
    throw new Error(`cancelAt is ${cancelAt}, but the stream ends at ${base.duration}. Cancel before that.`);
  }
  return { ...base, kind: 'lockup', curves: [toCurve(shape, base)], cancelAt };
}

function readSeries(common: CommonProps, written: object): LockupPlot {
  const curves = read(seriesProps, written).series.map(({ label, ...own }) => {
    if (own.shape !== 'flow-debt') return { label, shape: read(lockupSchema, own) };
    throw new Error('series only supports Lockup curves. Use a separate plot for "flow-debt".');
  });
  const base = completeBase(
    common,
    curves.map(({ shape }) => shape),
  );
  return { ...base, kind: 'lockup', curves: curves.map(({ label, shape }) => toCurve(shape, base, label)) };
}

function readFlow(common: CommonProps, { rate, deposits = [], withdrawals = [] }: FlowShape): FlowPlot {
  const stream = { rate, deposits, withdrawals };
  const base = completeBase(
    { ...common, unit: common.unit ?? 'tokens', timeUnit: common.timeUnit ?? 'days' },
    [],
  );
  const late = [...deposits, ...withdrawals].find(({ at }) => at > base.duration);
  if (late)
    throw new Error(`A transfer at ${late.at} is after the end, ${base.duration}. Increase the duration.`);
  const stretches = flowStretches(stream, base.duration);
  const highest = Math.max(...stretches.flatMap(({ balance, debtUntil }) => [balance, debtUntil]));
  const top = common.deposit ?? niceTop(highest);
  if (top < highest)
    throw new Error(`deposit is ${top}, but the plot reaches ${highest}. Increase or remove it.`);
  return { ...base, kind: 'flow', top, stream };
}

function completeBase(props: CommonProps, shapes: readonly Shape[]): PlotBase {
  const natural = shapes.map(naturalSize);
  const largest = (values: (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.length > 0 ? Math.max(...known) : 100;
  };
  const duration = props.duration ?? largest(natural.map((size) => size.duration));
  if (natural.some((size) => size.end !== undefined && size.end > duration)) {
    throw new Error(
      `The stream continues after ${duration}, where the plot ends. Increase or remove the duration.`,
    );
  }
  const isBackweighted = shapes.some(({ shape }) => shape === 'backweighted');
  return {
    title: props.title,
    unit: props.unit ?? '% of deposit',
    timeUnit: props.timeUnit ?? (isBackweighted ? 'years' : '% of duration'),
    top: props.deposit ?? largest(natural.map((size) => size.deposit)),
    duration,
    hue: props.hue ?? 'lockup',
    events: props.events ?? [],
  };
}

/** Returns the deposit and duration that follow from a shape. `end` is the end of the parts that the author listed. */
function naturalSize(shape: Shape): { deposit?: number; duration?: number; end?: number } {
  if (shape.shape === 'segments') {
    const end = shape.segments.at(-1)?.until;
    return { deposit: sum(shape.segments), duration: end, end };
  }
  if (shape.shape === 'tranches') {
    const end = shape.tranches.at(-1)?.at;
    return { deposit: sum(shape.tranches), duration: end, end };
  }
  return shape.shape === 'backweighted' ? { duration: 4 } : {};
}

function toCurve(shape: Shape, { top, duration }: PlotBase, label?: string): Curve {
  return { label, shape, pieces: toPieces(shape, { deposit: top, duration }) };
}

/** If a percentage doesn't refer to 100, the author forgot to set the unit. */
function checkUnits({ unit, timeUnit, top, duration }: Plot): void {
  if (isShare(unit) && top !== 100) {
    throw new Error(`The amounts go up to ${top}, but the unit is %. Name the unit, as in unit="DAI".`);
  }
  if (isShare(timeUnit) && duration !== 100) {
    throw new Error(
      `The time goes up to ${duration}, but its unit is "${timeUnit}". Name the unit, as in timeUnit="days".`,
    );
  }
}

function checkEvents({ events, duration }: Plot): void {
  const late = events.find(({ at }) => at > duration);
  if (late)
    throw new Error(`The event "${late.label}" is at ${late.at}, after the end, ${duration}. Move it.`);
}
