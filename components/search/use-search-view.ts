import { useInstantSearch } from 'react-instantsearch';

/** What the reader should see: nothing asked yet, an answer on its way, no answer, an empty one, or hits. */
export type SearchView = 'start' | 'waiting' | 'failed' | 'empty' | 'found';

export type SearchState = {
  view: SearchView;
  /** The query that the shown answer belongs to; while another is on its way, the last one stays. */
  answered: string;
  /** Whether the shown answer is that to the query. */
  isFresh: boolean;
  isSearching: boolean;
  /** How many hits there are, of which only the first are shown. */
  count: number;
  retry: () => void;
};

/** Where the search for a query stands. */
export function useSearchView(query: string): SearchState {
  const { status, error, results, setIndexUiState } = useInstantSearch({ catchError: true });
  const isSearching = status === 'loading' || status === 'stalled';
  // Before the first answer there is one that InstantSearch made up. And it keeps the question of an answer no longer than
  // until the next one is asked: the answer itself must say what it was.
  const answered = results && !isMadeUp(results) ? results.query : '';
  const count = results?.nbHits ?? 0;
  return {
    view: viewOf({ query, hasFailed: error !== undefined, answered, count }),
    answered,
    isFresh: !isSearching && !error && answered === query,
    isSearching,
    count,
    // A failure takes InstantSearch back to the last query that was answered.
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
