import { formatNumber } from '@/lib/figures/plot/format-quantity';
import { rowHeight } from '@/lib/figures/plot/frame';
import { round } from '@/lib/figures/plot/paths';
import { textWidth } from '@/lib/figures/plot/plot-text';
import type { BarGroup } from './gas-bars';

/** A line of text. `y` is its vertical middle. */
export type BarText = { kind: 'group' | 'label' | 'amount'; text: string; x: number; y: number };

/** A bar chart in SVG units, ready to be written as SVG. */
export type BarLayout = {
  width: number;
  height: number;
  texts: BarText[];
  /** All bars, as one path. */
  bars: string;
  /** The line where the bars of each group start, as one path. */
  baseline: string;
};

const width = 640;
const thickness = 15;
const gap = 8;
const groupGap = 10;

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
