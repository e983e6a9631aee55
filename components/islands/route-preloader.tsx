import { useEffect } from 'react';
import { linkOf } from '@/lib/browser/click-target';
import { isSlowConnection } from '@/lib/browser/connection';
import { isPage } from '@/lib/browser/is-page';
import { answerFromPreloads, preloadPayload } from '@/lib/browser/payloads';

const signsOfInterest = ['pointerover', 'touchstart', 'focusin'];

/**
 * Fetches a page when the reader points at a link to it, touches it or moves the focus to it: one listener for all
 * links, where each link doing so for itself would fetch everything in sight. Not on a slow or metered connection.
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
    // The development server draws a page when it is asked for, and has no payload to give.
    if (process.env.NODE_ENV === 'development') return;
    const preload = ({ target }: Event) => {
      const url = linkOf(target);
      if (url && isPage(url) && !isSlowConnection()) preloadPayload(url.pathname);
    };
    for (const sign of signsOfInterest) document.addEventListener(sign, preload, { passive: true });
    return () => {
      for (const sign of signsOfInterest) document.removeEventListener(sign, preload);
    };
  }, []);
  return null;
}
