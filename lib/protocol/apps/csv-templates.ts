import fs from 'node:fs';
import path from 'node:path';
import { toTable } from '@/lib/markup/data-table';
import { type Column, columns } from './csv-columns';
import { kinds } from './csv-kinds';

/** A CSV file for the app: its columns in order, and its layout. */
export type Template = {
  /** Whether there's a line of notes above the header. */
  note: boolean;
  /** Whether the header is case-insensitive. */
  anyCase: boolean;
  /** The number of rows. The maximum is approximate, because it depends on the block gas limit. */
  rows: { least: number; most?: number };
  columns: Column[];
};

const { address, claimant, amount, duration, start, firstStart, end, cliffDuration, cliffEnd } = columns;
const { steps, months, initial, years, unlocks, unlock, rate, interval, initialDeposit } = columns;

/** Returns the template of a batch, with one stream per line, all created in one transaction. */
const batch = (...own: Column[]): Template => ({
  note: true,
  anyCase: false,
  rows: { least: 1, most: 60 },
  columns: own,
});

const forDuration = (...own: Column[]): Template => batch(address, amount, duration, ...own);
const forRange = (...own: Column[]): Template => batch(address, amount, start, end, ...own);

/**
 * The app's templates in December 2024, by file name: `linear-duration` is `linear-duration-template.csv` in
 * the app and `public/csv/linear-duration.csv` here. Pages and tests use this table.
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

/** Returns the path of our example for a template, relative to the repository. */
export const exampleFile = (name: TemplateName): string => `public/csv/${name}.csv`;

/** Returns a table of all kinds of values, as Markdown. */
export const csvFormats = (): string =>
  toTable(
    ['Type', 'Format', 'Examples', 'Remarks'],
    Object.entries(kinds).map(([name, { format, examples, remark }]) => [
      name,
      format,
      examples.map((example) => `\`${shorten(example)}\``).join(', '),
      remark,
    ]),
  );

/** Returns a template's columns, our example, and links to the example and the official file, as Markdown. */
export function csvTemplate(name: TemplateName): string {
  const file = exampleFile(name);
  const ours = `[Download \`${path.basename(file)}\`](/csv/${path.basename(file)})`;
  const official = `${name}-template.csv`;
  return [
    toTable(['Column', 'Meaning', 'Type', 'Format', 'Limits'], templates[name].columns.map(toCells)),
    `\`\`\`text title="${path.basename(file)}"\n${fs.readFileSync(file, 'utf8').trimEnd()}\n\`\`\``,
    `${ours} with the example above, or get Sablier’s own template, [\`${official}\`](https://files.sablier.com/templates/${official}).`,
  ].join('\n\n');
}

const toCells = ({ name, kind, limits, meaning }: Column): string[] => [
  `\`${name}\``,
  meaning,
  kind,
  kinds[kind].format,
  limits.map(({ words }) => words).join('; ') || 'none',
];

const shorten = (text: string): string => (text.length > 24 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text);
