import { useEffect } from 'react';
import { listen } from '@/components/listen';
import { isPage, linkOf } from '@/lib/browser/click-target';
import { isSlowConnection } from '@/lib/browser/online';
import { answerFromPreloads, preloadPayload } from '@/lib/browser/payloads';

/** Milliseconds that the pointer rests on a link before its page is preloaded, so that crossing links fetches nothing. */
const hoverDelay = 65;

/**
 * Preloads a page when the reader rests on, presses, or focuses a link to it. A single listener handles all links,
 * because preloading every visible link would fetch too much. Does nothing on slow or metered connections.
 */
export function RoutePreloader() {
  useEffect(() => {
    const network = window.fetch;
    window.fetch = answerFromPreloads(network);
    return () => {
      window.fetch = network;
    };
  }, []);

  useEffect(() => {
    // The development server renders pages on request and has no payload to preload.
    if (process.env.NODE_ENV === 'development') return;
    let timer: number | undefined;
    let pressed: string | undefined;
    const preload = ({ type, target, screenX, screenY }: Event & { screenX?: number; screenY?: number }) => {
      clearTimeout(timer);
      const place = `${screenX} ${screenY}`;
      if (type === 'pointerdown') pressed = place;
      // After a click, a link of the next page can appear below the pointer, which hasn't moved.
      if (type === 'pointerover' && place === pressed) return;
      const url = linkOf(target);
      if (!url || !isPage(url) || isSlowConnection()) return;
      if (type === 'pointerover') timer = window.setTimeout(preloadPayload, hoverDelay, url.pathname);
      else preloadPayload(url.pathname);
    };
    const listeners = { pointerover: preload, pointerdown: preload, focusin: preload };
    const remove = listen(document, listeners, { passive: true });
    return () => {
      clearTimeout(timer);
      remove();
    };
  }, []);
  return null;
}
