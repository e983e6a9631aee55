import type { RefObject } from 'react';
import { SiteIndex } from '@/components/nav/site-index';
import { interruptedFieldKey, reloadSearch } from '@/lib/browser/interrupted-search';
import { LoadBoundary } from './load-boundary';
import { loadable } from './loadable';
import type { PageResultsProps } from './page-results';
import { SearchWaiting } from './search-waiting';

const Results = loadable(async () => (await import('./page-results')).PageResults);

type Props = Omit<PageResultsProps, 'onReload'> & { input: RefObject<HTMLInputElement | null> };

/** Loads the results component when there is a query. */
export function LazyPageResults({ input, ...rest }: Props) {
  const reload = () => {
    rest.onLeave();
    reloadSearch(interruptedFieldKey, () => input.current?.value);
  };
  return (
    <LoadBoundary onReload={reload} otherwise={<SiteIndex />}>
      <Results {...rest} onReload={reload} placeholder={<SearchWaiting onRetry={reload} />} />
    </LoadBoundary>
  );
}
