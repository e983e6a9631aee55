import { fromPayloadPath, toPagePath, toPayloadPath } from '@/lib/site/page-paths';
import { publicEnv } from '@/lib/site/public-env';
import { whenOnline } from './online';
import { payloadRows } from './payload-rows';

/**
 * Preloaded payloads. Next's own prefetch would request each page in parts, which the export would have to contain in
 * addition to the whole payload. Instead, preloaded payloads are passed to Next when it fetches them.
 */
const cache = new Map<string, { payload: Promise<Response | undefined>; until: number }>();

/** Milliseconds after which a preloaded page may be outdated. */
const maxAge = 60_000;

/** Preloads a page's payload, unless it's cached or already being fetched. */
export function preloadPayload(pathname: string): void {
  const path = toPayloadPath(toPagePath(pathname, publicEnv.basePath));
  const now = Date.now();
  const old = cache.get(path);
  if (old && old.until > now) return;
  // Read the body now, so that a click doesn't have to wait for it.
  const payload = fetchWhole(fetch, path, { priority: 'low' })
    .then((response) => (response.ok ? response : undefined))
    // If the preload fails, the actual request reports the failure.
    .catch(() => undefined);
  cache.set(path, { payload, until: now + maxAge });
}

/** The page that Next requested last and hasn't shown yet, as `toPagePath` returns it. */
let awaitedPage: string | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the page that's being loaded, if any. Together with `subscribeToAwaitedPage`, it's a store for React's
 * `useSyncExternalStore`.
 */
export const readAwaitedPage = (): string | undefined => awaitedPage;

/** Calls the listener when the page that's being loaded changes. */
export function subscribeToAwaitedPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks the awaited page as shown or canceled. */
export const settleAwaitedPage = (): void => awaitPage(undefined);

function awaitPage(path: string | undefined): void {
  awaitedPage = path;
  for (const listener of listeners) listener();
}

/**
 * Wraps `fetch` for payload requests, and passes all others on. A preloaded payload is used once. Other payload
 * requests are sent without the parameter by which Next distinguishes router states, because an export has a single
 * file for all of them, and because caches use the URL as their key. A failed preload is retried. If the retry fails,
 * Next loads the whole page. Offline, the reader would then lose the open page, so the request waits for a connection.
 * @param network the browser's `fetch`
 */
export function answerFromPreloads(network: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = payloadUrl(input);
    if (!url) return network(input, init);
    const page = fromPayloadPath(url.pathname);
    awaitPage(page);
    try {
      return (
        (await takePayload(url.pathname)) ??
        (await untilOnline(() => fetchWhole(network, url.pathname, init)))
      );
    } catch (error) {
      if (awaitedPage === page) settleAwaitedPage();
      throw error;
    }
  };
}

async function untilOnline(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (error) {
    if (navigator.onLine) throw error;
    await whenOnline();
    return untilOnline(request);
  }
}

/**
 * Fetches a payload and reads it to the end.
 * @returns the complete payload, or the host's error response
 * @throws TypeError if it's incomplete
 */
async function fetchWhole(network: typeof fetch, path: string, init?: RequestInit): Promise<Response> {
  const response = await network(path, init);
  if (!response.ok) return response;
  const payload = await response.text();
  if (!isWhole(payload)) throw new TypeError('The page arrived incomplete.');
  // Next reads the response's URL.
  return Object.defineProperty(new Response(payload, response), 'url', { value: response.url });
}

/**
 * Whether a payload is complete. Next renders an incomplete payload as far as possible and then shows an error. Row 0 is
 * the root, and rows name others as `"$L1f"`, `"$@1f"`, or `"$1f"`.
 */
function isWhole(payload: string): boolean {
  const rows = payloadRows(payload);
  const ids = new Set(rows.map(({ id }) => id));
  const named = rows
    .filter(({ isText }) => !isText)
    .flatMap(({ content }) => [...content.matchAll(/"\$[L@]?([\da-f]+)"/g)].map(([, id = '']) => id));
  return ids.has('0') && rows.every((row) => row.isWhole) && named.every((id) => ids.has(id));
}

function payloadUrl(input: RequestInfo | URL): URL | undefined {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (!url.pathname.endsWith('.txt') || !url.searchParams.has('_rsc')) return undefined;
  url.search = '';
  // Next looks for the home page's payload next to the base path's folder, but it's inside.
  url.pathname = toPayloadPath(toPagePath(fromPayloadPath(url.pathname), publicEnv.basePath));
  return url;
}

function takePayload(path: string): Promise<Response | undefined> | undefined {
  const found = cache.get(path);
  cache.delete(path);
  return found && found.until > Date.now() ? found.payload : undefined;
}
