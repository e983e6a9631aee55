import { useInstantSearch } from 'react-instantsearch';

/** What to show: the start screen, a loading message, an error, no results, or hits. */
export type SearchView = 'start' | 'waiting' | 'failed' | 'empty' | 'found';

export type SearchState = {
  view: SearchView;
  /** The query of the answer on screen. While another query is pending, the previous answer stays. */
  answered: string;
  /** Whether the answer on screen matches the current query. */
  isFresh: boolean;
  isSearching: boolean;
  /** The total number of hits, of which only the first are shown. */
  count: number;
  retry: () => void;
};

/** Derives what to show for a query from the state of InstantSearch. */
export function useSearchView(query: string): SearchState {
  const { status, error, results, setIndexUiState } = useInstantSearch({ catchError: true });
  const isSearching = status === 'loading' || status === 'stalled';
  // Before the first answer, InstantSearch returns an artificial one. Its state changes as soon as the next
  // query starts, so take the query from the answer.
  const answered = results && !isMadeUp(results) ? results.query : '';
  const count = results?.nbHits ?? 0;
  return {
    view: viewOf({ query, hasFailed: error !== undefined, answered, count }),
    answered,
    isFresh: !isSearching && !error && answered === query,
    isSearching,
    count,
    // After a failure, InstantSearch goes back to the last query with an answer.
    retry: () => setIndexUiState((state) => ({ ...state, query })),
  };
}

const isMadeUp = (results: object): boolean => '__isArtificial' in results && results.__isArtificial === true;

type Facts = { query: string; hasFailed: boolean; answered: string; count: number };

function viewOf({ query, hasFailed, answered, count }: Facts): SearchView {
  if (query === '') return 'start';
  if (hasFailed) return 'failed';
  if (answered === '') return 'waiting';
  return count === 0 ? 'empty' : 'found';
}
