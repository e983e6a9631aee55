import { parseUnits } from 'viem/utils';

const oneOf =
  (words: string[]) =>
  (text: string): boolean =>
    words.includes(text);

/** The values that each kind in `content/data/apps/csv.json` accepts. */
export const accepts: Readonly<Record<string, (text: string) => boolean>> = {
  Address: (text) => /^0x[\da-f]{40}$/i.test(text),
  Amount: (text) => /^\d+(\.\d+)?$/.test(text),
  Date: isDate,
  Duration: (text) => toHours(text) !== undefined,
  Integer: (text) => /^\d+$/.test(text),
  Percentages: (text) => /^\d+(;\d+)*$/.test(text),
  'Initial unlock': oneOf(['at start', 'end of first month']),
  Interval: oneOf(['day', 'month', 'year']),
};

/** Converts an amount to an integer, to compare amounts without rounding. */
export const toUnits = (amount = '0'): bigint => parseUnits(amount, 36);

/**
 * Converts a duration to hours, to compare durations within a row. A year counts as 365 days.
 * @returns `undefined` if the text isn't a duration
 */
export function toHours(text = ''): number | undefined {
  const match = /^(?:(\d+) years?)?(?:(?:^| )(\d+) days?)?(?:(?:^| )(\d+) hours?)?$/.exec(text);
  if (!match || text === '') return undefined;
  const [years = 0, days = 0, hours = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return (years * 365 + days) * 24 + hours;
}

/** Parses a list of percentages. */
export const toPercentages = (text = ''): number[] => text.split(';').map(Number);

function isDate(text: string): boolean {
  const time = new Date(`${text.replace(' ', 'T')}:00Z`);
  // JavaScript would turn a date such as February 30 into one in March.
  return /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) && toDateText(time) === text;
}

const toDateText = (time: Date): string =>
  Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 16).replace('T', ' ');

/**
 * Adds months to a date. If the resulting month is too short, returns its last day. Dates are compared as text, because
 * their format sorts chronologically.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return `${toDateText(later).slice(0, 10)}${date.slice(10)}`;
}
