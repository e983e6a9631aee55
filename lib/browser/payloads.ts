import { fillPayload, isShared } from '@/lib/payload/fill-payload';
import { env } from '@/lib/public-env';
import { whenOnline } from './online';

/**
 * Payloads of pages, fetched before they are asked for. Next's own prefetch would ask for each page in parts that the
 * export then has to hold beside the whole; a payload that is already here is handed to Next when it fetches it.
 */
const kept = new Map<string, { payload: Promise<Response | undefined>; until: number }>();

/** A preloaded page that isn't visited soon may be outdated by then. */
const freshFor = 60_000;

/** The address of a page's payload, where the export puts it. The start page's is that of the base path's folder. */
const toPayloadPath = (pathname: string): string =>
  pathname.replace(/\/$/, '') === env.basePath ? `${env.basePath}/index.txt` : `${pathname}.txt`;

/** The address at which the HTML of a payload's page is served; that of the start page ends in a slash. */
const toPageUrl = (payloadPath: string): string => payloadPath.replace(/(\/)index\.txt$|\.txt$/, '$1');

/** The page that a payload belongs to; the start page is the base path, or `''` without one. */
const toPagePath = (payloadPath: string): string => toPageUrl(payloadPath).replace(/\/$/, '');

/** Fetches the payload of a page, unless it is here or on its way. */
export function preloadPayload(pathname: string): void {
  const path = toPayloadPath(pathname);
  const now = Date.now();
  const old = kept.get(path);
  if (old && old.until > now) return;
  // Read to its end now, so that a click finds it in memory and waits for nothing.
  const payload = fetchWhole(fetch, path, { priority: 'low' })
    .then((response) => (response.ok ? response : undefined))
    // A failure is told when the page is asked for; until then nobody waits for it.
    .catch(() => undefined);
  kept.set(path, { payload, until: now + freshFor });
}

/** The page that Next has asked for last and not shown yet, as a path with the base path. */
let awaitedPage: string | undefined;
const listeners = new Set<() => void>();

/** The page that is on its way, if any; a store for React's `useSyncExternalStore`, with `subscribeToAwaitedPage`. */
export const readAwaitedPage = (): string | undefined => awaitedPage;

/** Calls back when the page on its way has changed. */
export function subscribeToAwaitedPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that the page on its way is shown, or that nobody waits for it any more. */
export const settleAwaitedPage = (): void => awaitPage(undefined);

function awaitPage(path: string | undefined): void {
  awaitedPage = path;
  for (const listener of listeners) listener();
}

/**
 * Stands between Next and the network for payloads only: a preloaded one is handed over once, every other request goes
 * on without the parameter by which Next tells states of the router apart, since an export has one file for all of them
 * and caches know it by its address. A preload that failed is asked for again; when that fails too, Next loads the whole
 * page. Without a connection that would cost the reader the page that is open, so the request waits until there is one.
 * @param network the browser's `fetch`
 */
export function answerFromPreloads(network: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = payloadUrl(input);
    if (!url) return network(input, init);
    awaitPage(toPagePath(url.pathname));
    try {
      return (
        (await takePayload(url.pathname)) ??
        (await untilOnline(() => fetchWhole(network, url.pathname, init)))
      );
    } catch (error) {
      settleAwaitedPage();
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
 * Fetches a payload to its end, and the page with it, which holds most of what the payload tells.
 * @returns the whole payload, or the answer of a host that doesn't give it
 * @throws TypeError when either broke off, or when they are of two builds
 */
async function fetchWhole(network: typeof fetch, path: string, init?: RequestInit): Promise<Response> {
  const page = network(toPageUrl(path), { ...init, headers: { Accept: 'text/html' } });
  // Heard where it is needed.
  page.catch(() => {});
  const response = await network(path, init);
  if (!response.ok) return response;
  const payload = await response.text();
  if (!isWhole(payload)) throw new TypeError('The content of the page broke off.');
  const whole = isShared(payload) ? fillPayload(payload, await (await page).text()) : payload;
  // Next reads where an answer came from.
  return Object.defineProperty(new Response(whole, response), 'url', { value: response.url });
}

/**
 * Whether a payload has come to its end. Next draws what it has so far, and would end in an error screen when the rest
 * doesn't come. Each row of a payload ends its line, and the row with the number 0 holds the page together.
 */
const isWhole = (payload: string): boolean => payload.endsWith('\n') && /^0:/m.test(payload);

function payloadUrl(input: RequestInfo | URL): URL | undefined {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (!url.pathname.endsWith('.txt') || !url.searchParams.has('_rsc')) return undefined;
  url.search = '';
  // Next looks for the start page's payload beside the base path's folder instead of in it.
  url.pathname = toPayloadPath(toPagePath(url.pathname));
  return url;
}

function takePayload(path: string): Promise<Response | undefined> | undefined {
  const found = kept.get(path);
  kept.delete(path);
  return found && found.until > Date.now() ? found.payload : undefined;
}
