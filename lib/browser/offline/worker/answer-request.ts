import { isSlowConnection } from '@/lib/browser/connection';
import { kindOf, toPagePath } from '@/lib/browser/offline/addresses';
import { findKept } from '@/lib/browser/offline/find-kept';
import { toKept } from '@/lib/browser/offline/kept-response';
import { forget, isWhole, keepVisited, type Site } from '@/lib/browser/offline/visited-pages';

import { offlineAnswer } from './offline-answer';
import { unlessOffline } from './unless-offline';

/** A request, and work that may continue after the response. */
export type Question = {
  request: Request;
  /** The browser's own request, sent while the worker started. */
  preload: Promise<Response | undefined>;
  waitUntil: (work: Promise<unknown>) => void;
};

/** The site that the worker was built for. */
export type WorkerSite = Site & { offlinePage: string; reach: () => Promise<boolean> };

/**
 * Answers a request for a page or one of its files. Responses come from the network, even error responses, and the
 * cache is only used if the network fails. Files with hashed names are the exception, because they can't be outdated.
 * @returns `undefined` if the browser should handle the request
 */
export function answerRequest(question: Question, site: WorkerSite): Promise<Response> | undefined {
  const { request } = question;
  switch (kindOf(request, self.location.origin, site.basePath)) {
    case 'page':
      return answerPage(question, site);
    case 'hashed':
      return answerHashed(question, site);
    case 'payload':
      return fromNetwork(question, site);
    case 'file':
      return answerFile(question, site);
    default:
      return undefined;
  }
}

async function answerPage(question: Question, site: WorkerSite): Promise<Response> {
  const path = toPagePath(pathOf(question), site.basePath);
  const early = question.preload.catch(() => undefined);
  const pendingResponse = early.then((response) => response ?? fetch(question.request));
  let response: Response;
  try {
    response = await unlessOffline(pendingResponse, site.reach);
  } catch {
    return (await findKept(site.names, path)) ?? offlineAnswer(site);
  }
  if (response.status === 404 || response.status === 410) question.waitUntil(forget(site, path));
  else if (isPage(response) && isWhole(response, path, site.basePath))
    question.waitUntil(keepVisited(site, path, response.clone(), isSlowConnection()));
  return response;
}

const isPage = ({ type, headers }: Response): boolean =>
  type === 'basic' && /^text\/html\b/.test(headers.get('content-type') ?? '');

async function answerHashed(question: Question, site: WorkerSite): Promise<Response> {
  const path = pathOf(question);
  const cached = await findKept(site.names, path);
  if (cached) return withRequestedUrl(question, cached);
  const response = await fetch(question.request);
  if (response.ok && !response.redirected) question.waitUntil(put(site, path, response.clone()));
  return withRequestedUrl(question, response);
}

/**
 * A worker script reads its options from the fragment of its own URL. The browser takes that URL from the response,
 * which has no fragment. A constructed response has no URL, so the requested URL is used.
 */
const withRequestedUrl = ({ request }: Question, response: Response): Response =>
  request.destination === 'worker' ? new Response(response.body, response) : response;

async function answerFile(question: Question, site: WorkerSite): Promise<Response> {
  const response = await fromNetwork(question, site);
  if (response.ok && !response.redirected)
    question.waitUntil(
      toKept(response.clone(), Date.now()).then((cached) => put(site, pathOf(question), cached)),
    );
  return response;
}

async function fromNetwork(question: Question, site: WorkerSite): Promise<Response> {
  try {
    return await unlessOffline(fetch(question.request), site.reach);
  } catch (error) {
    const cached = await findKept(site.names, pathOf(question));
    if (cached) return cached;
    throw error;
  }
}

const pathOf = ({ request }: Question): string => new URL(request.url).pathname;

const put = async ({ names }: Site, path: string, response: Response): Promise<void> =>
  (await caches.open(names.files)).put(path, response);
