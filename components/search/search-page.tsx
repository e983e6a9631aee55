'use client';
import { useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { SiteIndex } from '@/components/nav/site-index';
import { useBrowserValue } from '@/components/use-browser-value';
import { site } from '@/lib/site/site';
import { BeforeScripts } from './before-scripts';
import { isComposed } from './keyboard';
import { LazyPageResults } from './lazy-page-results';
import { cleanQuery, shortenQuery } from './query';
import { SearchField } from './search-field';
import styles from './search-page.module.css';
import { useAddressQuery } from './use-address-query';

/**
 * The results for the query in the URL, or the list of all pages if there is no query. The exported page
 * contains that list, for readers without scripts and for the time until scripts have loaded.
 */
export function SearchPage() {
  const input = useRef<HTMLInputElement>(null);
  const { text, isKnown, change, follow, settle } = useAddressQuery(input);
  const query = cleanQuery(text);
  const isExported = useBrowserValue(() => false, true);
  useFocusOnArrival(input);
  useTitle(query);
  return (
    <div className={styles.page}>
      <h1>Search</h1>
      <noscript>
        <p>
          Search needs JavaScript, which is turned off in this browser. Here is a list of all pages instead.
        </p>
      </noscript>
      <div className={styles.field}>
        <SearchField
          ref={input}
          value={text}
          onChange={change}
          // Readers come here to type. After hydration, `useFocusOnArrival` does this without scrolling.
          autoFocus={isExported}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !isComposed(nativeEvent)) settle();
          }}
        />
      </div>
      <BeforeScripts isDone={isKnown} />
      <Suspense>
        <AddressReader onQuery={follow} />
      </Suspense>
      {query === '' ? (
        <SiteIndex />
      ) : (
        <LazyPageResults input={input} query={query} onQuery={change} onLeave={settle} />
      )}
    </div>
  );
}

/**
 * Reads the query from the URL. The URL is only known in the browser, so the exported page stops at this
 * component; the field has to stay outside.
 */
function AddressReader({ onQuery }: { onQuery: (query: string) => void }) {
  const query = useSearchParams().get('q') ?? '';
  // Runs before the next paint, so that the list of pages doesn't flash before the results.
  useLayoutEffect(() => onQuery(query), [onQuery, query]);
  return null;
}

/** Focuses the field when the reader gets here from another page, unless they come back to a result. */
function useFocusOnArrival(input: React.RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    if (window.history.state?.searchPlace === undefined) input.current?.focus({ preventScroll: true });
  }, [input]);
}

/** Keeps the query in the page title, so that readers can recognize the tab and the history entry. */
function useTitle(query: string): void {
  useLayoutEffect(() => {
    const page = `Search | ${site.title}`;
    const title = query === '' ? page : `${shortenQuery(query)} | ${page}`;
    const { pathname } = window.location;
    const apply = () => {
      if (window.location.pathname === pathname && document.title !== title) document.title = title;
    };
    apply();
    // Next renders the title of the page again when it hydrates and when the URL changes.
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [query]);
}
