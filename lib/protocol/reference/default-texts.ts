import fs from 'node:fs';
import { z } from 'zod';
import type { Item, ReleaseModel } from './model';

export const defaultTextsFile = 'content/data/default-texts.json';

const texts = z.record(z.string(), z.string().min(1));

const schema = z.strictObject({
  /** Texts that replace those that only refer to the interface of a standard. */
  summaries: texts,
  /** What fields of structs with a name contain, if the source doesn't say so. */
  fields: texts,
});

/**
 * Reads these texts.
 * @throws if the file is missing or malformed
 */
export const readDefaultTexts = (): z.infer<typeof schema> =>
  schema.parse(JSON.parse(fs.readFileSync(defaultTextsFile, 'utf8')));

/** Adds a text where the source has none or only refers to another one. */
export function addDefaultTexts(model: ReleaseModel): ReleaseModel {
  const { summaries, fields } = readDefaultTexts();
  const complete = (item: Item): Item => ({
    ...item,
    docs: { ...item.docs, summary: summaries[item.docs.summary] ?? item.docs.summary },
    parameters:
      item.kind === 'struct'
        ? item.parameters.map((each) => ({
            ...each,
            description: each.description || (fields[each.name] ?? ''),
          }))
        : item.parameters,
  });
  return {
    ...model,
    contracts: model.contracts.map((contract) => ({ ...contract, items: contract.items.map(complete) })),
  };
}
