import { z } from 'zod';
import { dataFile, line } from '@/lib/protocol/data-file';
import { type ErrorAbi, errorsNamed, listErrorAbis, solidityErrors, toErrorAbi } from './error-abis';
import { isOwnError, type Library, libraries, libraryNames } from './libraries';

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

/** Finds the error that a table means. If a name has several signatures, a table without a release means the oldest one. */
export function findIn(library: Library, name: string): ErrorAbi | undefined {
  const { release } = libraries[library];
  return errorsNamed(name).find(({ releases }) => release === undefined || releases.includes(release));
}

/** Finds an error from third-party code or Solidity. */
export const findOutside = (name: string): ErrorAbi | undefined =>
  [...errorsNamed(name), ...solidityErrors.map(toErrorAbi)].findLast(({ abi }) => abi.name === name);

type Tables = Record<Library, readonly { name: string }[]>;

/** Lists the protocol's errors that are neither in a table of their releases nor in one without a release. */
const listMissing = (tables: Tables): { library: Library; release: string; names: string[] }[] => {
  const documented = libraryNames.map((library) => libraries[library].release);
  return libraryNames.flatMap((library, index) => {
    const { release } = libraries[library];
    if (documented.indexOf(release) < index) return [];
    const listed = libraryNames
      .filter((each) => [release, undefined].includes(libraries[each].release))
      .flatMap((each) => tables[each].map(({ name }) => findIn(each, name)?.signature));
    const isHere = ({ releases }: ErrorAbi) =>
      release ? releases.includes(release) : !releases.some((title) => documented.includes(title));
    const missing = listErrorAbis().filter(
      (error) => isOwnError(error.abi.name) && isHere(error) && !listed.includes(error.signature),
    );
    const names = missing.map(({ abi }) => abi.name);
    return names.length > 0 ? [{ library, release: release ?? 'older releases', names }] : [];
  });
};

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
    .superRefine(({ tables, outside }, { addIssue }) => {
      const refuse = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
      for (const library of libraryNames)
        for (const [index, { name }] of tables[library].entries())
          if (!findIn(library, name)) refuse(['tables', library, index, 'name'], `no ABI has ${name}`);
      for (const [index, { name }] of outside.entries())
        if (!findOutside(name)) refuse(['outside', index, 'name'], `no ABI has ${name}`);
      for (const { library, release, names } of listMissing(tables))
        refuse(['tables', library], `it lacks words for ${names.join(', ')} of ${release}`);
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

export type ErrorWords = ReturnType<typeof readErrorWords>;
