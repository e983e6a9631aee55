const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, notation: 'compact' });

export const formatNumber = (value: number): string => number.format(value);

/** Formats an amount: `25%`, `3,000 DAI`. */
export const formatAmount = (value: number, unit: string): string =>
  isShare(unit) ? `${formatNumber(value)}%` : `${formatNumber(value)} ${unit}`;

/** Formats a tick of an axis, which shows the unit separately: `25`, `3,000`, `2.5M`. */
export const formatTick = (value: number): string =>
  value >= 1e6 ? compact.format(value) : formatNumber(value);

/** Formats a period: `30 days`, `1 year`, `25% of duration`. */
export function formatLength(length: number, timeUnit: string): string {
  if (isShare(timeUnit)) return formatNumber(length) + timeUnit;
  return `${formatNumber(length)} ${length === 1 ? singular(timeUnit) : timeUnit}`;
}

/** Formats a time relative to the start: `at the start`, `after 30 days`, `at 25% of duration`. */
export function formatMoment(time: number, timeUnit: string): string {
  if (time === 0) return 'at the start';
  return `${isShare(timeUnit) ? 'at' : 'after'} ${formatLength(time, timeUnit)}`;
}

/** Returns the singular: `day` for `days`. A unit without a plural, such as `% of duration`, doesn't change. */
export const singular = (timeUnit: string): string => timeUnit.replace(/s$/, '');

/** Whether a unit is relative to a whole, as in `% of duration` and `% of deposit`. */
export const isShare = (unit: string): boolean => unit.startsWith('%');
