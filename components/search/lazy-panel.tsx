import { useCallback } from 'react';
import { interruptedKey, reloadSearch } from '@/lib/browser/interrupted-search';
import { loadEngine } from '@/lib/search/load-engine';
import { LoadBoundary } from './load-boundary';
import { loadable } from './loadable';
import type { SearchPanelProps } from './search-panel';
import { SearchWaiting } from './search-waiting';

const importPanel = () => import('./search-panel');

/** Preloads the modal's panel when the reader is likely to open it. Opening the modal reports any failure. */
export function preloadPanel(): void {
  importPanel().catch(() => {});
}

/** Loads the panel while the engine starts. The first query reports a failure of the engine. */
async function loadBoth() {
  loadEngine().catch(() => {});
  return (await importPanel()).SearchPanel;
}

// The page loader may have opened the search before this script ran. Then both load while React hydrates the page.
if (typeof document !== 'undefined' && document.querySelector('#search[open]')) loadBoth().catch(() => {});

const Panel = loadable(loadBoth);

/** The panel below the field, with a placeholder while it loads and a message if it can't be loaded. */
export function LazyPanel({ input, ...rest }: Omit<SearchPanelProps, 'onReload'>) {
  const reload = useCallback(() => reloadSearch(interruptedKey, () => input.current?.value), [input]);
  return (
    <LoadBoundary onReload={reload}>
      <Panel {...rest} input={input} onReload={reload} placeholder={<SearchWaiting onRetry={reload} />} />
    </LoadBoundary>
  );
}
