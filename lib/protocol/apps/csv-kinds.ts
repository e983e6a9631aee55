import { parseUnits } from 'viem/utils';

/** A kind of value in a CSV file: its description for pages, and a test for values. */
export type Kind = {
  /** The format, in Markdown. */
  format: string;
  /** Additional notes, in Markdown. */
  remark: string;
  examples: string[];
  accepts: (text: string) => boolean;
};

const oneOf = (words: string[]) => (text: string) => words.includes(text);

const unlockWords = ['at start', 'end of first month'];

const intervalWords = ['day', 'month', 'year'];

const orWords = (words: string[]) => words.map((word) => `\`${word}\``).join(' or ');

/** The kinds of values in the app's CSV templates, as described in its CSV guide in December 2024. */
export const kinds = {
  address: {
    format: '`0x` and 40 hex digits',
    remark: 'an address on the chain that you are connected to',
    examples: [`0x${'1'.repeat(40)}`],
    accepts: (text) => /^0x[\da-f]{40}$/i.test(text),
  },
  amount: {
    format: 'digits, with or without a decimal point',
    remark: 'whole tokens, not the smallest unit; no thousands separators and no exponents',
    examples: ['100', '422.85'],
    accepts: (text) => /^\d+(\.\d+)?$/.test(text),
  },
  date: {
    format: '`YYYY-MM-DD HH:mm`',
    remark: 'in the time zone of your device',
    examples: ['2030-01-31 09:00'],
    accepts: isDate,
  },
  duration: {
    format: 'years, days, and hours, in this order',
    remark: 'leave out the parts that you don’t need',
    examples: ['2 years 20 days', '20 days 8 hours', '1 year'],
    accepts: (text) => toHours(text) !== undefined,
  },
  integer: {
    format: 'digits',
    remark: 'a whole number',
    examples: ['4', '12'],
    accepts: (text) => /^\d+$/.test(text),
  },
  percentages: {
    format: 'whole numbers, joined by semicolons',
    remark: 'without percent signs; the numbers add up to 100',
    examples: ['10;20;30;40'],
    accepts: (text) => /^\d+(;\d+)*$/.test(text),
  },
  'initial unlock': {
    format: orWords(unlockWords),
    remark: 'one of these phrases, in lowercase',
    examples: unlockWords,
    accepts: oneOf(unlockWords),
  },
  interval: {
    format: orWords(intervalWords),
    remark: 'one of these words, in lowercase',
    examples: intervalWords,
    accepts: oneOf(intervalWords),
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

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
