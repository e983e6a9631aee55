import { useEffect } from 'react';
import { useConnector } from 'react-instantsearch';
import { type Answer, connectAnswer } from './connect-answer';
import type { Count } from './format-count';
import type { SearchHit } from './search-hit';

/** What to show: the start screen, a loading message, an error, no results, or hits. */
export type SearchView = 'start' | 'waiting' | 'failed' | 'empty' | 'found';

export type SearchState = {
  view: SearchView;
  /** The query of the answer on screen. While another query is pending, the previous answer stays. */
  answeredQuery: string;
  /** Keeps its identity until the next answer. */
  hits: readonly SearchHit[];
  /** Whether the answer on screen matches the current query. */
  isFresh: boolean;
  isSearching: boolean;
  /** The total number of hits, of which only the first are in `hits`. */
  count: Count;
  facetCounts: Answer['facetCounts'];
  retry: () => void;
};

/** Searches for a query, and returns what to show. It renders again for an answer and not for the request. */
export function useSearchView(query: string): SearchState {
  const { ask, ...answer } = useConnector(connectAnswer);
  const { answeredQuery, hits, count, facetCounts, hasFailed, isRetrying } = answer;
  const isSearching = hasFailed ? isRetrying : answeredQuery !== query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another query triggers a search.
  useEffect(() => ask(query), [query]);
  return {
    view: viewOf(query, answer),
    answeredQuery,
    hits,
    isFresh: !isSearching && !hasFailed,
    isSearching,
    count,
    facetCounts,
    retry: () => ask(query),
  };
}

type Facts = Pick<Answer, 'hasFailed' | 'answeredQuery' | 'count'>;

function viewOf(query: string, { hasFailed, answeredQuery, count }: Facts): SearchView {
  if (query === '') return 'start';
  if (hasFailed) return 'failed';
  if (answeredQuery === '') return 'waiting';
  return count.number === 0 ? 'empty' : 'found';
}
