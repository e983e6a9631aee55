import { type FlowStream, flowStretches } from '@/lib/figures/streams/flow-debt';
import { type Shape, toStream } from '@/lib/figures/streams/shapes';
import { type LockupStream, sum } from '@/lib/figures/streams/streamed-amount';
import { niceTop } from './axis-ticks';
import { isShareOfDuration, secondIn } from './format-quantity';
import type { PlotEvent, StreamPlotProps } from './plot-props';
import {
  checkNames,
  listOfFields,
  optionalNumber,
  optionalPositive,
  optionalText,
  readFlow,
  readShape,
  readShapeName,
  requiredNumber,
  requiredText,
  shapeOptions,
  type Written,
} from './read-shape';

/** A plot with its defaults. The y axis runs from 0 to `top`, and the x axis runs from 0 to `duration`. */
type PlotBase = {
  title: string;
  unit: string;
  timeUnit: string;
  top: number;
  duration: number;
  events: readonly PlotEvent[];
};

/** `label` is present if the plot has several curves. */
export type Curve = { label?: string; shape: Shape; stream: LockupStream };
export type LockupPlot = PlotBase & { kind: 'lockup'; curves: readonly Curve[]; cancelAt?: number };
export type FlowPlot = PlotBase & { kind: 'flow'; stream: FlowStream };
export type Plot = LockupPlot | FlowPlot;

const commonNames = ['title', 'unit', 'timeUnit', 'deposit', 'duration', 'events'];
const maxEvents = 3;
const maxCurves = 4;
const maxLabel = 40;

/**
 * Validates an author's props and fills in the defaults.
 * @throws if the props are invalid; the message contains the plot's title, the problem, and the fix
 */
export function readPlot(props: StreamPlotProps): Plot {
  const fields: Written = props;
  try {
    requiredText(fields, 'title');
    const plot = readCurves(fields);
    checkUnits(plot);
    checkEvents(plot);
    return plot;
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`StreamPlot "${String(fields.title ?? 'without a title')}": ${what}`, { cause });
  }
}

function readCurves(fields: Written): Plot {
  if (fields.series !== undefined) return readSeries(fields);
  const name = readShapeName(fields);
  if (name === 'flow-debt') return readFlowPlot(fields);
  checkNames(fields, [...commonNames, ...shapeOptions[name], 'shape', 'cancelAt'], `The shape "${name}"`);
  const shape = readShape(fields, name);
  const base = readBase(fields, [shape]);
  const cancelAt = optionalNumber(fields, 'cancelAt');
  if (cancelAt !== undefined && cancelAt >= base.duration) {
    throw new Error(`cancelAt is ${cancelAt}, but the stream ends at ${base.duration}. Cancel before that.`);
  }
  return { ...base, kind: 'lockup', curves: [toCurve(shape, base)], cancelAt };
}

function readSeries(fields: Written): LockupPlot {
  checkNames(fields, [...commonNames, 'series'], 'A plot of several curves');
  const written = listOfFields(fields, 'series');
  if (written.length === 0 || written.length > maxCurves) {
    throw new Error(`series has ${written.length} curves. Use 1 to ${maxCurves}.`);
  }
  const labeled = written.map((item) => {
    const name = readShapeName(item);
    if (name === 'flow-debt')
      throw new Error('series only supports Lockup curves. Use a separate plot for "flow-debt".');
    checkNames(item, [...shapeOptions[name], 'shape', 'label'], `In series, the shape "${name}"`);
    return { label: readLabel(item), shape: readShape(item, name) };
  });
  const base = readBase(
    fields,
    labeled.map(({ shape }) => shape),
  );
  return { ...base, kind: 'lockup', curves: labeled.map(({ label, shape }) => toCurve(shape, base, label)) };
}

function readFlowPlot(fields: Written): FlowPlot {
  checkNames(fields, [...commonNames, ...shapeOptions['flow-debt'], 'shape'], 'The shape "flow-debt"');
  const stream = readFlow(fields);
  const base = readBase({ unit: 'tokens', timeUnit: 'days', ...fields }, []);
  const late = [...stream.deposits, ...stream.withdrawals].find(({ at }) => at > base.duration);
  if (late)
    throw new Error(`A transfer at ${late.at} is after the end, ${base.duration}. Increase the duration.`);
  const stretches = flowStretches(stream, base.duration);
  const highest = Math.max(...stretches.flatMap(({ balance, debtUntil }) => [balance, debtUntil]));
  const top = optionalPositive(fields, 'deposit') ?? niceTop(highest);
  if (top < highest)
    throw new Error(`deposit is ${top}, but the plot reaches ${highest}. Increase or remove it.`);
  return { ...base, kind: 'flow', top, stream };
}

function readBase(fields: Written, shapes: readonly Shape[]): PlotBase {
  const natural = shapes.map(naturalSize);
  const largest = (values: (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.length > 0 ? Math.max(...known) : 100;
  };
  const duration = optionalPositive(fields, 'duration') ?? largest(natural.map((size) => size.duration));
  if (natural.some((size) => size.end !== undefined && size.end > duration)) {
    throw new Error(
      `The stream continues after ${duration}, where the plot ends. Increase or remove the duration.`,
    );
  }
  const isBackweighted = shapes.some(({ shape }) => shape === 'backweighted');
  return {
    title: requiredText(fields, 'title'),
    unit: optionalText(fields, 'unit') ?? '%',
    timeUnit: optionalText(fields, 'timeUnit') ?? (isBackweighted ? 'years' : '% of duration'),
    top: optionalPositive(fields, 'deposit') ?? largest(natural.map((size) => size.deposit)),
    duration,
    events: listOfFields(fields, 'events').map(readEvent),
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

function toCurve(shape: Shape, { top, duration, timeUnit }: PlotBase, label?: string): Curve {
  const stream = toStream(shape, { deposit: top, duration, second: secondIn(timeUnit, duration) });
  return { label, shape, stream };
}

function readEvent(item: Written): PlotEvent {
  checkNames(item, ['at', 'label'], 'An event');
  return { at: requiredNumber(item, 'at'), label: readLabel(item) };
}

function readLabel(item: Written): string {
  const label = requiredText(item, 'label');
  if (label.length <= maxLabel) return label;
  throw new Error(`The label "${label}" has ${label.length} characters. Shorten it to ${maxLabel} or fewer.`);
}

/** If a percentage doesn't refer to 100, the author forgot to set the unit. */
function checkUnits({ unit, timeUnit, top, duration }: Plot): void {
  if (unit === '%' && top !== 100) {
    throw new Error(`The amounts go up to ${top}, but the unit is %. Name the unit, as in unit="DAI".`);
  }
  if (isShareOfDuration(timeUnit) && duration !== 100) {
    throw new Error(
      `The time goes up to ${duration}, but its unit is "${timeUnit}". Name the unit, as in timeUnit="days".`,
    );
  }
}

function checkEvents({ events, duration }: Plot): void {
  if (events.length > maxEvents) {
    throw new Error(`events has ${events.length} marks. Keep the ${maxEvents} that matter most.`);
  }
  const late = events.find(({ at }) => at > duration);
  if (late)
    throw new Error(`The event "${late.label}" is at ${late.at}, after the end, ${duration}. Move it.`);
}
