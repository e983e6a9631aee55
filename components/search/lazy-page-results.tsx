import { lazy, type RefObject, Suspense } from 'react';
import { SiteIndex } from '@/components/nav/site-index';
import { interruptedFieldKey, reloadSearch } from '@/lib/browser/interrupted-search';
import { LoadBoundary } from './load-boundary';
import type { PageResultsProps } from './page-results';
import { SearchWaiting } from './search-waiting';

const Results = lazy(async () => ({ default: (await import('./page-results')).PageResults }));

type Props = Omit<PageResultsProps, 'onReload'> & { input: RefObject<HTMLInputElement | null> };

/** Loads the results component when there is a query. */
export function LazyPageResults({ input, ...rest }: Props) {
  const reload = () => {
    rest.onLeave();
    reloadSearch(interruptedFieldKey, () => input.current?.value);
  };
  return (
    <LoadBoundary onReload={reload} otherwise={<SiteIndex />}>
      <Suspense fallback={<SearchWaiting onRetry={reload} />}>
        <Results {...rest} onReload={reload} />
      </Suspense>
    </LoadBoundary>
  );
}
