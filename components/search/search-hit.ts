import type { useHits } from 'react-instantsearch';
import type { SearchRecord } from '@/lib/search/record';

/** A hit as InstantSearch hands it over, with what it highlighted. */
export type SearchHit = ReturnType<typeof useHits<SearchRecord>>['items'][number];

export type Marked = { value: string; matchLevel: string };

/** What an index marked in an attribute; `undefined` where it marked nothing or left the attribute out. */
export function markedIn(marks: unknown, ...path: (string | number)[]): Marked | undefined {
  let found = marks;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[step];
  }
  const { value, matchLevel } = (found ?? {}) as Partial<Marked>;
  return typeof value === 'string' && value !== '' ? { value, matchLevel: matchLevel ?? 'none' } : undefined;
}
