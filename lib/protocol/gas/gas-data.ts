import fs from 'node:fs';
import { z } from 'zod';
import { formatNumber } from '@/lib/figures/plot/format-quantity';
import { type Attributes, choose } from '@/lib/markup/data-table';
import type { Sortable } from '@/lib/markup/table-elements';
import { type DataFile, dataFile, words } from '@/lib/protocol/data-file';
import { required } from '@/lib/site/invariant';

const gas = z.number().int().positive();

/** The conditions of a group of measurements. */
const setup = z.strictObject({
  /** The repository with the results and the measurement code. */
  source: z.url(),
  conditions: z.array(z.strictObject({ what: words, value: words })).min(1),
});

/** Measurements with the same columns. `key` and the headers are Markdown. */
const table = z.strictObject({
  setup: words,
  keys: z.array(words).min(1),
  cases: z.array(words).min(1),
  rows: z.array(z.strictObject({ key: z.array(words), gas: z.array(gas) })).min(1),
});

const gasDataSchema = z
  .strictObject({
    release: words,
    setups: z.record(words, setup),
    tables: z.record(words, table),
  })
  .superRefine(({ setups, tables }, { addIssue }) => {
    const refuse = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
    for (const [name, { setup, keys, cases, rows }] of Object.entries(tables)) {
      if (!Object.hasOwn(setups, setup)) refuse(['tables', name, 'setup'], `there is no setup "${setup}"`);
      for (const [index, row] of rows.entries()) {
        const place = ['tables', name, 'rows', index];
        if (row.key.length !== keys.length) refuse(place, `has ${row.key.length} of ${keys.length} keys`);
        if (row.gas.length !== cases.length)
          refuse(place, `has ${row.gas.length} of ${cases.length} amounts`);
        if (rows.findIndex(({ key }) => key.join('\n') === row.key.join('\n')) < index)
          refuse(place, 'is there twice');
      }
    }
  });

type GasData = z.infer<typeof gasDataSchema>;
export type GasSetup = z.infer<typeof setup>;
export type GasTable = z.infer<typeof table>;

const folder = 'content/data';

/** Lists the releases with benchmarks, as they appear in file names: `lockup-v1.2`. */
export const listGasData = (): string[] =>
  fs
    .readdirSync(folder)
    .flatMap((file) => /^gas-(.+)\.json$/.exec(file)?.[1] ?? [])
    .sort();

/** Returns the reader of a release's benchmarks. */
export const gasFile = (name: string): DataFile<GasData> =>
  dataFile(`${folder}/gas-${name}.json`, gasDataSchema);

/** `<GasTable data="…" name="…" />`: measurements, as a Markdown table that readers can sort. */
export const gasTable = (attributes: Attributes): Sortable => ({
  sortable: writeGasTable(pick('GasTable', attributes, ({ tables }) => tables)),
});

/** `<GasSetup data="…" name="…" />`: the conditions of measurements, as a Markdown table. */
export const gasSetup = (attributes: Attributes): string =>
  writeGasSetup(pick('GasSetup', attributes, ({ setups }) => setups));

/** Returns the entry that an author's attributes name. */
function pick<Entry>(
  component: string,
  attributes: Attributes,
  entriesOf: (data: GasData) => Record<string, Entry>,
): Entry {
  const entries = entriesOf(gasFile(choose(component, 'data', listGasData(), attributes))());
  return required(entries[choose(component, 'name', Object.keys(entries), attributes)]);
}

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
