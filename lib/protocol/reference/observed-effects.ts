import fs from 'node:fs';
import { z } from 'zod';

export const observedEffectsFile = 'content/data/observed-effects.json';

const cases = z.record(z.string(), z.string());
const observedFunction = z.strictObject({
  /** The case in which the function succeeds, if the search found one. The other cases differ from it. */
  usual: z.string().optional(),
  /** For each event and error, a case that causes it. */
  emits: cases.default({}),
  reverts: cases.default({}),
  /** What's on the function's page, but didn't occur in any case. */
  unreached: z.array(z.string()).default([]),
});
const contract = z.record(z.string(), observedFunction);
const schema = z.record(z.string(), contract);

/** The events and errors of a contract's functions, by their anchors. */
export type ObservedContract = z.infer<typeof contract>;
/** The contracts that the tests execute, by the slugs of their pages. */
export type ObservedEffects = z.infer<typeof schema>;

/** The name of the errors of contracts that the protocol calls. */
export const outsideErrors = { token: 'errors of the token', hook: 'errors of the hook' } as const;

/**
 * Reads the events and errors that occurred when the tests called the contracts.
 * @throws if the file is missing or invalid
 */
export const readObservedEffects = (): ObservedEffects =>
  schema.parse(JSON.parse(fs.readFileSync(observedEffectsFile, 'utf8')));

/** Formats the file: one line for each part of a function, without empty parts. */
export function formatObservedEffects(observed: ObservedEffects): string {
  const object = (entries: readonly (readonly [string, string])[], indent: string): string =>
    entries.length === 0
      ? '{}'
      : `{\n${entries.map(([key, value]) => `${indent} ${JSON.stringify(key)}: ${value}`).join(',\n')}\n${indent}}`;
  const functions = (contract: ObservedContract) =>
    Object.entries(contract).map(([anchor, parts]) => {
      const filled = Object.entries(parts).filter(
        ([, part]) => typeof part === 'string' || Object.keys(part).length > 0,
      );
      return [
        anchor,
        object(
          filled.map(([key, part]) => [key, JSON.stringify(part)]),
          '  ',
        ),
      ] as const;
    });
  const contracts = Object.entries(observed)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, each]) => [slug, object(functions(each), ' ')] as const);
  return `${object(contracts, '')}\n`;
}
