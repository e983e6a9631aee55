import { workerPath } from './addresses';

/** Whether this browser supports offline pages and allows them. */
export const canCache = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'CompressionStream' in window && 'locks' in navigator;

/**
 * Registers the service worker for the whole site. With a base path, the home page is outside the script's
 * folder, so the host has to send a header (`Service-Worker-Allowed`). Without that header, such as on GitHub Pages, only
 * the home page isn't handled by the worker. A refused scope would log an error on every page, so look for the header
 * first.
 * @param basePath `''`, or a path such as `/docs`
 */
export async function registerWorker(basePath: string): Promise<void> {
  const script = basePath + workerPath;
  const allowed = !basePath || (await sendsHeader(script));
  await navigator.serviceWorker.register(script, allowed ? { scope: basePath || '/' } : {});
}

async function sendsHeader(script: string): Promise<boolean> {
  const { headers } = await fetch(script, { method: 'HEAD' });
  return headers.has(scopeHeader);
}

export const scopeHeader = 'Service-Worker-Allowed';

/** Returns the headers that a host sends with the service worker so that it can also handle the home page. */
export const workerHeaders = (basePath: string): Record<string, string> =>
  basePath ? { [scopeHeader]: basePath } : {};

/** Reports a visited page to the worker, once it's active. */
export async function reportVisit(address: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(address);
}
