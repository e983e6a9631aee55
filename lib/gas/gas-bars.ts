import { invariant } from '@/lib/invariant';
import { formatNumber } from '@/lib/plot/format-quantity';
import { findGas, type GasChart, type GasData } from './gas-data';

export type Bar = { label: string; value: number };
/** Bars that belong together; a chart of one group needs no label for it. */
export type BarGroup = { label: string | undefined; bars: Bar[] };

/** The bars of a chart, with the amounts from the tables that they name. */
export const readBars = (data: GasData, { groups }: GasChart): BarGroup[] =>
  groups.map(({ label, bars }) => ({
    label,
    bars: bars.map((bar) => {
      const value = findGas(data, bar);
      invariant(value !== undefined, `the data has no gas for the bar "${bar.label}"`);
      return { label: bar.label, value };
    }),
  }));

/** A chart in words, for readers who can't see it: every bar with its amount. */
export const describeBars = (groups: readonly BarGroup[]): string =>
  groups
    .map(({ label, bars }) => {
      const amounts = bars.map((bar) => `${bar.label} ${formatNumber(bar.value)}`).join('; ');
      return `${label ? `${label}: ` : ''}${amounts}.`;
    })
    .join(' ');
