import { formatNumber } from '@/lib/figures/plot/format-quantity';
import { invariant } from '@/lib/site/invariant';
import { findGas, type GasChart, type GasData } from './gas-data';

export type Bar = { label: string; value: number };
/** A group of bars. The only group in a chart needs no label. */
export type BarGroup = { label: string | undefined; bars: Bar[] };

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
export const describeBars = (groups: readonly BarGroup[]): string =>
  groups
    .map(({ label, bars }) => {
      const amounts = bars.map((bar) => `${bar.label} ${formatNumber(bar.value)}`).join('; ');
      return `${label ? `${label}: ` : ''}${amounts}.`;
    })
    .join(' ');
