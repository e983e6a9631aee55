import { isSlowConnection } from '@/lib/browser/connection';
import { kindOf, toPagePath } from '@/lib/offline/addresses';
import { findKept } from '@/lib/offline/find-kept';
import { toKept } from '@/lib/offline/kept-response';
import { forget, isWhole, keepVisited, type Site } from '@/lib/offline/visited-pages';

import { offlineAnswer } from './offline-answer';
import { unlessOffline } from './unless-offline';

/** A request, and what may go on after the answer. */
export type Question = {
  request: Request;
  /** What the browser has asked for by itself while the worker started. */
  preload: Promise<Response | undefined>;
  waitUntil: (work: Promise<unknown>) => void;
};

/** The site that a worker was built with. */
export type WorkerSite = Site & { offlinePage: string; reach: () => Promise<boolean> };

/**
 * Answers a request of a page, or for one. As long as the network answers, so it does, whatever it says: what is kept
 * stands in for it only when it fails. Files whose names change with their content are the exception: they can't be
 * outdated.
 * @returns `undefined` when the browser is to go on by itself
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
  const asked = early.then((response) => response ?? fetch(question.request));
  let response: Response;
  try {
    response = await unlessOffline(asked, site.reach);
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
  const kept = await findKept(site.names, path);
  if (kept) return atAskedAddress(question, kept);
  const response = await fetch(question.request);
  if (response.ok && !response.redirected) question.waitUntil(put(site, path, response.clone()));
  return atAskedAddress(question, response);
}

/**
 * A script that runs beside the page reads what it is to do from its own address, behind the `#`. It takes the address of
 * the response, which has lost that; a response that was made here has none, and the one that was asked for counts.
 */
const atAskedAddress = ({ request }: Question, response: Response): Response =>
  request.destination === 'worker' ? new Response(response.body, response) : response;

async function answerFile(question: Question, site: WorkerSite): Promise<Response> {
  const response = await fromNetwork(question, site);
  if (response.ok && !response.redirected)
    question.waitUntil(
      toKept(response.clone(), Date.now()).then((kept) => put(site, pathOf(question), kept)),
    );
  return response;
}

async function fromNetwork(question: Question, site: WorkerSite): Promise<Response> {
  try {
    return await unlessOffline(fetch(question.request), site.reach);
  } catch (error) {
    const kept = await findKept(site.names, pathOf(question));
    if (kept) return kept;
    throw error;
  }
}

const pathOf = ({ request }: Question): string => new URL(request.url).pathname;

const put = async ({ names }: Site, path: string, response: Response): Promise<void> =>
  (await caches.open(names.files)).put(path, response);
