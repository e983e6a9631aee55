import { SiteIndex } from '@/components/nav/site-index';
import { interruptedFieldKey, reloadSearch } from '@/lib/browser/interrupted-search';
import { LoadBoundary } from './load-boundary';
import { loadable } from './loadable';
import type { PageResultsProps } from './page-results';
import { SearchWaiting } from './search-waiting';

const Results = loadable(async () => (await import('./page-results')).PageResults);

/** Loads the results component when there is a query. */
export function LazyPageResults(props: Omit<PageResultsProps, 'onReload'>) {
  const reload = () => {
    props.onLeave();
    reloadSearch(interruptedFieldKey, () => props.input.current?.value);
  };
  return (
    <LoadBoundary onReload={reload} otherwise={<SiteIndex />}>
      <Results {...props} onReload={reload} placeholder={<SearchWaiting onRetry={reload} />} />
    </LoadBoundary>
  );
}
