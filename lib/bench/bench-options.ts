import { parseArgs } from 'node:util';

/** What `npm run bench` was asked for. */
export type BenchOptions = {
  /** A folder of plain pages to build instead of the real site. */
  corpus: string | undefined;
  /** Where the build is kept: a folder, `'temporary'` for one in the system's folder for such, `undefined` to remove it. */
  keep: { folder: string } | 'temporary' | undefined;
};

/**
 * Reads the words after `npm run bench --`.
 * @throws Error that names the word that isn't understood, and what is
 */
export function readBenchOptions(words: string[]): BenchOptions {
  // `--keep` stands alone or with a place, which the parser knows no word for.
  const args = words.map((word) => (word === '--keep' ? '--keep=' : word));
  try {
    const { values } = parseArgs({ args, options: { corpus: { type: 'string' }, keep: { type: 'string' } } });
    if (values.corpus === '') throw new Error('--corpus needs a folder.');
    return { corpus: values.corpus, keep: toPlace(values.keep) };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

const usage = 'npm run bench [-- [--corpus DIR] [--keep[=DIR]]]';

function toPlace(keep: string | undefined): BenchOptions['keep'] {
  if (keep === undefined) return undefined;
  return keep === '' ? 'temporary' : { folder: keep };
}
