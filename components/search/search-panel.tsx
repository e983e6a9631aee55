import {
  createContext,
  memo,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FacetChips } from './facet-chips';
import { noResults } from './format-count';
import { LanguageNote } from './language-note';
import { ModalResults } from './modal-results';
import { NoResults } from './no-results';
import { OfflineNote } from './offline-note';
import { PanelFoot } from './panel-foot';
import { type Chosen, cleanQuery } from './query';
import { ResultStatus } from './result-status';
import { SearchEngine } from './search-engine';
import { SearchFailure } from './search-failure';
import styles from './search-panel.module.css';
import { SearchWaiting } from './search-waiting';
import { StartScreen } from './start-screen';
import type { FacetChoice } from './use-address-facets';
import { useAfterPaint } from './use-after-paint';
import { useKeptFocus } from './use-kept-focus';
import { useReleases } from './use-releases';
import { type SearchState, useSearchView } from './use-search-view';

export type SearchPanelProps = {
  /** The query in the field. */
  query: string;
  /** The query for which the reader pressed Enter before there was an answer. */
  awaited: RefObject<string | undefined>;
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  onClose: () => void;
  /** Reloads the page because part of the search failed to load. */
  onReload: () => void;
};

/** More hits wouldn't be visible without scrolling. The results page shows the rest. */
const hitsInModal = 12;

/** Separate from the properties, so that a keystroke renders what depends on the query and not InstantSearch itself. */
const CurrentQuery = createContext('');

/** Everything below the modal's field. It's loaded separately, together with the search code. */
export function SearchPanel({ query: typed, ...rest }: SearchPanelProps) {
  const query = cleanQuery(typed);
  const [firstQuery] = useState(query);
  return (
    <CurrentQuery value={query}>
      <Panel {...rest} firstQuery={firstQuery} />
    </CurrentQuery>
  );
}

type PanelProps = Omit<SearchPanelProps, 'query'>;

const Panel = memo(function Panel({ firstQuery, ...rest }: PanelProps & { firstQuery: string }) {
  // Initially no filter is set, whatever page the reader is on.
  const [chosen, choose] = useState<Chosen>({});
  return (
    <SearchEngine query={firstQuery} hitsPerPage={hitsInModal} snippetWords={24} chosen={chosen}>
      <PanelBody {...rest} facets={{ chosen, choose }} />
    </SearchEngine>
  );
});

type BodyProps = PanelProps & { facets: FacetChoice };

function PanelBody({ facets, awaited, dialog, input, onQuery, onClose, onReload }: BodyProps) {
  const query = use(CurrentQuery);
  const search = useSearchView(query);
  const releases = useReleases();
  // The hosted engine returns up to three hits for each one that is asked for.
  const pages = useMemo(() => search.pages.slice(0, hitsInModal), [search.pages]);
  const { view } = search;
  // A pending Enter is discarded, so that a retry only shows the hits.
  useEffect(() => {
    if (view === 'failed') awaited.current = undefined;
  }, [view, awaited]);
  // The first rows are painted before the link below them changes.
  const later = {
    query: useAfterPaint(search.answeredQuery, ''),
    count: useAfterPaint(view === 'found' ? search.count : noResults, noResults),
    facetCounts: useAfterPaint(search.facetCounts, undefined),
  };
  useKeptFocus(input);
  const isFresh = useAwaited({ search, query, awaited, dialog });
  // Without a result, a filter has nothing to offer, unless the reader chose one.
  const hasFilters = view !== 'start' && (view !== 'empty' || Object.keys(facets.chosen).length > 0);
  const ask = useCallback(
    (text: string) => {
      onQuery(text);
      input.current?.focus();
    },
    [onQuery, input],
  );
  return (
    <>
      {hasFilters && <FacetChips {...facets} releases={releases} counts={later.facetCounts} />}
      {view === 'found' && <OfflineNote />}
      {(view === 'found' || view === 'empty') && <LanguageNote query={search.answeredQuery} />}
      <div className={styles.body} data-view={view} aria-busy={search.isSearching}>
        {view === 'start' && <StartScreen dialog={dialog} input={input} onClose={onClose} />}
        {view === 'waiting' && <SearchWaiting onRetry={onReload} />}
        {view === 'failed' && (
          <SearchFailure cause="fetch" onRetry={search.retry} isRetrying={search.isSearching} />
        )}
        {view === 'empty' && (
          <NoResults query={search.answeredQuery} facets={facets} onQuery={ask} onLeave={onClose} />
        )}
        {view === 'found' && (
          <ModalResults
            pages={pages}
            isFresh={isFresh}
            dialog={dialog}
            input={input}
            onClose={onClose}
            query={search.answeredQuery}
            otherReleases={releases.others}
          />
        )}
      </div>
      <PanelFoot query={later.query} chosen={facets.chosen} count={later.count} onClose={onClose} />
      <ResultStatus view={view} count={search.count} query={search.answeredQuery} />
    </>
  );
}

type Awaiting = Pick<SearchPanelProps, 'query' | 'awaited' | 'dialog'> & { search: SearchState };

/**
 * Opens the first hit for a reader who pressed Enter before the answer arrived. Answers to earlier queries don't matter,
 * even those without hits.
 * @returns a ref that says whether the answer on screen matches the query, for use in key handlers
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
