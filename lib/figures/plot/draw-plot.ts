import { itemAt } from '@/lib/site/invariant';
import { drawFlow } from './draw-flow';
import { drawSeries, drawSingle } from './draw-lockup';
import { layOutFrame, type PlotFrame, rowHeight } from './frame';
import { linesPath, type Point } from './geometry';
import { type Drawing, type PlotText, textSize, textWidth } from './picture';
import { labelX, placeEvents } from './place-events';
import type { Plot, PlotEvent } from './read-plot';

/** A complete plot, ready to be written as SVG. */
export type Picture = Drawing & {
  frame: PlotFrame;
  /** The event labels above the axes. */
  header: readonly PlotText[];
  /** The titles of the axes are the units. */
  amountTitle: { text: string; y: number };
  timeTitle: string;
  /** Faint vertical lines at events and boundaries, as one path. */
  marks: string;
};

/** Converts a validated plot to everything that its SVG contains. */
export function drawPlot(plot: Plot): Picture {
  const { header, titleY, marks, frame } = layOutHeader(plot, eventsOf(plot));
  const boundaries = boundariesOf(plot).map((at) => upright(frame, at, 0));
  const obstacles = [...marks, ...boundaries];
  const [only, ...others] = plot.kind === 'lockup' ? plot.curves : [];
  const drawing =
    plot.kind === 'flow'
      ? drawFlow(plot, frame, obstacles)
      : only && others.length === 0 && only.label === undefined
        ? drawSingle(plot, only, frame, obstacles)
        : drawSeries(plot, frame, obstacles);
  const amountTitle = { text: toTitle(plot.unit), y: titleY };
  return {
    ...drawing,
    frame,
    header,
    amountTitle,
    timeTitle: toTitle(plot.timeUnit),
    marks: linesPath(obstacles),
  };
}

/** Capitalizes a unit that's a word, and not the symbol of a token, which may begin with a small letter. */
const toTitle = (unit: string): string =>
  /^[a-z ]+$/.test(unit) ? unit.charAt(0).toUpperCase() + unit.slice(1) : unit;

/** Returns the author's events. A cancellation is also an event, unless the author has labeled it. */
function eventsOf(plot: Plot): readonly PlotEvent[] {
  const cancelAt = plot.kind === 'lockup' ? plot.cancelAt : undefined;
  if (cancelAt === undefined || plot.events.some(({ at }) => at === cancelAt)) return plot.events;
  return [...plot.events, { at: cancelAt, label: 'Canceled' }];
}

function layOutHeader(plot: Plot, events: readonly PlotEvent[]) {
  const { unit } = plot;
  // The axes' left and right ends don't depend on the rows above them.
  const { width, place } = layOutFrame(plot, 0);
  const marks = events.map(({ at, label }) => ({ x: place(at, 0)[0], label }));
  const places = placeEvents(marks, width, textWidth(unit) + textSize / 2);
  const rows = Math.max(1, ...places.map(({ row }) => row + 1));
  const frame = layOutFrame(plot, rows);
  // Texts rest on the bottom of their row, so that smaller ones don't move away from the axes.
  const yOf = (row: number) => (rows - row) * rowHeight - 2;
  const header = marks.map(({ x, label }, i): PlotText => {
    const { row, anchor } = itemAt(places, i);
    return { lines: [label], x: labelX(x, anchor), y: yOf(row), anchor, side: -1 };
  });
  const rise = (row: number) => frame.box.y - yOf(row) + textSize * 0.65;
  const lines = events.map(({ at }, i) => upright(frame, at, rise(itemAt(places, i).row)));
  return { frame, header, titleY: yOf(0), marks: lines };
}

function upright({ box, place }: PlotFrame, at: number, rise: number): Point[] {
  const [x] = place(at, 0);
  return [
    [x, box.y + box.height],
    [x, box.y - rise],
  ];
}

function boundariesOf(plot: Plot): number[] {
  const shape = plot.kind === 'lockup' && plot.curves.length === 1 ? plot.curves[0]?.shape : undefined;
  if (shape?.shape !== 'segments') return [];
  return shape.segments.map(({ until }) => until).filter((until) => until < plot.duration);
}
