import { findCached } from '@/lib/browser/offline/caches';
import { listCached, listVisited, visitedPlaceholder } from '@/lib/browser/offline/list-visited';
import { kindOf } from '@/lib/browser/offline/request-kinds';
import {
  cacheEntry,
  cachePage,
  forget,
  isWhole,
  openCached,
  ownHeaders,
  type Site,
} from '@/lib/browser/offline/visited-pages';
import { fromPayloadPath, toPagePath } from '@/lib/site/page-paths';

/** A request, and work that may continue after the response. */
type Question = {
  request: Request;
  /** The browser's own request, sent while the worker started. */
  preload: Promise<Response | undefined>;
  waitUntil: (work: Promise<unknown>) => void;
};

export type WorkerSite = Site & { offlinePage: string; reach: () => Promise<boolean> };

/**
 * Answers a request for a page or one of its files. Responses come from the network, even error responses, and the
 * cache is only used if the network fails. Files with hashed names are the exception, because they can't be outdated.
 * @param kind needed for a page that a script requests, because only the browser's own requests for pages can be recognized
 * @returns `undefined` if the browser should handle the request
 */
export function answerRequest(
  question: Question,
  site: WorkerSite,
  kind = kindOf(question.request, self.location.origin, site.basePath),
): Promise<Response> | undefined {
  return kind && answers[kind](question, site);
}

const answers = { page: answerPage, hashed: answerHashed, payload: answerPayload, file: answerFile };

async function answerPage(question: Question, site: WorkerSite): Promise<Response> {
  const path = toPagePath(pathOf(question), site.basePath);
  const early = question.preload.catch(() => undefined);
  // Without a connection, Chromium rejects the preload, and Firefox resolves it with an error response.
  const pendingResponse = early.then((response) =>
    response && response.type !== 'error' ? response : fetch(question.request),
  );
  let response: Response;
  try {
    response = await unlessOffline(pendingResponse, site.reach);
  } catch {
    return (await openCached(site, path)) ?? offlineAnswer(site);
  }
  if (response.status === 404 || response.status === 410) question.waitUntil(forget(site, path));
  else if (isPage(response) && isWhole(response, path, site.basePath))
    question.waitUntil(cachePage(site, path, response.clone()));
  return response;
}

const isPage = ({ type, headers }: Response): boolean =>
  type === 'basic' && /^text\/html\b/.test(headers.get('content-type') ?? '');

async function answerPayload(question: Question, site: WorkerSite): Promise<Response> {
  const response = await fromNetwork(question, site);
  const path = pathOf(question);
  if (response.status === 404 || response.status === 410)
    question.waitUntil(forget(site, fromPayloadPath(path)));
  else if (response.type === 'basic' && response.ok && !response.redirected)
    question.waitUntil(cacheEntry(site, path, response.clone()));
  return response;
}

async function answerHashed(question: Question, site: WorkerSite): Promise<Response> {
  const path = pathOf(question);
  const cached = await findCached(site.names, path);
  if (cached) return withRequestedUrl(question, cached);
  const response = await fetch(question.request);
  if (response.ok && !response.redirected) question.waitUntil(put(site, path, response.clone()));
  return withRequestedUrl(question, response);
}

/** A worker script reads its options from its URL's fragment, which only responses without a URL preserve. */
const withRequestedUrl = ({ request }: Question, response: Response): Response =>
  request.destination === 'worker' ? new Response(response.body, response) : response;

async function answerFile(question: Question, site: WorkerSite): Promise<Response> {
  const response = await fromNetwork(question, site);
  if (response.ok && !response.redirected) question.waitUntil(put(site, pathOf(question), response.clone()));
  return response;
}

async function fromNetwork(question: Question, site: WorkerSite): Promise<Response> {
  try {
    return await unlessOffline(fetch(question.request), site.reach);
  } catch (error) {
    const cached = await findCached(site.names, pathOf(question));
    if (cached) return cached;
    throw error;
  }
}

const pathOf = ({ request }: Question): string => new URL(request.url).pathname;

const put = async ({ names }: Site, path: string, response: Response): Promise<void> =>
  (await caches.open(names.files)).put(path, response);

async function offlineAnswer({ names, offlinePage }: WorkerSite): Promise<Response> {
  const visited = await listVisited(names, 12);
  return new Response(
    offlinePage.replace(visitedPlaceholder, () => listCached(visited)),
    { status: 503, headers: ownHeaders },
  );
}

/** Milliseconds without a response after which to check whether the site is reachable. */
const patience = 8_000;

/**
 * Waits for a network response, however long it takes, unless the site turns out to be unreachable. A slow server is no
 * reason to show a cached page, but a dead connection is.
 * @param asked the pending request
 * @param reach requests something small from the site and returns whether a response arrived in time
 * @throws the request's error, or an Error if the site is unreachable
 */
export async function unlessOffline(
  asked: Promise<Response>,
  reach: () => Promise<boolean>,
): Promise<Response> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const unreachable = new Promise<never>((_, reject) => {
    timer = setInterval(async () => {
      if (!(await reach())) reject(new Error('The site can’t be reached.'));
    }, patience);
  });
  try {
    return await Promise.race([asked, unreachable]);
  } finally {
    clearInterval(timer);
  }
}
