import { env } from '@/lib/public-env';

/** Adds the script that counts visits, once, when the browser has nothing else to do. */
export function countVisits(): void {
  if (document.querySelector(`script[src="${env.analyticsScript}"]`)) return;
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
}
