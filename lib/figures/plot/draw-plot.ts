import { itemAt } from '@/lib/site/invariant';
import { drawFlow } from './draw-flow';
import { drawSeries, drawSingle } from './draw-lockup';
import { layOutFrame, type PlotFrame, rowHeight, width } from './frame';
import { linesPath, round } from './geometry';
import { type Drawing, type PlotText, textSize, textWidth } from './picture';
import { labelX, placeEvents } from './place-events';
import type { Plot, PlotEvent } from './read-plot';

/** A complete plot, ready to be written as SVG. */
type Picture = Drawing & {
  frame: PlotFrame;
  /** The event labels above the axes. */
  header: readonly PlotText[];
  /** Faint vertical lines at events and boundaries, as one path, and their ends beside the labels of events. */
  marks: string;
  stems: string;
};

/** Converts a validated plot to everything that its SVG contains. */
export function drawPlot(plot: Plot): Picture {
  const events = eventsOf(plot);
  const { header, stems, frame } = layOutHeader(plot, events);
  const times = [...events.map(({ at }) => at), ...boundariesOf(plot)];
  const obstacles = times.map((at) => [frame.place(at, 0), frame.place(at, plot.top)]);
  const [only, ...others] = plot.kind === 'lockup' ? plot.curves : [];
  const drawing =
    plot.kind === 'flow'
      ? drawFlow(plot, frame, obstacles)
      : only && others.length === 0 && only.label === undefined
        ? drawSingle(plot, only, frame, obstacles)
        : drawSeries(plot, frame, obstacles);
  return { ...drawing, frame, header, stems, marks: linesPath(obstacles) };
}

/** Returns the author's events. A cancellation is also an event, unless the author has labeled it. */
function eventsOf(plot: Plot): readonly PlotEvent[] {
  const cancelAt = plot.kind === 'lockup' ? plot.cancelAt : undefined;
  if (cancelAt === undefined || plot.events.some(({ at }) => at === cancelAt)) return plot.events;
  return [...plot.events, { at: cancelAt, label: 'Canceled' }];
}

/** The bottom of the lowest row of the header, which contains the unit. */
export const unitY = -19;

function layOutHeader(plot: Plot, events: readonly PlotEvent[]) {
  // The axes' left and right ends don't depend on the rows above them.
  const { place } = layOutFrame(plot, 0);
  const marks = events.map(({ at, label }) => ({ x: place(at, 0)[0], label }));
  const places = placeEvents(marks, width, textWidth(plot.unit) + textSize / 2);
  const rows = Math.max(1, ...places.map(({ row }) => row + 1));
  const frame = layOutFrame(plot, rows);
  // Texts rest on the bottom of their row, so that smaller ones don't move away from the axes.
  const yOf = (row: number) => unitY - row * rowHeight;
  const header = marks.map(({ x, label }, i): PlotText => {
    const { row, anchor } = itemAt(places, i);
    return { lines: [label], x: labelX(x, anchor), y: yOf(row), anchor, side: -1 };
  });
  const stems = marks.map(
    ({ x }, i) => `M${round(x)},0V${round(yOf(itemAt(places, i).row) - textSize * 0.65)}`,
  );
  return { frame, header, stems: stems.join('') };
}

function boundariesOf(plot: Plot): number[] {
  const shape = plot.kind === 'lockup' && plot.curves.length === 1 ? plot.curves[0]?.shape : undefined;
  if (shape?.shape !== 'segments') return [];
  return shape.segments.map(({ until }) => until).filter((until) => until < plot.duration);
}
