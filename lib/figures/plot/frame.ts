import { itemAt } from '@/lib/site/invariant';
import { axisTicks } from './axis-ticks';
import { formatNumber, formatTick } from './format-quantity';
import { type Box, round } from './geometry';
import { textSize, textWidth } from './picture';
import type { Plot } from './read-plot';
import type { Projection } from './sample-pieces';

/** A tick of an axis. `at` is its coordinate on that axis. */
export type Tick = { at: number; text: string };

/** The positions of the axes and their labels, in SVG units. The area between the axes begins at y = 0. */
export type PlotFrame = {
  viewBox: string;
  box: Box;
  place: Projection;
  grid: string;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
};

export const rowHeight = textSize + 7;

export const width = 640;
/** The same as in `components/plot/stream-plot.module.css`, which stretches the area on a phone. */
const innerHeight = 187;
/** 0.75 em, as in the stylesheet, so that a dot on the axis doesn't touch a tick. */
const tickGap = 16.5;

/** Lays out the axes below a header with the given number of rows, which contains the unit and the events. */
export function layOutFrame({ top, duration }: Plot, headerRows: number): PlotFrame {
  const xLabels = axisTicks(duration).map((value) => ({ value, text: formatNumber(value) }));
  const yLabels = axisTicks(top).map((value) => ({ value, text: formatTick(value) }));
  const x = Math.ceil(Math.max(...yLabels.map(({ text }) => textWidth(text))) + tickGap);
  const header = headerRows * rowHeight + textSize / 2 + 6;
  const right = Math.ceil(textWidth(itemAt(xLabels, -1).text) / 2);
  const box = { x, y: 0, width: width - x - right, height: innerHeight };
  const place = placeIn(box, duration, top);
  const yTicks = yLabels.map(({ value, text }) => ({ at: round(place(0, value)[1]), text }));
  return {
    // The title of the axis is a line and a half below the ticks.
    viewBox: `0 ${-header} ${width} ${header + innerHeight + 2 * rowHeight + 7}`,
    box,
    place,
    grid: yTicks.map(({ at }) => `M${box.x},${at}h${box.width}`).join(''),
    xTicks: xLabels.map(({ value, text }) => ({ at: round(place(value, 0)[0]), text })),
    yTicks,
  };
}

const placeIn =
  ({ x, y, width, height }: Box, duration: number, top: number): Projection =>
  (time, amount) => [x + (time / duration) * width, y + height - (amount / top) * height];
