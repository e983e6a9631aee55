import { workerPath } from './addresses';

/** Whether this browser supports offline pages and allows them. */
export const canCache = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'CompressionStream' in window && 'locks' in navigator;

/**
 * Registers the service worker for the whole site. With a base path, the home page is outside the script's
 * folder, so the host has to send a header (`Service-Worker-Allowed`). Without that header, only the home
 * page isn't handled by the worker.
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

/** Returns the headers that a host sends with the service worker so that it can also handle the home page. */
export const workerHeaders = (basePath: string): Record<string, string> =>
  basePath ? { 'Service-Worker-Allowed': basePath } : {};

/** Reports a visited page to the worker, once it's active. */
export async function reportVisit(address: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(address);
}
