import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageFiles } from '@/lib/browser/offline/page-files';
import { filesBelow } from '@/lib/site/files-below';

export type PageWeight = ReturnType<typeof weighPages>[number];

/**
 * Measures every page of a finished site, except for the "not found" page and for those without a payload, which redirect.
 * @param folder the site, built without a base path
 * @returns for each page the bytes of a first visit, compressed by Brotli, and of the payload that a link loads, compressed
 * by gzip; `earlyJs` are the scripts that load before any interaction
 */
export function weighPages(folder: string) {
  const read = (url: string) => fs.readFileSync(path.join(folder, decodeURI(url)));
  const sizes = new Map<string, number>();
  const sizeOf = (url: string): number => {
    const size = sizes.get(url) ?? brotliCompressSync(read(url)).length;
    sizes.set(url, size);
    return size;
  };
  const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + sizeOf(url), 0);

  return filesBelow(folder).flatMap((file) => {
    const html = file.endsWith('.html') ? fs.readFileSync(file, 'utf8') : '';
    const { payload, shown, scripts } = pageFiles(html, '');
    if (!payload || payload === '/_not-found.txt') return [];
    const styles = shown.filter((each) => each.endsWith('.css'));
    const early = shown.filter((each) => each.endsWith('.js'));
    const all = [...new Set([...scripts, ...early])];
    return {
      html: brotliCompressSync(html).length,
      css: sum(styles),
      stylesheets: styles.length,
      js: sum(all),
      scripts: all.length,
      earlyJs: sum(early),
      payload: gzipSync(read(payload)).length,
    };
  });
}
