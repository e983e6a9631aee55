import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';
import type { Item, Parameter, ReleaseModel } from './model';
import { isFromLibrary } from './sections';

const texts = z.record(z.string(), z.string().min(1));

const schema = z.strictObject({
  /** Texts that replace those that only refer to the interface of a standard. */
  summaries: texts,
  /**
   * What fields of structs with a name contain, if the source doesn't say so. A key with the name of the struct takes
   * precedence: `SVGParams.amount`.
   */
  fields: texts,
  /**
   * What arguments of events and errors with a name contain, if the source doesn't say so. A key with the name of the
   * event or error, without its prefix, takes precedence: `Overdraw.amount`.
   */
  arguments: texts,
});

/** Reads these texts. */
export const readDefaultTexts = dataFile('content/data/default-texts.json', schema);

/** Adds a text where the source has none or only refers to another one. */
export function addDefaultTexts(model: ReleaseModel): ReleaseModel {
  const { summaries, fields, arguments: others } = readDefaultTexts();
  const textFor = (item: Item, { name }: Parameter): string => {
    if (item.kind === 'struct') return fields[`${item.name}.${name}`] ?? fields[name] ?? '';
    return others[`${item.name.replace(/^\w*_/, '')}.${name}`] ?? others[name] ?? '';
  };
  const complete = (item: Item): Item => ({
    ...item,
    docs: { ...item.docs, summary: summaries[item.docs.summary] ?? item.docs.summary },
    parameters: hasTexts(item)
      ? item.parameters.map((each) => ({ ...each, description: each.description || textFor(item, each) }))
      : item.parameters,
  });
  return {
    ...model,
    contracts: model.contracts.map((contract) => ({ ...contract, items: contract.items.map(complete) })),
  };
}

/** Whether parts of an item get a text. Entries of a library's events and errors only show the declaration. */
export const hasTexts = (item: Item): boolean =>
  item.kind === 'struct' || ((item.kind === 'event' || item.kind === 'error') && !isFromLibrary(item));
