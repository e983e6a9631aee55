import { addMonths, toHours, toPercentages, toUnits } from './csv-kinds';

/** The values of a row, by column name. */
export type Row = Readonly<Record<string, string>>;

/** The context that a limit may depend on in addition to its row. `now` has the format of dates in the file. */
export type Upload = { rows: Row[]; decimals: number; now: string };

const monthsUntilLast = ({ months, years, initial }: Row): number =>
  years === undefined ? Number(months) - (initial === 'at start' ? 1 : 0) : Number(years) * 12;

/** What each limit in `content/data/apps/csv.json` allows, by its words. A limit can refer to another column. */
export const limits: Readonly<Record<string, (value: string, row: Row, upload: Upload) => boolean>> = {
  'Greater than 0': (value) => (toHours(value) ?? toUnits(value)) > 0,
  '0 or more': (value) => toUnits(value) >= 0n,
  '1 or more': (value) => Number(value) >= 1,
  'no more decimals than the token has': (value, _, { decimals }) =>
    (value.split('.')[1] ?? '').length <= decimals,
  'Not the zero address': (value) => !/^0x0{40}$/i.test(value),
  'unique in the file, ignoring case': (value, _, { rows }) =>
    rows.filter(({ address = '' }) => address.toLowerCase() === value.toLowerCase()).length === 1,
  'in the future': (value, _, { now }) => value > now,
  'Late enough for the last unlock to be in the future': (value, row, { now }) =>
    addMonths(value, monthsUntilLast(row)) > now,
  'Before `end`': (value, { end }) => end !== undefined && value < end,
  'After `start`': (value, { start }) => start !== undefined && value > start,
  'Between `start` and `end`': (value, { start, end }) =>
    start !== undefined && end !== undefined && start < value && value < end,
  'shorter than `duration`': (value, row) => (toHours(value) ?? 0) < (toHours(row.duration) ?? 0),
  'less than `amount`': (value, row) => toUnits(value) < toUnits(row.amount),
  'One number per year': (value, row) => toPercentages(value).length === Number(row.years),
  '100 in total': (value) => toPercentages(value).reduce((sum, each) => sum + each, 0) === 100,
};
