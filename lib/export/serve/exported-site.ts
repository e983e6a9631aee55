import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { typeOf } from '../file-types';
import { type Headers, headerRules, readHeaders, revalidate } from '../security/headers';

/** An exported folder as a server sees it. Each request looks at the files, because builds replace the folder. */
export type ExportedSite = {
  /** Whether this is the URL of a page, such as `/guides/v1.0`. The "not found" page has none. */
  isPage: (address: string) => boolean;
  notFoundPage: () => string;
  /** The headers for all files, as specified by the export. */
  headers: () => Headers;
  /** Serves the page or file at `request.url`, or calls `next` if there's none. */
  serveFile: RequestHandler;
};

/**
 * Opens an exported folder.
 * @returns what a server needs to know about it
 * @throws if there's no such folder
 */
export function openExport(folder: string): ExportedSite {
  if (!fs.existsSync(folder))
    throw new Error(`There is no export in ${folder}. To create one, run  npm run build`);
  const read = (name: string) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  };
  return {
    isPage: (address) =>
      isServed(address) && fs.existsSync(path.join(folder, `${address === '/' ? '/index' : address}.html`)),
    notFoundPage: () => read('404.html') ?? 'Not found',
    headers: () => readHeaders(read('_headers') ?? ''),
    serveFile: sirv(folder, { dev: true, etag: true, extensions: ['html'], setHeaders: setFileHeaders }),
  };
}

/**
 * Whether there can be a page or a file at this path. Hidden files, places outside of the folder, what browsers may take
 * for another site, and the "not found" page have no URLs.
 */
export const isServed = (address: string): boolean =>
  address === '/' ||
  (/^(\/(?!\.(?!well-known\/))[^/\\]+)+$/.test(address) && !['/404', '/_not-found'].includes(address));

/**
 * Sets the headers of a file in addition to those from `sirv`: the headers of its location, and otherwise revalidation
 * on each request, which costs a small 304 response if the file is unchanged.
 * @param pathname decoded path of the request, without the base path
 */
function setFileHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', revalidate);
  const type = typeOf(pathname);
  if (type) response.setHeader('Content-Type', type);
  for (const { path, headers } of headerRules) {
    if (path.endsWith('/') ? !pathname.startsWith(path) : pathname !== path) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}
