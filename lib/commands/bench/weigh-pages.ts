import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageFiles } from '@/lib/browser/offline/page-files';

/** Bytes transferred by a first visit to a page, compressed by Brotli. */
export type PageWeight = {
  /** File name, relative to the site's folder. */
  page: string;
  html: number;
  css: number;
  js: number;
  /** The scripts that load before any interaction. */
  earlyJs: number;
};

/**
 * Measures pages of a finished site.
 * @param folder the site, built without a base path
 * @throws if a page doesn't exist; the message contains its name
 */
export function weighPages(folder: string, pages: readonly string[]): PageWeight[] {
  const read = (url: string) => fs.readFileSync(path.join(folder, decodeURI(url)));
  const sizes = new Map<string, number>();
  const sizeOf = (url: string): number => {
    const size = sizes.get(url) ?? brotliCompressSync(read(url)).length;
    sizes.set(url, size);
    return size;
  };
  const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + sizeOf(url), 0);

  return pages.map((page) => {
    if (!fs.existsSync(path.join(folder, page))) {
      throw new Error(`The build has no ${page}. Is the list in lib/commands/bench.ts out of date?`);
    }
    const { shown, scripts } = pageFiles(read(page).toString(), '');
    const early = shown.filter((file) => file.endsWith('.js'));
    return {
      page,
      html: sizeOf(page),
      css: sum(shown.filter((file) => file.endsWith('.css'))),
      js: sum([...new Set([...scripts, ...early])]),
      earlyJs: sum(early),
    };
  });
}
