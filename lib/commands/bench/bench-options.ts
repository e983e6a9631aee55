import { parseArgs } from 'node:util';

/** The options of `npm run bench`. */
export type BenchOptions = {
  /** A folder of plain pages to build instead of the real site. */
  corpus: string | undefined;
  /**
   * Where to keep the build: a folder, or `'temporary'` for a new folder in the system's temporary directory.
   * `undefined` discards it.
   */
  keep: { folder: string } | 'temporary' | undefined;
  /** Measure only the search of the site in `out/`, without building it. */
  search: boolean;
  /** Measure only the first page of the development server. */
  firstPage: boolean;
};

/**
 * Parses the arguments after `npm run bench --`.
 * @throws if an argument is invalid; the message contains the argument and the usage
 */
export function readBenchOptions(words: string[]): BenchOptions {
  // The value of `--keep` is optional, which `parseArgs` doesn't support.
  const args = words.map((word) => (word === '--keep' ? '--keep=' : word));
  try {
    const type = 'string';
    const { values } = parseArgs({
      args,
      options: {
        corpus: { type },
        keep: { type },
        search: { type: 'boolean' },
        'first-page': { type: 'boolean' },
      },
    });
    if (values.corpus === '') throw new Error('--corpus needs a folder.');
    const { corpus, keep, search = false, 'first-page': firstPage = false } = values;
    if (search && (corpus ?? keep) !== undefined) throw new Error('--search builds nothing.');
    return { corpus, keep: toPlace(keep), search, firstPage };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

const usage = 'npm run bench [-- --search | [--corpus DIR] [--keep[=DIR]] [--first-page]]';

function toPlace(keep: string | undefined): BenchOptions['keep'] {
  if (keep === undefined) return undefined;
  return keep === '' ? 'temporary' : { folder: keep };
}
