import { lazy, Suspense } from 'react';
import { LoadBoundary } from './load-boundary';
import type { PageResultsProps } from './page-results';
import { SearchWaiting } from './search-waiting';

const Results = lazy(async () => ({ default: (await import('./page-results')).PageResults }));

/** The results, loaded when there is a query. */
export function LazyPageResults(props: PageResultsProps) {
  return (
    // The address holds the query, so it is there again.
    <LoadBoundary onReload={props.onLeave}>
      <Suspense fallback={<SearchWaiting />}>
        <Results {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
