import fs from 'node:fs';
import { z } from 'zod';

const file = 'lib/testing/fuzz/recorded-cases.json';

const cases = z.record(z.string(), z.string());
const recordedFunction = z.strictObject({
  /** The case in which the function succeeds, if the search found one. The other cases differ from it. */
  usual: z.string().optional(),
  /** For each event and error, a case that causes it. */
  emits: cases.default({}),
  reverts: cases.default({}),
});
const recordedContract = z.record(z.string(), recordedFunction);
const schema = z.record(z.string(), recordedContract);

/** The cases of a contract's functions, by the anchors of the functions. */
export type RecordedContract = z.infer<typeof recordedContract>;

/**
 * Reads the cases that the search found, by the slugs of the pages.
 * @throws if the file is missing or malformed
 */
export const readRecordedCases = (): z.infer<typeof schema> =>
  schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));

/** Replaces the cases of a contract. */
export function saveRecordedCases(slug: string, contract: RecordedContract): void {
  const all = Object.entries({ ...readRecordedCases(), [slug]: contract }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  fs.writeFileSync(
    file,
    `${object(
      all.map(([key, each]) => [key, formatContract(each)]),
      '',
    )}\n`,
  );
}

/** Writes one line for each part of a function, without empty parts, so that changes are easy to review. */
const formatContract = (contract: RecordedContract): string =>
  object(
    Object.entries(contract).map(([anchor, parts]) => {
      const filled = Object.entries(parts).filter(
        ([, part]) => typeof part === 'string' || Object.keys(part).length > 0,
      );
      const lines = filled.map(([key, part]) => [key, JSON.stringify(part)] as const);
      return [anchor, object(lines, '  ')] as const;
    }),
    ' ',
  );

const object = (entries: readonly (readonly [string, string])[], indent: string): string =>
  entries.length === 0
    ? '{}'
    : `{\n${entries.map(([key, value]) => `${indent} ${JSON.stringify(key)}: ${value}`).join(',\n')}\n${indent}}`;
