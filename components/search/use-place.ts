import { useCallback, useLayoutEffect, useRef } from 'react';
import type { UseInfiniteHitsProps } from 'react-instantsearch';
import type { HitFacts } from './hits/found-page';

type Cache = NonNullable<UseInfiniteHitsProps<HitFacts>['cache']>;
let cached: { key: string; hits: ReturnType<Cache['read']> } | undefined;

/** All loaded pages of the last search, so that readers who come back see them again immediately. */
export const hitsCache: Cache = {
  read: ({ state }) => (cached?.key === keyOf(state) ? cached.hits : null),
  write: ({ state, hits }) => {
    cached = { key: keyOf(state), hits };
  },
};

const keyOf = ({ page: _, ...state }: Parameters<Cache['read']>[0]['state']): string => JSON.stringify(state);

/** Where the reader left the list: the query, and the vertical scroll position in pixels. */
type SearchPlace = { query: string; top: number };

function readPlace(): SearchPlace | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('searchPlace' in state)) return undefined;
  const { query, top } = state.searchPlace as Partial<SearchPlace>;
  return typeof query === 'string' && typeof top === 'number' ? { query, top } : undefined;
}

/**
 * Scrolls to where the reader left the list, if they come back through the history. The place is part of the
 * history entry, so following a link to the same query starts at the top.
 * @returns a function that saves the place, to call when the reader leaves
 */
export function usePlace(query: string, isShown: boolean): () => void {
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (!isShown || isRestored.current) return;
    isRestored.current = true;
    const place = readPlace();
    if (place?.query === query) window.scrollTo(0, place.top);
  }, [isShown, query]);
  return useCallback(() => {
    const searchPlace: SearchPlace = { query, top: window.scrollY };
    window.history.replaceState({ ...window.history.state, searchPlace }, '');
  }, [query]);
}
