import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'sirv';
import { splitTarget } from '@/lib/nav/redirects/paths';
import { atBase, toAddress, withoutBase } from '@/lib/site/page-paths';
import type { Redirect } from '@/redirects';
import { type ExportedSite, isServed, openExport } from './exported-site';
import { listen } from './listen';

export type RunningServer = {
  port: number;
  /** The URL of the home page, including the base path. */
  url: string;
  /** Closes all connections and frees the port. */
  close: () => Promise<void>;
};

/**
 * Starts a server for an exported folder.
 * @param options the site and the port; port 0 selects any free one
 * @throws if the folder contains no export or the port is occupied
 */
export async function createServer({ port, ...site }: ServedSite & { port: number }): Promise<RunningServer> {
  // A client that uses a connection again just before the default of 5 s would find it closed.
  const server = http.createServer({ keepAliveTimeout: 60_000 }, answerRequests(site));
  await listen(server, port, 'npm start');
  const { port: bound } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: bound, url: `http://localhost:${bound}${site.basePath}`, close };
}

/**
 * The site to serve: an exported folder, the base path that it was built with (or `''`), and the redirects without the
 * base path.
 */
type ServedSite = { folder: string; basePath: string; redirects: readonly Redirect[] };

/**
 * Returns a request listener that behaves like a static host: moved URLs and alternative spellings of a page's URL get
 * a 308, pages and files get a 200, and everything else gets a 404 with the "not found" page. Nothing is served outside
 * the base path, except that `/` redirects to it with a 307, which browsers don't remember when the base path changes.
 * @throws if the folder contains no export
 */
function answerRequests({ folder, basePath, redirects }: ServedSite): RequestListener {
  const site = openExport(folder);
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const target = readTarget(request.url ?? '');
    for (const [name, value] of Object.entries(site.headers())) response.setHeader(name, value);
    // There can't be a file at a URL that can't be decoded.
    if (!target) return sendNotFound(response, site);
    const path = withoutBase(target.path, basePath);
    if (path === undefined && target.path === '/') return redirect(response, 307, basePath, target);
    if (path === undefined) return sendNotFound(response, site);
    const address = toAddress(path);
    const destination =
      moved.get(path) ?? moved.get(address) ?? pageToRedirectTo(target, address, basePath, site);
    if (destination === undefined) answerFile(request, response, path, site);
    else redirect(response, 308, atBase(destination, basePath), target);
  };

  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    try {
      answer(request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "The page can't be read.");
    }
  };
}

/** The target of a request: the decoded path, and the query with its question mark or `''`. */
type Target = { path: string; search: string };

/**
 * Parses a request target. A percent-encoded slash or question mark remains encoded, so that it can't pass for a real
 * one. Proxies may send an absolute URL, whose origin is ignored.
 * @param target `request.url`, such as `/guides/%C3%BC?a=1`
 * @returns `undefined` if the target isn't a path, or if it isn't valid UTF-8
 */
function readTarget(target: string): Target | undefined {
  const [, path, search = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (path === undefined) return undefined;
  try {
    return { path: decodeURI(path).normalize(), search };
  } catch {
    return undefined;
  }
}

/** Returns the page whose URL has been requested in another spelling, such as `/x.html` or `/x/`. */
const pageToRedirectTo = ({ path }: Target, address: string, basePath: string, { isPage }: ExportedSite) =>
  isPage(address) && path !== atBase(address, basePath) ? address : undefined;

function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: ExportedSite,
): void {
  const notFound = () => sendNotFound(response, site);
  const isFolder = path !== '/' && path.endsWith('/');
  request.url = encodeURI(path);
  if (isFolder || !isServed(toAddress(path))) notFound();
  else serveSafely(site.serveFile, request, response, notFound);
}

/** Browsers may cache a 308 forever. Here they must revalidate, because other sites may run on the same port. */
function redirect(response: ServerResponse, status: 307 | 308, to: string, { search }: Target): void {
  const { path, fragment } = splitTarget(to);
  const location = encodeURI(path) + search + encodeURI(fragment);
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

function sendNotFound(response: ServerResponse, { notFoundPage }: ExportedSite): void {
  const page = notFoundPage();
  response.writeHead(404, pageHeaders('text/html', page)).end(page);
}

function refuseMethod(response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  sendText(response, 405, 'Only GET and HEAD are allowed.');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, pageHeaders('text/plain', text)).end(text);
}

const pageHeaders = (type: string, body: string) => ({
  'Content-Type': `${type};charset=utf-8`,
  'Content-Length': Buffer.byteLength(body),
  'Cache-Control': 'no-cache',
});

/**
 * Calls `sirv` and prevents crashes in `sirv` 3.0.2: it throws on a range that ends before it starts, and a file that
 * disappears after it was found causes an unhandled stream error. Also closes the file if the client disconnects.
 */
function serveSafely(
  serveFile: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (!isPlainRange(request.headers.range)) delete request.headers.range;
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
  serveFile(request, response, next);
}

/**
 * Whether a range is a single one with a start, `bytes=0-499` or `bytes=500-`. A server may respond to any other range
 * with the whole file.
 */
function isPlainRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}
