import fs from 'node:fs';
import { z } from 'zod';

export const observedEffectsFile = 'content/data/observed-effects.json';

const names = z.array(z.string());
const contract = z.record(z.string(), z.strictObject({ emits: names, reverts: names }));
const schema = z.record(z.string(), contract);

/** The events and errors of a contract's functions, by name. Overloads share a name. */
export type ObservedContract = z.infer<typeof contract>;
/** The contracts that the tests execute, by the slugs of their pages. */
export type ObservedEffects = z.infer<typeof schema>;

/**
 * Reads the events and errors that occurred when the tests called the contracts.
 * @throws if the file is missing or invalid
 */
export const readObservedEffects = (): ObservedEffects =>
  schema.parse(JSON.parse(fs.readFileSync(observedEffectsFile, 'utf8')));
