import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type DataFile, dataFile } from '@/lib/protocol/data-file';

const words = z.string().min(1);
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

/** A bar refers to a cell instead of repeating its number. */
const bar = z.strictObject({ label: words, table: words, key: z.array(words), case: words });

const chart = z.strictObject({
  hue: z.enum(['lockup', 'flow']),
  groups: z.array(z.strictObject({ label: words.optional(), bars: z.array(bar).min(1) })).min(1),
});

const gasDataSchema = z
  .strictObject({
    release: words,
    setups: z.record(words, setup),
    tables: z.record(words, table),
    charts: z.record(words, chart),
  })
  .superRefine((data, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [name, { setup, keys, cases, rows }] of Object.entries(data.tables)) {
      if (!Object.hasOwn(data.setups, setup))
        refuse(['tables', name, 'setup'], `there is no setup "${setup}"`);
      for (const [index, row] of rows.entries()) {
        const place = ['tables', name, 'rows', index];
        if (row.key.length !== keys.length) refuse(place, `has ${row.key.length} of ${keys.length} keys`);
        if (row.gas.length !== cases.length)
          refuse(place, `has ${row.gas.length} of ${cases.length} amounts`);
        if (rows.findIndex((other) => isSameKey(other.key, row.key)) < index) refuse(place, 'is there twice');
      }
    }
    for (const [name, { groups }] of Object.entries(data.charts)) {
      for (const each of groups.flatMap(({ bars }) => bars)) {
        if (findGas(data, each) === undefined)
          refuse(['charts', name], `no table holds what the bar "${each.label}" names`);
      }
    }
  });

export type GasData = z.infer<typeof gasDataSchema>;
export type GasSetup = z.infer<typeof setup>;
export type GasTable = z.infer<typeof table>;
export type GasChart = z.infer<typeof chart>;
type Cell = Omit<z.infer<typeof bar>, 'label'>;

const folder = 'content/data';

/** Lists the releases with benchmarks, as they appear in file names: `lockup-v1.2`. */
export const listGasData = (): string[] =>
  fs
    .readdirSync(folder)
    .flatMap((file) => /^gas-(.+)\.json$/.exec(file)?.[1] ?? [])
    .sort();

/** Returns the reader of a release's benchmarks. */
export const gasFile = (name: string): DataFile<GasData> =>
  dataFile(path.posix.join(folder, `gas-${name}.json`), gasDataSchema);

/** Reads the benchmarks of a release. */
export const readGasData = (name: string): GasData => gasFile(name)();

/** Returns the amount in a cell, or `undefined` if there's no such cell. */
export function findGas({ tables }: Pick<GasData, 'tables'>, cell: Cell): number | undefined {
  const table = tables[cell.table];
  const row = table?.rows.find(({ key }) => isSameKey(key, cell.key));
  return row?.gas[table?.cases.indexOf(cell.case) ?? -1];
}

const isSameKey = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');
