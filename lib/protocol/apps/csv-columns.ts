import { addMonths, type KindName, toHours, toPercentages, toUnits } from './csv-kinds';

/** The values of a row, by column name. */
export type Row = Readonly<Record<string, string>>;

/** The context that a limit may depend on in addition to its row. `now` has the format of dates in the file. */
export type Upload = { rows: Row[]; decimals: number; now: string };

/** A restriction on a value besides its format: Markdown for the page, and a test for files. */
type Limit = { words: string; holds: (value: string, row: Row, upload: Upload) => boolean };

export type Column = { name: string; kind: KindName; meaning: string; limits: Limit[] };

const aboveZero: Limit = { words: 'greater than 0', holds: (value) => toUnits(value) > 0n };

const tokenDecimals: Limit = {
  words: 'no more decimals than the token has',
  holds: (value, _, { decimals }) => (value.split('.')[1] ?? '').length <= decimals,
};

const someTime: Limit = { words: 'greater than 0', holds: (value) => (toHours(value) ?? 0) > 0 };

const notZeroAddress: Limit = {
  words: 'not the zero address',
  holds: (value) => !/^0x0{40}$/i.test(value),
};

const onlyOnce: Limit = {
  words: 'unique in the file, ignoring case',
  holds: (value, _, { rows }) =>
    rows.filter(({ address = '' }) => address.toLowerCase() === value.toLowerCase()).length === 1,
};

const inTheFuture: Limit = { words: 'in the future', holds: (value, _, { now }) => value > now };

const monthsUntilLast = ({ months, years, initial }: Row): number =>
  years === undefined ? Number(months) - (initial === 'at start' ? 1 : 0) : Number(years) * 12;

const lastUnlockInTheFuture: Limit = {
  words: 'late enough for the last unlock to be in the future',
  holds: (value, row, { now }) => addMonths(value, monthsUntilLast(row)) > now,
};

const oneOrMore: Limit = { words: '1 or more', holds: (value) => Number(value) >= 1 };

const address: Column = {
  name: 'address',
  kind: 'address',
  meaning: 'recipient',
  limits: [notZeroAddress],
};

const amount: Column = {
  name: 'amount',
  kind: 'amount',
  meaning: 'total amount for this recipient',
  limits: [aboveZero, tokenDecimals],
};

const start: Column = {
  name: 'start',
  kind: 'date',
  meaning: 'start of the stream',
  limits: [{ words: 'before `end`', holds: (value, { end }) => end !== undefined && value < end }],
};

/** The columns of the templates, each with its limits. A limit can refer to another column of the template. */
export const columns = {
  address,
  claimant: { ...address, limits: [notZeroAddress, onlyOnce] },
  amount,
  duration: {
    name: 'duration',
    kind: 'duration',
    meaning: 'length of the stream, starting at creation',
    limits: [someTime],
  },
  start,
  firstStart: {
    ...start,
    meaning: 'date from which the unlocks are counted',
    limits: [lastUnlockInTheFuture],
  },
  end: {
    name: 'end',
    kind: 'date',
    meaning: 'end of the stream',
    limits: [
      { words: 'after `start`', holds: (value, { start }) => start !== undefined && value > start },
      inTheFuture,
    ],
  },
  cliffDuration: {
    name: 'cliffDuration',
    kind: 'duration',
    meaning: 'length of the cliff, starting at creation',
    limits: [
      someTime,
      {
        words: 'shorter than `duration`',
        holds: (value, row) => (toHours(value) ?? 0) < (toHours(row.duration) ?? 0),
      },
    ],
  },
  cliffEnd: {
    name: 'cliffEnd',
    kind: 'date',
    meaning: 'end of the cliff',
    limits: [
      {
        words: 'between `start` and `end`',
        holds: (value, { start, end }) =>
          start !== undefined && end !== undefined && start < value && value < end,
      },
    ],
  },
  steps: { name: 'steps', kind: 'integer', meaning: 'number of equal unlocks', limits: [oneOrMore] },
  months: { name: 'months', kind: 'integer', meaning: 'number of monthly unlocks', limits: [oneOrMore] },
  initial: {
    name: 'initial',
    kind: 'initial unlock',
    meaning: 'whether the first unlock is on `start` or one month later',
    limits: [],
  },
  years: { name: 'years', kind: 'integer', meaning: 'number of yearly unlocks', limits: [oneOrMore] },
  unlocks: {
    name: 'unlocks',
    kind: 'percentages',
    meaning: 'percentage that unlocks in each year',
    limits: [
      {
        words: 'one number per year',
        holds: (value, row) => toPercentages(value).length === Number(row.years),
      },
      {
        words: '100 in total',
        holds: (value) => toPercentages(value).reduce((sum, each) => sum + each, 0) === 100,
      },
    ],
  },
  unlock: {
    name: 'unlock',
    kind: 'amount',
    meaning: 'part of `amount` that is released at the start',
    limits: [
      aboveZero,
      { words: 'less than `amount`', holds: (value, row) => toUnits(value) < toUnits(row.amount) },
      tokenDecimals,
    ],
  },
  rate: { name: 'rate', kind: 'amount', meaning: 'tokens per interval', limits: [aboveZero] },
  interval: { name: 'interval', kind: 'interval', meaning: 'period in which `rate` accrues', limits: [] },
  initialDeposit: {
    name: 'initialDeposit',
    kind: 'amount',
    meaning: 'first deposit into the stream',
    limits: [{ words: '0 or more', holds: (value) => toUnits(value) >= 0n }, tokenDecimals],
  },
} satisfies Record<string, Column>;
