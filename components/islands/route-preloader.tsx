import { useEffect } from 'react';
import { isPage, linkOf } from '@/lib/browser/click-target';
import { isSlowConnection } from '@/lib/browser/online';
import { answerFromPreloads, preloadPayload } from '@/lib/browser/payloads';

const intentEvents = ['pointerover', 'touchstart', 'focusin'];

/**
 * Preloads a page when the reader hovers over, touches, or focuses a link to it. A single listener handles all links,
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
    const preload = ({ target }: Event) => {
      const url = linkOf(target);
      if (url && isPage(url) && !isSlowConnection()) preloadPayload(url.pathname);
    };
    for (const event of intentEvents) document.addEventListener(event, preload, { passive: true });
    return () => {
      for (const event of intentEvents) document.removeEventListener(event, preload);
    };
  }, []);
  return null;
}
