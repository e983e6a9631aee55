import { formatNumber } from '@/lib/figures/plot/format-quantity';
import { type Attributes, DataTableError } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { nearest } from '@/lib/markup/nearest';
import type { Sortable } from '@/lib/markup/table-elements';
import { drawBarChart, readBars } from './bar-chart';
import { type GasData, type GasSetup, type GasTable, listGasData, readGasData } from './gas-data';

/** `<GasTable data="…" name="…" />`: measurements, as a Markdown table that readers can sort. */
export const gasTable = async (attributes: Attributes): Promise<Sortable> => ({
  sortable: writeGasTable(pick(dataOf('GasTable', attributes).tables, 'GasTable', attributes)),
});

/** `<GasSetup data="…" name="…" />`: the conditions of measurements, as a Markdown table. */
export const gasSetup = async (attributes: Attributes): Promise<string> =>
  writeGasSetup(pick(dataOf('GasSetup', attributes).setups, 'GasSetup', attributes));

/** `<GasChart data="…" name="…" title="…" />`: selected measurements as a bar chart with a caption. */
export async function gasChart(attributes: Attributes): Promise<HtmlBlock> {
  const data = dataOf('GasChart', attributes);
  const chart = pick(data.charts, 'GasChart', attributes);
  const { title } = attributes;
  if (!title)
    throw new DataTableError('<GasChart> has no title.', 'Write what it shows: title="Gas of a withdrawal".');
  return { element: drawBarChart(title, chart.hue, readBars(data, chart)), headings: [], anchors: [] };
}

function dataOf(component: string, { data = '' }: Attributes): GasData {
  const known = listGasData();
  if (!known.includes(data)) throw unknownName(component, 'data', data, known);
  return readGasData(data);
}

/**
 * Returns the entry with the given name.
 * @throws if there's no such entry; the message suggests a similar name
 */
function pick<Entry>(entries: Record<string, Entry>, component: string, { name = '' }: Attributes): Entry {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) throw unknownName(component, 'name', name, Object.keys(entries));
  return entry;
}

function unknownName(component: string, attribute: string, written: string, known: string[]): DataTableError {
  const guess = nearest(written, known);
  return new DataTableError(
    `<${component}> knows no ${attribute}="${written}".`,
    guess ? `Did you mean "${guess}"?` : `Write one of ${known.join(', ')}.`,
  );
}

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
