'use client';
import { useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { SiteIndex } from '@/components/nav/site-index';
import { cleanQuery } from '@/lib/search-ui/clean-query';
import { AddressScript } from './address-script';
import { LazyPageResults } from './lazy-page-results';
import { SearchField } from './search-field';
import styles from './search-page.module.css';
import { useAddressQuery } from './use-address-query';

/**
 * The results for the query in the address, and without one the list of all pages. The exported page holds that list, for
 * readers without scripts and until they are there.
 */
export function SearchPage() {
  const input = useRef<HTMLInputElement>(null);
  const { text, isKnown, change, follow, settle } = useAddressQuery(input);
  const query = cleanQuery(text);
  return (
    <div className={styles.page}>
      <h1>Search</h1>
      <noscript>
        <p>Searching needs JavaScript, which this browser doesn’t run. All pages are listed here instead.</p>
      </noscript>
      <AddressScript isDone={isKnown} />
      <div className={styles.field}>
        <SearchField
          ref={input}
          value={text}
          onChange={change}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) settle();
          }}
        />
      </div>
      <Suspense>
        <AddressReader onQuery={follow} />
      </Suspense>
      {query === '' ? <SiteIndex /> : <LazyPageResults query={query} onQuery={change} onLeave={settle} />}
    </div>
  );
}

/** What stands in the address is known in the browser only, so the exported page ends here, and not round the field. */
function AddressReader({ onQuery }: { onQuery: (query: string) => void }) {
  const query = useSearchParams().get('q') ?? '';
  // Before the next paint, so that the list of pages doesn't show where results belong.
  useLayoutEffect(() => onQuery(query), [onQuery, query]);
  return null;
}
