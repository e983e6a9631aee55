import data from '@/content/data/caller-groups.json';
import { type Contract, type Item, isFunctionOrVariable } from './model';

/** What a caller uses a function for. Every callable function belongs to one group. */
type CallerGroup = 'create' | 'withdraw' | 'manage' | 'token' | 'admin' | 'stream' | 'read';

const names: Record<CallerGroup, string> = {
  create: 'Create and fund',
  withdraw: 'Withdraw and refund',
  manage: 'Manage',
  token: 'Stream NFT',
  admin: 'Administer',
  stream: 'Read a stream (view)',
  read: 'Read the contract (view)',
};

/**
 * By group. Functions with the same name are in the same group in all contracts and releases. The reads are the getters
 * that `ISablierV2MerkleLockup` declares without `view`, although its contracts implement them as views.
 */
export const groupNames: Partial<Record<CallerGroup, readonly string[]>> & { read: readonly string[] } = data;

export const callerGroups = Object.keys(names) as CallerGroup[];

const groupOf = (name: string): CallerGroup | undefined =>
  callerGroups.find((group) => groupNames[group]?.includes(name));

/** Whether calling the item can't change state: a view function, or the getter of a variable or constant. */
export const isRead = ({ kind, name, qualities }: Item): boolean =>
  kind !== 'function' || qualities.includes('view') || qualities.includes('pure') || groupOf(name) === 'read';

/** Whether anyone can call the item from outside: a public or external function, or a public variable or constant. */
export const isCallable = (item: Item): boolean =>
  isFunctionOrVariable(item) && ['public', 'external'].some((word) => item.qualities.includes(word));

/** Returns the group of a callable item, or `undefined` for a function that's missing from `groupNames`. */
export function callerGroup(item: Item): CallerGroup | undefined {
  if (!isRead(item)) return groupOf(item.name);
  return item.parameters[0]?.name === 'streamId' ? 'stream' : 'read';
}

/** Names the groups of a contract. The two groups of reads share a name if the contract has only one of them. */
export function nameGroups({ items }: Contract): Record<CallerGroup, string> {
  const used = new Set(items.filter(isCallable).map(callerGroup));
  if (used.has('stream') && used.has('read')) return names;
  return { ...names, stream: 'Read (view)', read: 'Read (view)' };
}
