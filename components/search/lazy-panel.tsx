import { lazy, Suspense } from 'react';
import { keepSearch } from '@/lib/search-ui/interrupted-search';
import { LoadBoundary } from './load-boundary';
import type { SearchPanelProps } from './search-panel';
import { SearchWaiting } from './search-waiting';

const importPanel = () => import('./search-panel');

/** Fetches what the modal shows below its field, when the reader is about to open it. A failure is told when it opens. */
export function preloadPanel(): void {
  importPanel().catch(() => {});
}

const Panel = lazy(async () => ({ default: (await importPanel()).SearchPanel }));

/** What stands below the field, or what stands there while it is loaded or when it can't be. */
export function LazyPanel(props: SearchPanelProps) {
  return (
    <LoadBoundary onReload={() => keepSearch(props.query)}>
      <Suspense fallback={<SearchWaiting />}>
        <Panel {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
