import { workerPath } from './addresses';

/** Whether this browser can keep pages, and lets us. */
export const canKeep = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'CompressionStream' in window && 'locks' in navigator;

/**
 * Registers the service worker for the whole site. The start page of a site under a base path lies outside of the
 * folder of the script, for which a host has to send a header (`Service-Worker-Allowed`); without it, that page alone
 * goes without the worker.
 * @param basePath `''`, or a path such as `/docs`
 */
export async function registerWorker(basePath: string): Promise<void> {
  const script = basePath + workerPath;
  try {
    await navigator.serviceWorker.register(script, { scope: basePath || '/' });
  } catch (error) {
    if (!basePath) throw error;
    await navigator.serviceWorker.register(script);
  }
}

/** What a host sends with the service worker, so that it may serve the start page too. */
export const workerHeaders = (basePath: string): Record<string, string> =>
  basePath ? { 'Service-Worker-Allowed': basePath } : {};

/** Tells the worker, once there is one, that the reader has come to a page. */
export async function tellVisit(address: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(address);
}
