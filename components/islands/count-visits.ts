import { publicEnv } from '@/lib/site/public-env';

/** Adds the script that counts visits, once, when the browser is idle. */
export function countVisits(): void {
  if (document.querySelector(`script[src="${publicEnv.analyticsScript}"]`)) return;
  const add = () => {
    const script = document.createElement('script');
    script.src = publicEnv.analyticsScript;
    script.defer = true;
    script.dataset.domain = publicEnv.analyticsSite;
    document.head.append(script);
  };
  // Safari doesn't support idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(add, { timeout: 5000 });
  else setTimeout(add, 2000);
}
