import { z } from 'zod';
import { dataFile, line } from '@/lib/protocol/data-file';
import { type Library, libraryNames } from './libraries';

const words = { when: line, fix: line };

const name = z.string().regex(/^[A-Z]\w*$/, 'is not the name of an error');
const entries = z.array(z.strictObject({ name, ...words })).refine(isUnique, 'names an error twice');
const olderEntries = z
  .array(
    z.union([
      z.strictObject({ name, ...words }),
      /** `like` names an error of another table with the same cause and the same fix. */
      z.strictObject({ name, like: name }),
    ]),
  )
  .refine(isUnique, 'names an error twice');

const schema = z.strictObject({
  'lockup-core': entries,
  'lockup-periphery': entries,
  flow: entries,
  'lockup-v4': entries,
  'flow-v3': entries,
  comptroller: entries,
  airdrops: entries,
  bob: entries,
  'older-lockup': olderEntries,
  'older-flow': olderEntries,
  'older-airdrops': olderEntries,
  /** Errors from third-party code. `origin` names the project. */
  outside: z.array(z.strictObject({ name, origin: line, ...words })).refine(isUnique, 'names an error twice'),
  /** Codes of Solidity's `Panic(uint256)`, as listed at https://docs.soliditylang.org. */
  panic: z.array(z.strictObject({ code: z.string().regex(/^0x[0-9a-f]{2}$/), ...words })),
});

const readFile = dataFile('content/data/errors.json', schema);

export const errorWordsFile = readFile.file;

/** When an error is thrown and what to do about it, one line of Markdown each. */
export type Words = { when: string; fix: string };

/** The words for an error of a library. `like` is the error of another table whose words they are. */
type NamedWords = Words & { name: string; like?: { name: string; library: Library } };

type Parsed = z.infer<typeof schema>;
export type ErrorWords = Record<Library, NamedWords[]> & Pick<Parsed, 'outside' | 'panic'>;

/**
 * Reads our descriptions of the errors. Selectors and arguments come from the ABIs.
 * @throws if the file is missing or invalid
 */
export function readErrorWords(): ErrorWords {
  const { outside, panic, ...tables } = readFile();
  const resolved = libraryNames.map((library) => [
    library,
    tables[library].map((each) => resolve(each, tables)),
  ]);
  return { ...(Object.fromEntries(resolved) as Record<Library, NamedWords[]>), outside, panic };
}

type Tables = Omit<Parsed, 'outside' | 'panic'>;

function resolve(entry: Tables[Library][number], tables: Tables): NamedWords {
  if (!('like' in entry)) return entry;
  for (const library of libraryNames) {
    const found = tables[library].find(({ name }) => name === entry.like);
    if (found && !('like' in found))
      return { name: entry.name, when: found.when, fix: found.fix, like: { name: found.name, library } };
  }
  throw new Error(`${errorWordsFile}: ${entry.name} is like ${entry.like}, which has no words of its own.`);
}

function isUnique(list: { name: string }[]): boolean {
  return new Set(list.map((each) => each.name)).size === list.length;
}
