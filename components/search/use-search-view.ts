import { useEffect, useMemo } from 'react';
import { useConnector } from 'react-instantsearch';
import { type Answer, connectAnswer } from './connect-answer';
import type { FoundPage } from './hits/found-page';
import { readHits } from './hits/read-hits';
import type { SearchHit } from './search-hit';

/** What to show: the start screen, a loading message, an error, no results, or hits. */
export type SearchView = 'start' | 'waiting' | 'failed' | 'empty' | 'found';

/** While another query is pending, the previous answer stays. */
export type SearchState = Pick<Answer, 'answeredQuery' | 'count' | 'hasMore' | 'facetCounts'> & {
  view: SearchView;
  /** The hits. Keeps its identity until the next answer. */
  pages: readonly FoundPage<SearchHit>[];
  /** The number of hits in the answer, of which those that repeat others aren't shown. */
  loaded: number;
  /** Whether the answer on screen matches the current query. */
  isFresh: boolean;
  isSearching: boolean;
  retry: () => void;
};

/** Searches for a query, and returns what to show. It renders again for an answer and not for the request. */
export function useSearchView(query: string): SearchState {
  const { ask, hits, hasFailed, isRetrying, ...answer } = useConnector(connectAnswer);
  const isSearching = hasFailed ? isRetrying : answer.answeredQuery !== query;
  const pages = useMemo(() => readHits(hits), [hits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another query triggers a search.
  useEffect(() => ask(query), [query]);
  const viewOfAnswer = () => {
    if (query === '') return 'start';
    if (hasFailed) return 'failed';
    if (answer.answeredQuery === '') return 'waiting';
    return pages.length === 0 ? 'empty' : 'found';
  };
  return {
    ...answer,
    view: viewOfAnswer(),
    pages,
    loaded: hits.length,
    isFresh: !isSearching && !hasFailed,
    isSearching,
    retry: () => ask(query),
  };
}
