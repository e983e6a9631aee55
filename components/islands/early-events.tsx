import { useEffect } from 'react';

/**
 * Notifies the page loader (`lib/browser/page-loader.ts`) that React has hydrated the page, so that the loader replays
 * earlier clicks and key presses. Render it after every component that listens for events.
 */
export function EarlyEvents() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
