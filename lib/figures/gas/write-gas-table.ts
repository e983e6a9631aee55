import { formatNumber } from '@/lib/figures/plot/format-quantity';
import type { GasSetup, GasTable } from './gas-data';

/**
 * Formats measurements as a Markdown table in the order of the file, with right-aligned amounts and thousands
 * separators.
 */
export const writeGasTable = ({ keys, cases, rows }: GasTable): string =>
  toMarkdown([
    [...keys, ...cases],
    [...keys.map(() => ':--'), ...cases.map(() => '--:')],
    ...rows.map(({ key, gas }) => [...key, ...gas.map(formatNumber)]),
  ]);

/** Formats the conditions of measurements as a Markdown table, with a link to their source. */
export const writeGasSetup = ({ conditions, source }: GasSetup): string =>
  `${toMarkdown([
    ['Condition', 'Value'],
    [':--', ':--'],
    ...conditions.map(({ what, value }) => [what, value]),
  ])}\n\nThe [repository](${source}) contains the results and the test code.`;

const toMarkdown = (rows: string[][]): string => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
