import fs from 'node:fs';
import path from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { readHeaders } from '@/lib/security/header-files';
import type { Headers } from '@/lib/security/headers';
import { setFileHeaders } from './file-headers';
import { toAddress } from './read-target';

/** An exported folder as a server knows it. */
export type ExportedSite = {
  /** Addresses of all pages, as `/guides/v1.0`; the not-found page has none. */
  pages: ReadonlySet<string>;
  notFoundPage: string;
  /** What hosts send with every file, as the export tells them. */
  headers: Headers;
  /** Answers with the page or file at `request.url`, and calls `next` when there is none. */
  serveFile: RequestHandler;
};

const notFoundAddresses = ['/404', '/_not-found'];

/** Whether the export holds the not-found page here, which has no address of its own. */
export const isNotFoundAddress = (address: string): boolean => notFoundAddresses.includes(address);

/**
 * Follows a folder while builds exchange it: `sirv` remembers every file with its length, which would be wrong after
 * the next build. A folder that is missing for a moment doesn't count.
 * @returns a function to the site as it is now
 * @throws Error when there is no export to begin with
 */
export function followExport(folder: string): () => ExportedSite {
  let version = versionOf(folder);
  if (version === undefined) throw new Error(`There is no export in ${folder}. Run  npm run build`);
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
