import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';
import { releaseId } from '@/lib/site/release';
import { isCallable, isRead } from './caller-groups';
import type { Contract, Item, ReleaseModel } from './model';

/**
 * Who can call each function, by the release's ID and by the function's name. Where contracts differ, the contract's name
 * precedes the function's, as in `SablierBatchLockup.createWithDurationsLL`.
 */
const schema = z.record(z.string(), z.record(z.string(), z.string().min(1)));

/** Reads who can call the functions of releases whose models come from sources. */
export const readCallers = dataFile('content/data/callers.json', schema);

/**
 * Adds who can call each function to a release. On a contract's page, that's everyone for functions that can't change
 * state.
 */
export function addCallers(model: ReleaseModel): ReleaseModel {
  const known = readCallers()[releaseId(model.release)] ?? {};
  const complete = (contract: Contract) => (item: Item) => {
    const callers = item.callers ?? callersOf(contract, item, known);
    return callers === undefined ? item : { ...item, callers };
  };
  return {
    ...model,
    contracts: model.contracts.map((contract) => ({
      ...contract,
      items: contract.items.map(complete(contract)),
    })),
  };
}

function callersOf(
  { kind, name }: Contract,
  item: Item,
  known: Readonly<Record<string, string>>,
): string | undefined {
  if (!isCallable(item) || !['contract', 'abstract', 'interface'].includes(kind)) return undefined;
  if (isRead(item)) return kind === 'contract' ? 'anyone' : undefined;
  return known[`${name}.${item.name}`] ?? known[item.name];
}
