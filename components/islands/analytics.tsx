import { useEffect } from 'react';
import { publicEnv } from '@/lib/site/public-env';

/** Counts visits with the script that the environment configures. It loads last, and the site works without it. */
export function Analytics() {
  useEffect(() => {
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
  }, []);
  return null;
}
