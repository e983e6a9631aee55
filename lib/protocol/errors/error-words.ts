import fs from 'node:fs';
import { z } from 'zod';

export const errorWordsFile = 'content/data/errors.json';

/** Inline Markdown: code between backticks and links. */
const line = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('\n'), 'holds a line break');

const words = { when: line, fix: line };
const name = z.string().regex(/^[A-Z]\w*$/, 'is not the name of an error');
const entries = z.array(z.strictObject({ name, ...words })).refine(isUnique, 'names an error twice');

const schema = z.strictObject({
  'lockup-core': entries,
  'lockup-periphery': entries,
  flow: entries,
  'lockup-v4': entries,
  'flow-v3': entries,
  comptroller: entries,
  /** Errors from third-party code. `origin` names the project. */
  outside: z.array(z.strictObject({ name, origin: line, ...words })).refine(isUnique, 'names an error twice'),
  /** Codes of Solidity's `Panic(uint256)`, as listed at https://docs.soliditylang.org. */
  panic: z.array(z.strictObject({ code: z.string().regex(/^0x[0-9a-f]{2}$/), ...words })),
});

/** When an error is thrown and what to do about it, one line of Markdown each. */
export type Words = { when: string; fix: string };
export type ErrorWords = z.infer<typeof schema>;

/**
 * Reads our descriptions of the errors. Selectors and arguments come from the ABIs.
 * @throws if the file is missing or invalid
 */
export const readErrorWords = (): ErrorWords =>
  schema.parse(JSON.parse(fs.readFileSync(errorWordsFile, 'utf8')));

function isUnique(list: { name: string }[]): boolean {
  return new Set(list.map((each) => each.name)).size === list.length;
}
