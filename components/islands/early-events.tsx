import { useEffect } from 'react';
import type { HeldEvent } from '@/lib/browser/page-loader';

/**
 * Notifies the page loader (`lib/browser/page-loader.ts`) that React has hydrated the page, and passes it `replay` for
 * earlier clicks and key presses. Render it after every component that listens for events.
 */
export function EarlyEvents() {
  useEffect(() => {
    // A click may have waited in vain.
    delete document.documentElement.dataset.lost;
    window.dispatchEvent(new CustomEvent('hydrated', { detail: replay }));
  }, []);
  return null;
}

/**
 * Replays held events, each in its own task, so that React has handled one before the next.
 * @param setLive sets whether React handles events; in between, the loader holds the reader's new ones
 */
function replay(held: HeldEvent[], setLive: (isLive: boolean) => void): void {
  const next = held.shift();
  setLive(true);
  if (!next) return;
  const [target, event, control] = next;
  control.ariaBusy = null;
  // An event's properties have the same names as its constructor's options.
  if (target.isConnected) target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  setLive(false);
  setTimeout(replay, 0, held, setLive);
}
