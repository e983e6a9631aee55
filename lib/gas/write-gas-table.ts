import { formatNumber } from '@/lib/plot/format-quantity';
import type { GasSetup, GasTable } from './gas-data';

/** Measurements as a Markdown table, in the order of the file: amounts at the right, with separators. */
export const writeGasTable = ({ keys, cases, rows }: GasTable): string =>
  toMarkdown([
    [...keys, ...cases],
    [...keys.map(() => ':--'), ...cases.map(() => '--:')],
    ...rows.map(({ key, gas }) => [...key, ...gas.map(formatNumber)]),
  ]);

/** What measurements were taken under as a Markdown table, with a link to where they come from. */
export const writeGasSetup = ({ conditions, source }: GasSetup): string =>
  `${toMarkdown([
    ['Condition', 'Value'],
    [':--', ':--'],
    ...conditions.map(({ what, value }) => [what, value]),
  ])}\n\nThe results and the test code are [in the repository](${source}).`;

const toMarkdown = (rows: string[][]): string => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
