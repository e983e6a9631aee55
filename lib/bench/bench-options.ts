import { parseArgs } from 'node:util';

/** What `npm run bench` was asked for. */
export type BenchOptions = {
  /** A folder of plain pages to build instead of the real site. */
  corpus: string | undefined;
  /** Where the build is kept: a folder, `'temporary'` for one in the system's folder for such, `undefined` to remove it. */
  keep: { folder: string } | 'temporary' | undefined;
  /** How many generated records to measure the built-in search with, instead of building anything. */
  records: number | undefined;
};

/**
 * Reads the words after `npm run bench --`.
 * @throws Error that names the word that isn't understood, and what is
 */
export function readBenchOptions(words: string[]): BenchOptions {
  // `--keep` stands alone or with a place, which the parser knows no word for.
  const args = words.map((word) => (word === '--keep' ? '--keep=' : word));
  try {
    const type = 'string';
    const { values } = parseArgs({ args, options: { corpus: { type }, keep: { type }, records: { type } } });
    if (values.corpus === '') throw new Error('--corpus needs a folder.');
    return { corpus: values.corpus, keep: toPlace(values.keep), records: toCount(values.records) };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

const usage = 'npm run bench [-- [--corpus DIR] [--keep[=DIR]] | --records COUNT]';

function toPlace(keep: string | undefined): BenchOptions['keep'] {
  if (keep === undefined) return undefined;
  return keep === '' ? 'temporary' : { folder: keep };
}

function toCount(records: string | undefined): number | undefined {
  if (records === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(records)) throw new Error('--records needs a count, such as 100000.');
  return Number(records);
}
