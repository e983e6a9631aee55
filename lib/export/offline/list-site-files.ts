import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isHashed } from '@/lib/browser/offline/addresses';
import type { SiteFile, SiteList } from '@/lib/browser/offline/site-list';
import { toAddress } from '@/lib/site/read-target';

/** The size limit of the downloaded site. Together with the cached visited pages, it stays below 12 MB. */
export const siteLimit = 9_000_000;

type Listed = SiteFile & { rank: number };

/**
 * Lists the files of the whole site for offline reading: pages with their payloads, styles, scripts, fonts, images, and
 * the search index. Plain forms, social images, downloads, and redirects are left out. If the total exceeds the limit,
 * the largest payloads are left out, too; their pages remain readable.
 * @param folder the finished export
 */
export async function listSiteFiles(folder: string, limit = siteLimit): Promise<SiteList> {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'));
  const all = await Promise.all(
    names.flatMap((name) => {
      const rank = rankOf(name, folder);
      return rank === undefined ? [] : [listFile(name, rank, folder)];
    }),
  );
  const files: SiteFile[] = [];
  let bytes = 0;
  for (const { rank, ...file } of all.sort(byPriority)) {
    if (bytes + file.bytes > limit) continue;
    files.push(file);
    bytes += file.bytes;
  }
  return { version: hash(JSON.stringify(files)), bytes, files };
}

/** Puts the most important files first, so that a partial download is usable. */
const byPriority = (a: Listed, b: Listed): number =>
  a.rank - b.rank || a.bytes - b.bytes || (a.path < b.path ? -1 : 1);

/** Returns `undefined` if the file isn't downloaded. */
function rankOf(name: string, folder: string): number | undefined {
  if (isHashed(`/${name}`)) return 0;
  if (name === 'search-index.json' || name === 'icon.svg') return 1;
  if (/^images\/.*\.(svg|png|jpe?g|webp|avif)$/.test(name)) return 2;
  if (name.endsWith('.html')) return isPage(name, folder) ? 3 : undefined;
  if (name.endsWith('.txt')) return isPage(name.replace(/\.txt$/, '.html'), folder) ? 4 : undefined;
  return undefined;
}

/** Whether a file is a page with a URL and data for React. */
function isPage(name: string, folder: string): boolean {
  const file = path.join(folder, name);
  return (
    name !== '404.html' &&
    name !== '_not-found.html' &&
    fs.existsSync(file) &&
    fs.readFileSync(file, 'utf8').includes(' data-payload="')
  );
}

async function listFile(name: string, rank: number, folder: string): Promise<Listed> {
  const content = fs.readFileSync(path.join(folder, name));
  const stored = isHashed(`/${name}`) ? content : await gzip(content);
  const address = encodeURI(`/${name}`);
  return {
    path: name.endsWith('.html') ? toAddress(address) : address,
    hash: hash(content),
    bytes: stored.length,
    rank,
  };
}

const gzip = promisify<Buffer, Buffer>(zlib.gzip);

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
