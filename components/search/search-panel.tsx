import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useHits } from 'react-instantsearch';
import type { SearchRecord } from '@/lib/search/record';
import { cleanQuery } from '@/lib/search-ui/clean-query';
import { readHits } from '@/lib/search-ui/group-hits';
import { FacetChips } from './facet-chips';
import { FetchFailure } from './fetch-failure';
import { ModalResults } from './modal-results';
import { NoResults } from './no-results';
import { PanelFoot } from './panel-foot';
import { ResultStatus } from './result-status';
import { SearchEngine } from './search-engine';
import styles from './search-panel.module.css';
import { SearchWaiting } from './search-waiting';
import { StartScreen } from './start-screen';
import { useFacets } from './use-facets';
import { type SearchState, useSearchView } from './use-search-view';

export type SearchPanelProps = {
  /** What the field holds. */
  query: string;
  /** The query for which the reader pressed Enter before there was an answer. */
  awaited: RefObject<string | undefined>;
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  onClose: () => void;
};

/** More would lie out of sight; the page of results shows the rest. */
const hitsInModal = 12;

/** Everything below the field of the modal. It is loaded by itself, with all that searches. */
export function SearchPanel({ query: typed, ...rest }: SearchPanelProps) {
  const query = cleanQuery(typed);
  return (
    <SearchEngine query={query} hitsPerPage={hitsInModal} snippetWords={20}>
      <PanelBody {...rest} query={query} />
    </SearchEngine>
  );
}

function PanelBody({ query, awaited, dialog, input, onQuery, onClose }: SearchPanelProps) {
  const search = useSearchView(query);
  const facets = useFacets();
  const { items, results } = useHits<SearchRecord>();
  // The items are others with every step of a search, the results with every answer alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const pages = useMemo(() => readHits(items), [results]);
  const view = search.view === 'found' && pages.length === 0 ? 'empty' : search.view;
  // Where nothing was found, Enter leads nowhere, also not when a facet is taken back.
  useEffect(() => {
    if (view === 'empty' || view === 'failed') awaited.current = undefined;
  }, [view, awaited]);
  const isFresh = useAwaited({ search, query, awaited, dialog });
  const ask = useCallback(
    (text: string) => {
      onQuery(text);
      input.current?.focus();
    },
    [onQuery, input],
  );
  return (
    <>
      {view !== 'start' && <FacetChips chosen={facets.chosen} onChoose={facets.choose} />}
      <div className={styles.body} aria-busy={search.isSearching}>
        {view === 'start' && <StartScreen dialog={dialog} input={input} onClose={onClose} />}
        {view === 'waiting' && <SearchWaiting />}
        {view === 'failed' && <FetchFailure onRetry={search.retry} isRetrying={search.isSearching} />}
        {view === 'empty' && <NoResults query={search.answered} facets={facets} onQuery={ask} />}
        {view === 'found' && <ModalResults {...{ pages, isFresh, dialog, input, onClose }} />}
      </div>
      <PanelFoot query={query} count={view === 'found' ? search.count : 0} onClose={onClose} />
      <ResultStatus view={view} count={search.count} query={search.answered} />
    </>
  );
}

type Awaiting = Pick<SearchPanelProps, 'query' | 'awaited' | 'dialog'> & { search: SearchState };

/**
 * Opens the first hit for a reader who pressed Enter before the answer came.
 * @returns whether the shown answer is that to the query, for those who ask when a key is pressed
 */
function useAwaited({ search: { isFresh }, query, awaited, dialog }: Awaiting): RefObject<boolean> {
  const fresh = useRef(false);
  useLayoutEffect(() => {
    fresh.current = isFresh;
  }, [isFresh]);
  useEffect(() => {
    if (!isFresh) return;
    if (awaited.current !== undefined && cleanQuery(awaited.current) === query)
      dialog.current?.querySelector<HTMLElement>('[role="option"]')?.click();
    awaited.current = undefined;
  }, [isFresh, awaited, query, dialog]);
  return fresh;
}
