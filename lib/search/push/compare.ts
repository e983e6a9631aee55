import { isDeepStrictEqual } from 'node:util';
import type { SearchRecord } from '../record';

/** The differences between the old and new records of an index. */
type Changes = { added: string[]; changed: string[]; removed: string[]; same: number };

type Known = { objectID: string };

/** Compares the records in an index with the new ones, by `objectID`. */
export function compareRecords(before: readonly Known[], after: readonly SearchRecord[]): Changes {
  const oldRecords = new Map(before.map((record) => [record.objectID, record]));
  const changes: Changes = { added: [], changed: [], removed: [], same: 0 };
  for (const record of after) {
    const old = oldRecords.get(record.objectID);
    oldRecords.delete(record.objectID);
    if (old === undefined) changes.added.push(record.objectID);
    else if (!isDeepStrictEqual(old, record)) changes.changed.push(record.objectID);
    else changes.same += 1;
  }
  changes.removed.push(...oldRecords.keys());
  return changes;
}

/** Returns the names of the settings whose values differ. */
export const compareSettings = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));

/** The maximum number of IDs to print per line. */
const shown = 5;

/** Formats the changes for the terminal. */
export function formatChanges({ added, changed, removed, same }: Changes): string {
  const line = (word: string, ids: string[]) =>
    ids.length === 0
      ? []
      : [`  ${word} ${ids.length}: ${ids.slice(0, shown).join(', ')}${ids.length > shown ? ', …' : ''}`];
  const lines = [
    ...line('new', added),
    ...line('changed', changed),
    ...line('gone', removed),
    `  unchanged ${same}`,
  ];
  return lines.join('\n');
}
