import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { formatNumber } from '@/lib/figures/plot/format-quantity';
import { round } from '@/lib/figures/plot/geometry';
import { plotId, textWidth } from '@/lib/figures/plot/picture';
import { invariant } from '@/lib/site/invariant';
import { findGas, type GasChart, type GasData } from './gas-data';

type Bar = { label: string; value: number };
/** A group of bars. The only group in a chart needs no label. */
type BarGroup = { label: string | undefined; bars: Bar[] };

/** Reads the bars of a chart, with amounts from the tables that they refer to. */
export const readBars = (data: GasData, { groups }: GasChart): BarGroup[] =>
  groups.map(({ label, bars }) => ({
    label,
    bars: bars.map((bar) => {
      const value = findGas(data, bar);
      invariant(value !== undefined, `the data has no gas for the bar "${bar.label}"`);
      return { label: bar.label, value };
    }),
  }));

/** Describes a chart for readers who can't see it: every bar with its amount. */
const describeBars = (groups: readonly BarGroup[]): string =>
  groups
    .map(({ label, bars }) => {
      const amounts = bars.map((bar) => `${bar.label} ${formatNumber(bar.value)}`).join('; ');
      return `${label ? `${label}: ` : ''}${amounts}.`;
    })
    .join(' ');

/** A line of text. `y` is its vertical middle. */
type BarText = { kind: 'group' | 'label' | 'amount'; text: string; x: number; y: number };

/** A bar chart in SVG units, ready to be written as SVG. */
type BarLayout = {
  width: number;
  height: number;
  texts: BarText[];
  /** All bars, as one path. */
  bars: string;
  /** The line where the bars of each group start, as one path. */
  baseline: string;
};

const width = 640;
const rowHeight = 36;
const thickness = 16;
const gap = 8;
const groupGap = 22;

/**
 * Lays out horizontal bars on a common scale that starts at 0. Labels are on the left, and amounts are at the end of
 * the bars.
 */
export function layOutBars(groups: readonly BarGroup[]): BarLayout {
  const all = groups.flatMap(({ bars }) => bars);
  const left = widest(all.map(({ label }) => label)) + gap;
  const room = width - left - gap - widest(all.map(({ value }) => formatNumber(value)));
  const longest = Math.max(...all.map(({ value }) => value));
  const texts: BarText[] = [];
  let bars = '';
  let baseline = '';
  let height = 0;
  const nextRow = () => {
    height += rowHeight;
    return height - rowHeight / 2;
  };
  for (const group of groups) {
    if (height > 0) height += groupGap;
    if (group.label) texts.push({ kind: 'group', text: group.label, x: 0, y: nextRow() });
    baseline += `M${left},${height}v${group.bars.length * rowHeight}`;
    for (const { label, value } of group.bars) {
      const y = nextRow();
      const length = round((value / longest) * room);
      bars += `M${left},${y - thickness / 2}h${length}v${thickness}h${-length}z`;
      texts.push({ kind: 'label', text: label, x: 0, y });
      texts.push({ kind: 'amount', text: formatNumber(value), x: round(left + length + gap), y });
    }
  }
  return { width, height, texts, bars, baseline };
}

const widest = (texts: readonly string[]): number => Math.ceil(Math.max(...texts.map(textWidth)));

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
