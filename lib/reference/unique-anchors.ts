import type { Item } from './model';

/** Tells of every id that two items of a page share; a link to it would find only the first. */
export function assertUniqueAnchors(items: readonly Item[], tell: (message: string) => void): void {
  const owners = new Map<string, string>();
  for (const { kind, name, anchor, aliases } of items) {
    for (const id of [anchor, ...aliases]) {
      const owner = owners.get(id);
      if (owner) tell(`${owner} and the ${kind} ${name} have the same anchor "${id}"`);
      owners.set(id, `the ${kind} ${name}`);
    }
  }
}
