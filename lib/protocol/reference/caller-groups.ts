import data from '@/content/data/caller-groups.json';
import type { Item } from './model';

/** What a caller uses a function for. Every callable function belongs to one group. */
export type CallerGroup = 'create' | 'withdraw' | 'manage' | 'token' | 'admin' | 'read';

export const callerGroups: Record<CallerGroup, string> = {
  create: 'Create and fund',
  withdraw: 'Withdraw and refund',
  manage: 'Manage',
  token: 'Stream NFT',
  admin: 'Administer',
  read: 'Read (view)',
};

/**
 * By group. Functions with the same name are in the same group in all contracts and releases. The reads are the getters
 * that `ISablierV2MerkleLockup` declares without `view`, although its contracts implement them as views.
 */
export const groupNames: Record<CallerGroup, readonly string[]> = data;

const groups = Object.keys(callerGroups) as CallerGroup[];

const groupOf = (name: string): CallerGroup | undefined =>
  groups.find((group) => groupNames[group].includes(name));

/** Whether calling the item can't change state: a view function, or the getter of a variable or constant. */
export const isRead = ({ kind, name, qualities }: Item): boolean =>
  kind !== 'function' || qualities.includes('view') || qualities.includes('pure') || groupOf(name) === 'read';

/** Whether anyone can call the item from outside: a public or external function, or a public variable or constant. */
export const isCallable = ({ kind, qualities }: Item): boolean =>
  ['function', 'variable', 'constant'].includes(kind) &&
  (qualities.includes('public') || qualities.includes('external'));

/** Returns the group of a callable item, or `undefined` for a function that's missing from `groupNames`. */
export const callerGroup = (item: Item): CallerGroup | undefined =>
  isRead(item) ? 'read' : groupOf(item.name);
