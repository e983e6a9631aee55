import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FacetChips } from './facet-chips';
import { formatCount } from './format-count';
import { HitItem } from './hit-item';
import { splitByRelease } from './hits/read-hits';
import { LanguageNote } from './language-note';
import { NoResults } from './no-results';
import { OfflineNote } from './offline-note';
import styles from './page-results.module.css';
import { shortenQuery } from './query';
import { ResultStatus } from './result-status';
import { SearchEngine } from './search-engine';
import { SearchFailure } from './search-failure';
import { SearchWaiting } from './search-waiting';
import { type FacetChoice, useAddressFacets } from './use-address-facets';
import { useKeptFocus } from './use-kept-focus';
import { savedPlace, usePlace } from './use-place';
import { useReleases } from './use-releases';
import { useSearchView } from './use-search-view';

export type PageResultsProps = {
  query: string;
  input: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  /** Called when the reader is about to leave the page. */
  onLeave: () => void;
  /** Reloads the page because part of the search failed to load. */
  onReload: () => void;
};

/** The number of hits that the list starts with, and that each press of the button adds. */
const step = 20;

/** Everything below the field on the search page. It's loaded separately, together with the search code. */
export function PageResults(props: PageResultsProps) {
  const { query, onLeave } = props;
  const facets = useAddressFacets(onLeave);
  const { chosen } = facets;
  const list = JSON.stringify([query, chosen]);
  // Readers who come back find as many hits as they left. Another query or filter starts again.
  const [wanted, setWanted] = useState(() => ({ list, hits: savedPlace(query)?.hits ?? step }));
  if (wanted.list !== list) setWanted({ list, hits: step });
  const showMore = () => setWanted({ list, hits: wanted.hits + step });
  return (
    <SearchEngine query={query} hitsPerPage={wanted.hits} snippetWords={40} chosen={chosen}>
      <PageBody {...props} facets={facets} wanted={wanted.hits} onMore={showMore} />
    </SearchEngine>
  );
}

type BodyProps = PageResultsProps & { facets: FacetChoice; wanted: number; onMore: () => void };

function PageBody({ query, input, facets, wanted, onMore, onQuery, onLeave, onReload }: BodyProps) {
  const search = useSearchView(query);
  const { view, pages, answeredQuery } = search;
  const releases = useReleases();
  const { shown, folded } = splitByRelease(pages, { query: answeredQuery, others: releases.others });
  const list = useRef<HTMLOListElement>(null);
  const markEnd = useFocusOnMore(list, { query: answeredQuery, loaded: search.loaded, shown: shown.length });
  useKeptFocus(input);
  const savePlace = usePlace(answeredQuery, wanted, view === 'found');
  const leave = () => {
    onLeave();
    savePlace();
  };
  return (
    <>
      {(view !== 'empty' || Object.keys(facets.chosen).length > 0) && (
        <FacetChips {...facets} releases={releases} counts={search.facetCounts} />
      )}
      {view === 'waiting' && <SearchWaiting onRetry={onReload} />}
      {view === 'failed' && (
        <SearchFailure cause="fetch" onRetry={search.retry} isRetrying={search.isSearching} />
      )}
      {(view === 'found' || view === 'empty') && <LanguageNote query={answeredQuery} />}
      {view === 'empty' && (
        <NoResults query={answeredQuery} facets={facets} onQuery={onQuery} onLeave={leave} />
      )}
      {view === 'found' && (
        <>
          <OfflineNote />
          {/* A new element for each count, because a translator may have replaced the old one's text. */}
          <p key={search.count.number} className={styles.count}>
            {`${formatCount(search.count)} for `}
            <strong>
              <bdi translate="no">{shortenQuery(answeredQuery)}</bdi>
            </strong>
          </p>
          <ol ref={list} className={styles.list} translate="no" aria-busy={search.isSearching}>
            {shown.map((page) => (
              <HitItem key={page.path} page={page} onLeave={leave} />
            ))}
          </ol>
          {folded.length > 0 && (
            <details className={styles.fold}>
              <summary>{`${folded.length} of these results are for other releases`}</summary>
              <ol className={styles.list} translate="no">
                {folded.map((page) => (
                  <HitItem key={page.path} page={page} onLeave={leave} />
                ))}
              </ol>
            </details>
          )}
          {search.hasMore && (
            <button
              type="button"
              className={styles.more}
              onClick={() => {
                markEnd();
                onMore();
              }}
            >
              Show more results
            </button>
          )}
        </>
      )}
      <ResultStatus view={view} count={search.count} query={answeredQuery} />
    </>
  );
}

type Shown = { query: string; loaded: number; shown: number };

/**
 * Moves the focus to the first of the newly loaded hits, because the button that loaded them may be gone.
 * @param now the query on screen, the number of hits in its answer, and how many of them aren't folded
 * @returns a function to call before more hits are loaded
 */
function useFocusOnMore(list: RefObject<HTMLOListElement | null>, now: Shown): () => void {
  const before = useRef<Shown>(undefined);
  const { query, loaded } = now;
  useLayoutEffect(() => {
    if (!before.current) return;
    const { query: asked, loaded: end, shown } = before.current;
    // The reader may be typing another query.
    if (query === asked && loaded === end) return;
    before.current = undefined;
    if (query === asked && loaded > end) list.current?.children[shown]?.querySelector('a')?.focus();
  }, [list, query, loaded]);
  return () => {
    before.current = now;
  };
}
