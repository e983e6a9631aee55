import { type Column, columns } from './csv-columns';

/** A CSV file that the app reads: its columns, in order, and how it is laid out. */
export type Template = {
  /** Whether a line of notes stands above the header. */
  note: boolean;
  /** Whether the names in the header may be written in upper or lower case. */
  anyCase: boolean;
  /** How many lines of values it may hold. The gas limit of a block decides the most, so that it is a rough one. */
  rows: { least: number; most?: number };
  columns: Column[];
};

const { address, claimant, amount, duration, start, firstStart, end, cliffDuration, cliffEnd } = columns;
const { steps, months, initial, years, unlocks, unlock, rate, interval, initialDeposit } = columns;

/** A batch: one stream per line, all created in one transaction. */
const batch = (...own: Column[]): Template => ({
  note: true,
  anyCase: false,
  rows: { least: 1, most: 60 },
  columns: own,
});

const forDuration = (...own: Column[]): Template => batch(address, amount, duration, ...own);
const forRange = (...own: Column[]): Template => batch(address, amount, start, end, ...own);

/**
 * The templates of the app in December 2024, by the name of their files: `linear-duration` is
 * `linear-duration-template.csv` at Sablier and `public/csv/linear-duration.csv` here. Pages and tests read this table.
 */
export const templates = {
  'linear-duration': forDuration(),
  'linear-range': forRange(),
  'cliff-duration': forDuration(cliffDuration),
  'cliff-range': forRange(cliffEnd),
  'exponential-duration': forDuration(),
  'exponential-range': forRange(),
  'exponentialCliff-duration': forDuration(cliffDuration),
  'exponentialCliff-range': forRange(cliffEnd),
  'stepper-duration': forDuration(steps),
  'stepper-range': forRange(steps),
  'monthly-range': batch(address, amount, firstStart, months, initial),
  'backWeighted-range': batch(address, amount, firstStart, years, unlocks),
  'timelock-duration': forDuration(),
  'timelock-range': forRange(),
  'unlockLinear-duration': forDuration(unlock),
  'unlockLinear-range': forRange(unlock),
  'unlockCliff-duration': forDuration(cliffDuration, unlock),
  'unlockCliff-range': forRange(cliffEnd, unlock),
  flow: batch(address, rate, interval, initialDeposit),
  airstream: { note: false, anyCase: true, rows: { least: 2 }, columns: [claimant, amount] },
} satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name);

/** Our example of a template, from the repository's root. */
export const exampleFile = (name: TemplateName): string => `public/csv/${name}.csv`;
