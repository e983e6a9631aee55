import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';
import type { Item, ReleaseModel } from './model';

/**
 * The errors that no call of the tests caused, by the page of the contract and the anchor of the function. A contract is
 * in the file if the tests call all its functions.
 */
const schema = z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1)));

/** Reads the errors that the tests didn't reach. */
export const readUnreachedErrors = dataFile('content/data/unreached-errors.json', schema);

/** Marks the errors that are in the code of a function, but that no call of the tests caused. */
export function markUnreachedErrors(model: ReleaseModel): ReleaseModel {
  // Maps, because a constructor's anchor is also the name of a property that every object has.
  const known = new Map(
    Object.entries(readUnreachedErrors()).map(([slug, errors]) => [slug, new Map(Object.entries(errors))]),
  );
  const mark = (item: Item, unreached: string[] | undefined): Item => ({
    ...item,
    ...(unreached && { unreached }),
  });
  return {
    ...model,
    contracts: model.contracts.map((contract) => ({
      ...contract,
      items: contract.items.map((item) => mark(item, known.get(contract.slug)?.get(item.anchor))),
    })),
  };
}
