import { atBase } from '@/lib/site/page-paths';
import { workerPath } from './request-kinds';

/** Whether this browser supports offline pages and allows them. */
export const canCache = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/**
 * Registers the service worker for the whole site. With a base path, the home page is outside the script's folder, so
 * the host has to send a header (`Service-Worker-Allowed`). Without that header, such as on GitHub Pages, only the home
 * page isn't handled by the worker. A refused scope would log an error on every page, so look for the header first.
 * @param basePath `''`, or a path such as `/docs`
 */
export async function registerWorker(basePath: string): Promise<void> {
  const script = atBase(workerPath, basePath);
  const allowed = !basePath || (await isRegistered(basePath)) || (await sendsHeader(script));
  await navigator.serviceWorker.register(script, allowed ? { scope: atBase('/', basePath) } : {});
}

/** Whether the worker has the scope already, and so nothing needs to be requested, which fails offline. */
async function isRegistered(basePath: string): Promise<boolean> {
  const known = await navigator.serviceWorker.getRegistration(basePath);
  return known?.scope === new URL(basePath, location.origin).href;
}

async function sendsHeader(script: string): Promise<boolean> {
  const { headers } = await fetch(script, { method: 'HEAD' });
  return headers.has(scopeHeader);
}

export const scopeHeader = 'Service-Worker-Allowed';

/** Returns the headers that a host sends with the service worker so that it can also handle the home page. */
export const workerHeaders = (basePath: string): Record<string, string> =>
  basePath ? { [scopeHeader]: basePath } : {};

/** What was loaded without the worker: the page that registers it, or a file. */
export type EarlierRequest = { address: string; isPage: boolean };

/** Tells the worker, once it's active, what the open page loads without it: itself, its files, and pages after it. */
export async function reportEarlierRequests(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const observer = new PerformanceObserver((list) => {
    for (const { name, entryType, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      const earlier: EarlierRequest = { address: name, isPage: entryType === 'navigation' };
      if (workerStart === 0) active?.postMessage(earlier);
    }
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}
