import { useEffect } from 'react';

/**
 * Tells the loader of the exported page that React has taken it over, so that it repeats what the reader clicked and
 * pressed before (`lib/export/payload-loader.ts`). It stands after all that listens.
 */
export function EarlyEvents() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
