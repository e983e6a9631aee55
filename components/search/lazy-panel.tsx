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

// The page loader may have opened the search before this script ran. Then the engine and the panel load while React hydrates
// the page.
if (typeof document !== 'undefined' && document.querySelector('#search[open]')) {
  loadEngine().catch(() => {});
  preloadPanel();
}

const Panel = loadable(async () => (await importPanel()).SearchPanel);

/** The panel below the field, with a placeholder while it loads and a message if it can't be loaded. */
export function LazyPanel({ input, ...rest }: Omit<SearchPanelProps, 'onReload'>) {
  const reload = useCallback(() => reloadSearch(interruptedKey, () => input.current?.value), [input]);
  return (
    <LoadBoundary onReload={reload}>
      <Panel {...rest} input={input} onReload={reload} placeholder={<SearchWaiting onRetry={reload} />} />
    </LoadBoundary>
  );
}
