import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';
import { releaseId } from '@/lib/site/release';
import type { Docs, Item, ReleaseModel } from './model';

/** Texts of the source's comments that are wrong or incomplete, by release. */
const schema = z.record(
  z.string(),
  z.array(
    z.strictObject({
      functions: z.array(z.string()).min(1),
      /** A part of the text. */
      find: z.string().min(1),
      /** The text that replaces all of it. Empty if there's nothing to say. */
      text: z.string(),
      /** Why the source's text is wrong. */
      reason: z.string().min(1),
    }),
  ),
);

type Corrections = z.infer<typeof schema>;

/** Reads what's corrected in the comments, by release. */
export const readCorrections = dataFile('content/data/comment-corrections.json', schema);

/** Corrects the entries of a release. */
export function correctComments(model: ReleaseModel): ReleaseModel {
  const own = readCorrections()[releaseId(model.release)];
  if (!own) return model;
  const correct = (item: Item): Item =>
    item.kind === 'function' ? { ...item, docs: correctDocs(item, own) } : item;
  return {
    ...model,
    contracts: model.contracts.map((contract) => ({ ...contract, items: contract.items.map(correct) })),
  };
}

function correctDocs({ name, docs }: Item, texts: Corrections[string]): Docs {
  const own = texts.filter(({ functions }) => functions.includes(name));
  const correct = (text: string): string => own.find(({ find }) => text.includes(find))?.text ?? text;
  const correctAll = (list: string[]): string[] => list.map(correct).filter((text) => text !== '');
  return {
    summary: correct(docs.summary),
    details: correctAll(docs.details),
    requirements: correctAll(docs.requirements),
    notes: correctAll(docs.notes),
  };
}
