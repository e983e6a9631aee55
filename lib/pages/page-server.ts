import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { ContentError, type Problem } from '@/lib/markup/problem';
import { curlShown } from '@/lib/markup/typography';
import { invariant } from '@/lib/site/invariant';

/** In development, Next requests pages from the watcher, which may restart on another port. */
const portFile = '.generated/page-server-port';

const mistakeStatus = 422;
const retryMs = 25;
/** Milliseconds without an answer, longer than the process takes to start again. */
const longestWait = 120_000;

/** Deletes the port of an earlier run, so that Next waits for this run's server. */
export const forgetPageServer = (): void => fs.rmSync(portFile, { force: true });

/**
 * Starts the server.
 * @param answer returns the data for a path, such as `/documents/concepts/fees`; a `ContentError` that it throws is
 * also thrown by `requestPage`
 */
export async function servePages(answer: (path: string) => Promise<unknown>): Promise<void> {
  const server = http.createServer(async ({ url = '/' }, response) => {
    try {
      response.end(JSON.stringify(await answer(decodeURIComponent(url)), curlShown));
    } catch (error) {
      const isMistake = error instanceof ContentError;
      response.statusCode = isMistake ? mistakeStatus : 500;
      response.end(isMistake ? JSON.stringify(error.problems) : String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  invariant(address !== null && typeof address !== 'string', 'the page server has a port');
  fs.mkdirSync('.generated', { recursive: true });
  fs.writeFileSync(portFile, String(address.port));
}

/**
 * Requests the data for a path, which isn't validated because it comes from `servePages`. Waits for the server, which
 * may still be starting.
 * @param limit milliseconds to wait
 * @throws ContentError if the page has an error, and Error if nothing answers
 */
export async function requestPage(path: string, limit = longestWait) {
  const signal = AbortSignal.timeout(limit);
  let response = await tryRequest(path, signal);
  while (!response) {
    if (signal.aborted)
      throw new Error(
        `The process that watches the content hasn't answered for ${limit / 1000} s. Restart npm run dev.`,
      );
    await setTimeout(retryMs);
    response = await tryRequest(path, signal);
  }
  const { status, body } = response;
  if (status === mistakeStatus) {
    const problems: Problem[] = JSON.parse(body);
    throw new ContentError(problems);
  }
  if (status !== 200) throw new Error(body);
  return JSON.parse(body);
}

/**
 * Next would reuse the responses of `fetch` in development.
 * @returns `undefined` without a server
 */
async function tryRequest(path: string, signal: AbortSignal) {
  if (!fs.existsSync(portFile)) return undefined;
  const port = fs.readFileSync(portFile, 'utf8');
  try {
    const request = http.get({ host: '127.0.0.1', port, path: encodeURI(path), signal });
    const [response]: http.IncomingMessage[] = await once(request, 'response');
    return response && { status: response.statusCode, body: await text(response) };
  } catch {
    return undefined;
  }
}
