import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { toAddress } from '@/lib/site/read-target';
import { type Headers, headerRules, readHeaders, revalidate } from '../security/headers';

/** An exported folder as a server sees it. */
export type ExportedSite = {
  /** The URLs of all pages, such as `/guides/v1.0`, except for the "not found" page. */
  pages: ReadonlySet<string>;
  notFoundPage: string;
  /** The headers for all files, as specified by the export. */
  headers: Headers;
  /** Serves the page or file at `request.url`, or calls `next` if there's none. */
  serveFile: RequestHandler;
};

const notFoundAddresses = ['/404', '/_not-found'];

/** Whether the export has the "not found" page at this path, which isn't one of its URLs. */
export const isNotFoundAddress = (address: string): boolean => notFoundAddresses.includes(address);

/**
 * Tracks a folder while builds replace it. `sirv` caches every file's size, which would be wrong after the next build.
 * A folder that's missing for a moment is ignored.
 * @returns a function that returns the current site
 * @throws if there's no export initially
 */
export function followExport(folder: string): () => ExportedSite {
  let version = versionOf(folder);
  if (version === undefined)
    throw new Error(`There is no export in ${folder}. To create one, run  npm run build`);
  let site = loadExport(folder);
  return () => {
    const now = versionOf(folder);
    if (now !== undefined && now !== version) {
      site = loadExport(folder);
      version = now;
    }
    return site;
  };
}

function versionOf(folder: string): string | undefined {
  const stats = fs.statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino}-${stats.mtimeMs}`;
}

function loadExport(folder: string): ExportedSite {
  const read = (name: string) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  };
  return {
    pages: new Set(listPages(folder).filter((address) => !isNotFoundAddress(address))),
    notFoundPage: read('404.html') ?? 'Not found',
    headers: readHeaders(read('_headers') ?? ''),
    serveFile: sirv(folder, {
      extensions: ['html'],
      dotfiles: false,
      etag: true,
      setHeaders: setFileHeaders,
    }),
  };
}

const listPages = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.normalize().replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.html') && !file.includes('/.'))
    .map(toAddress);

/**
 * Types that `sirv` doesn't know, or sends without a charset. It only adds one for HTML, and browsers would read other
 * text files in a legacy encoding.
 */
const types: Record<string, string> = {
  txt: 'text/plain;charset=utf-8',
  ts: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  ico: 'image/x-icon',
};

/**
 * Sets the headers of a file in addition to those from `sirv`: the headers of its location, and otherwise revalidation
 * on each request, which costs a small 304 response if the file is unchanged.
 * @param pathname decoded path of the request, without the base path
 */
function setFileHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', revalidate);
  const type = types[pathname.slice(pathname.lastIndexOf('.') + 1)];
  if (type) response.setHeader('Content-Type', type);
  for (const { path, headers } of headerRules) {
    if (path.endsWith('/') ? !pathname.startsWith(path) : pathname !== path) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}
