import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { plotId } from '@/lib/figures/plot/plot-id';
import { type BarGroup, describeBars } from './gas-bars';
import type { GasChart } from './gas-data';
import { layOutBars } from './lay-out-bars';

/** Renders a bar chart: SVG with a text alternative and a caption. `app/bar-charts.css` styles it. */
export function drawBarChart(title: string, hue: GasChart['hue'], groups: readonly BarGroup[]): Element {
  const { width, height, texts, bars, baseline } = layOutBars(groups);
  const description = describeBars(groups);
  const id = plotId(title, description);
  const drawing = s(
    'svg.bar-chart-drawing',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', ariaLabelledBy: [`${id}-title`, `${id}-text`] },
    [
      s('title', { id: `${id}-title` }, title),
      s('desc', { id: `${id}-text` }, description),
      s(`path.bar-chart-bars.bar-chart-${hue}`, { d: bars }),
      s('path.bar-chart-baseline', { d: baseline }),
      ...texts.map(({ kind, text, x, y }) => s(`text.bar-chart-${kind}`, { x, y }, text)),
    ],
  );
  return h('figure.bar-chart', [drawing, h('figcaption', title)]);
}
