import { z } from 'zod';
import { dataFile, line } from '@/lib/protocol/data-file';
import { type Library, libraryNames } from './libraries';

const words = { when: line, fix: line };

const isUnique = (list: { name: string }[]): boolean =>
  new Set(list.map((each) => each.name)).size === list.length;

const name = z.string().regex(/^[A-Z]\w*$/, 'is not the name of an error');
const entries = z
  .array(
    z.union([
      z.strictObject({ name, ...words }),
      /** `like` names an error of another table with the same cause and the same fix. */
      z.strictObject({ name, like: name }),
    ]),
  )
  .refine(isUnique, 'names an error twice');

/** When an error is thrown and what to do about it, one line of Markdown each. */
export type Words = { when: string; fix: string };

/** The words for an error of a library. `like` is the error of another table whose words they are. */
type NamedWords = Words & { name: string; like?: { name: string; library: Library } };

/** Reads our descriptions of the errors. Selectors and arguments come from the ABIs. */
export const readErrorWords = dataFile(
  'content/data/errors.json',
  z
    .strictObject({
      tables: z.record(z.enum(libraryNames), entries),
      /** Errors from third-party code. `origin` names the project. */
      outside: z
        .array(z.strictObject({ name, origin: line, ...words }))
        .refine(isUnique, 'names an error twice'),
      /** Codes of Solidity's `Panic(uint256)`, as listed at https://docs.soliditylang.org. */
      panic: z.array(z.strictObject({ code: z.string().regex(/^0x[0-9a-f]{2}$/), ...words })),
    })
    .transform(({ tables, ...others }, { addIssue }) => {
      const described = libraryNames.flatMap((library) =>
        tables[library].flatMap((each) => ('when' in each ? [{ ...each, library }] : [])),
      );
      const resolve = (entry: z.infer<typeof entries>[number]): NamedWords[] => {
        if ('when' in entry) return [entry];
        const found = described.find((each) => each.name === entry.like);
        if (found) {
          const { when, fix, library } = found;
          return [{ name: entry.name, when, fix, like: { name: found.name, library } }];
        }
        const message = `${entry.name} is like ${entry.like}, which has no words of its own`;
        addIssue({ code: 'custom', message });
        return [];
      };
      const resolved = libraryNames.map((library) => [library, tables[library].flatMap(resolve)]);
      return { ...(Object.fromEntries(resolved) as Record<Library, NamedWords[]>), ...others };
    }),
);

export const errorWordsFile = readErrorWords.file;

export type ErrorWords = ReturnType<typeof readErrorWords>;
