import { useCallback, useLayoutEffect, useRef } from 'react';

/** Where the reader left the list: the query, the number of loaded hits, and the vertical scroll position in pixels. */
type SearchPlace = { query: string; hits: number; top: number };

/** Returns where the reader left the list of a query, if they come back through the history. */
export function savedPlace(query: string): SearchPlace | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('searchPlace' in state)) return undefined;
  const place = state.searchPlace as Partial<SearchPlace> | null;
  return typeof place?.hits === 'number' && place.query === query ? (place as SearchPlace) : undefined;
}

/**
 * Scrolls to where the reader left the list, if they come back through the history. The place is part of the
 * history entry, so following a link to the same query starts at the top.
 * @returns a function that saves the place, to call when the reader leaves
 */
export function usePlace(query: string, hits: number, isShown: boolean): () => void {
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (!isShown || isRestored.current) return;
    isRestored.current = true;
    const place = savedPlace(query);
    if (place) window.scrollTo(0, place.top);
  }, [isShown, query]);
  return useCallback(() => {
    const searchPlace: SearchPlace = { query, hits, top: window.scrollY };
    window.history.replaceState({ ...window.history.state, searchPlace }, '');
  }, [query, hits]);
}
