import type { SearchRecord } from '../record';

/** What changes when an index gets new records. */
export type Changes = { added: string[]; changed: string[]; removed: string[]; same: number };

type Known = { objectID: string };

/** Compares the records that an index holds with those that it is to hold, by `objectID`. */
export function compareRecords(before: readonly Known[], after: readonly SearchRecord[]): Changes {
  const known = new Map(before.map((record) => [record.objectID, toText(record)]));
  const changes: Changes = { added: [], changed: [], removed: [], same: 0 };
  for (const record of after) {
    const text = known.get(record.objectID);
    known.delete(record.objectID);
    if (text === undefined) changes.added.push(record.objectID);
    else if (text !== toText(record)) changes.changed.push(record.objectID);
    else changes.same += 1;
  }
  changes.removed.push(...known.keys());
  return changes;
}

/** The names of settings whose values differ. */
export const compareSettings = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter((name) => toText(before[name]) !== toText(after[name]));

/** A value as text in which the order of keys doesn't count. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? '';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some of many, for a line on the terminal. */
const shown = 5;

/** The changes as lines for people. */
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
