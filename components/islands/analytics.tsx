import { useEffect } from 'react';
import { env } from '@/lib/public-env';

/** Counts visits by a script that the environment names, loaded when everything else is done; by default by none. */
export function Analytics() {
  useEffect(() => {
    if (!env.analyticsScript || document.querySelector(`script[src="${env.analyticsScript}"]`)) return;
    const add = () => {
      const script = document.createElement('script');
      script.src = env.analyticsScript;
      script.defer = true;
      script.dataset.domain = env.analyticsSite;
      document.head.append(script);
    };
    // Safari knows no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(add, { timeout: 5000 });
    else setTimeout(add, 2000);
  }, []);
  return null;
}
