import type { useHits } from 'react-instantsearch';
import type { HitFacts } from './hits/found-page';

/** A hit as InstantSearch returns it: with highlights, but only the attributes that it asks for. */
export type SearchHit = ReturnType<typeof useHits<HitFacts>>['items'][number];

export type Marked = { value: string; matchLevel: string };

/** Returns the highlight of an attribute, or `undefined` if the attribute is absent or has none. */
export function markedIn(marks: unknown, ...path: (string | number)[]): Marked | undefined {
  let found = marks;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[step];
  }
  const { value, matchLevel } = (found ?? {}) as Partial<Marked>;
  return typeof value === 'string' && value !== '' ? { value, matchLevel: matchLevel ?? 'none' } : undefined;
}
