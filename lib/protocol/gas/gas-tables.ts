import { formatNumber } from '@/lib/figures/plot/format-quantity';
import { type Attributes, choose } from '@/lib/markup/data-table';
import type { Sortable } from '@/lib/markup/table-elements';
import { required } from '@/lib/site/invariant';
import { type GasData, type GasSetup, type GasTable, listGasData, readGasData } from './gas-data';

/** `<GasTable data="…" name="…" />`: measurements, as a Markdown table that readers can sort. */
export const gasTable = async (attributes: Attributes): Promise<Sortable> => ({
  sortable: writeGasTable(pick(dataOf('GasTable', attributes).tables, 'GasTable', attributes)),
});

/** `<GasSetup data="…" name="…" />`: the conditions of measurements, as a Markdown table. */
export const gasSetup = async (attributes: Attributes): Promise<string> =>
  writeGasSetup(pick(dataOf('GasSetup', attributes).setups, 'GasSetup', attributes));

const dataOf = (component: string, attributes: Attributes): GasData =>
  readGasData(choose(component, 'data', listGasData(), attributes));

/** Returns the entry with the given name. @throws DataTableError if there's no such entry */
const pick = <Entry>(entries: Record<string, Entry>, component: string, attributes: Attributes): Entry =>
  required(entries[choose(component, 'name', Object.keys(entries), attributes)]);

/** Amounts are right-aligned, with thousands separators. */
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
