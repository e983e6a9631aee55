import { useEffect, useMemo, useRef } from 'react';
import { useInfiniteHits } from 'react-instantsearch';
import { FacetChips } from './facet-chips';
import { FetchFailure } from './fetch-failure';
import { formatCount } from './format-count';
import { HitItem } from './hit-item';
import type { HitFacts } from './hits/found-page';
import { readHits, splitByRelease } from './hits/read-hits';
import { LanguageNote } from './language-note';
import { NoResults } from './no-results';
import { OfflineNote } from './offline-note';
import styles from './page-results.module.css';
import { shortenQuery } from './query';
import { ResultStatus } from './result-status';
import { SearchEngine } from './search-engine';
import { SearchWaiting } from './search-waiting';
import { useFacets } from './use-facets';
import { hitsCache, usePlace } from './use-place';
import { useReleases } from './use-releases';
import { useSearchView } from './use-search-view';

export type PageResultsProps = {
  query: string;
  onQuery: (query: string) => void;
  /** Called when the reader is about to leave the page. */
  onLeave: () => void;
  /** Reloads the page because part of the search failed to load. */
  onReload: () => void;
};

const hitsPerPage = 20;

/** Everything below the field on the search page. It's loaded separately, together with the search code. */
export function PageResults(props: PageResultsProps) {
  return (
    <SearchEngine query={props.query} hitsPerPage={hitsPerPage} snippetWords={40}>
      <PageBody {...props} />
    </SearchEngine>
  );
}

function PageBody({ query, onQuery, onLeave, onReload }: PageResultsProps) {
  const search = useSearchView(query);
  const facets = useFacets();
  const releases = useReleases();
  const { items, isLastPage, showMore } = useInfiniteHits<HitFacts>({
    cache: hitsCache,
    // Texts are rendered as text.
    escapeHTML: false,
  });
  const pages = useMemo(() => readHits(items), [items]);
  const { shown, folded } = splitByRelease(pages, { query: search.answeredQuery, others: releases.others });
  const list = useRef<HTMLOListElement>(null);
  const markEnd = useFocusOnMore(list, {
    query: search.answeredQuery,
    loaded: items.length,
    shown: shown.length,
  });
  const view = search.view === 'found' && pages.length === 0 ? 'empty' : search.view;
  const savePlace = usePlace(search.answeredQuery, view === 'found');
  const leave = () => {
    onLeave();
    savePlace();
  };
  return (
    <>
      {(search.view !== 'empty' || Object.keys(facets.chosen).length > 0) && (
        <FacetChips
          chosen={facets.chosen}
          onChoose={facets.choose}
          releases={releases}
          countOf={facets.countOf}
        />
      )}
      {view === 'waiting' && <SearchWaiting onRetry={onReload} />}
      {view === 'failed' && <FetchFailure onRetry={search.retry} isRetrying={search.isSearching} />}
      {(view === 'found' || view === 'empty') && <LanguageNote query={search.answeredQuery} />}
      {view === 'empty' && (
        <NoResults query={search.answeredQuery} facets={facets} onQuery={onQuery} onLeave={leave} />
      )}
      {view === 'found' && (
        <>
          <OfflineNote />
          {/* A new element for each count, because a translator may have replaced the old one's text. */}
          <p key={search.count.number} className={styles.count}>
            {`${formatCount(search.count)} for `}
            <strong>
              <bdi translate="no">{shortenQuery(search.answeredQuery)}</bdi>
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
          {!isLastPage && (
            <button
              type="button"
              className={styles.more}
              onClick={() => {
                markEnd();
                showMore();
              }}
            >
              Show more results
            </button>
          )}
        </>
      )}
      <ResultStatus view={view} count={search.count} query={search.answeredQuery} />
    </>
  );
}

type Shown = { query: string; loaded: number; shown: number };

/**
 * Moves the focus to the first of the newly loaded hits, because the button that loaded them may be gone.
 * @param now the query on screen, the number of its hits, and how many of them aren't folded
 * @returns a function to call before more hits are loaded
 */
function useFocusOnMore(list: React.RefObject<HTMLOListElement | null>, now: Shown): () => void {
  const before = useRef<Shown>(undefined);
  const { query, loaded } = now;
  useEffect(() => {
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
