import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readFontFiles, readPageAssets } from './page-assets';

/** Bytes transferred by a first visit to a page, with text compressed by Brotli and fonts unchanged. */
export type PageWeight = {
  /** File name, relative to the site's folder. */
  page: string;
  html: number;
  payload: number;
  css: number;
  js: number;
  /** The scripts that load before any interaction. */
  earlyJs: number;
  /** Only pages with formulas load the math font. */
  fonts: number;
};

/**
 * Measures pages of a finished site.
 * @param folder the site, built without a base path
 * @throws if a page doesn't exist; the message contains its name
 */
export function weighPages(folder: string, pages: readonly string[]): PageWeight[] {
  const read = (url: string) => fs.readFileSync(path.join(folder, decodeURI(url)));
  const compressed = remember((url: string) => brotliCompressSync(read(url)).length);
  const sum = (urls: readonly string[], size: (url: string) => number) =>
    urls.reduce((total, url) => total + size(url), 0);

  return pages.map((page) => {
    if (!fs.existsSync(path.join(folder, page))) {
      throw new Error(`The build has no ${page}. Is the list in lib/commands/bench.ts out of date?`);
    }
    const { payload, scripts, earlyScripts, stylesheets, hasMath } = readPageAssets(read(page).toString());
    const fonts = stylesheets.flatMap((url) => readFontFiles(read(url).toString(), url));
    const loaded = fonts.filter(({ family }) => hasMath || !/math/i.test(family)).map(({ url }) => url);
    return {
      page,
      html: compressed(page),
      payload: payload ? compressed(payload) : 0,
      css: sum(stylesheets, compressed),
      js: sum(scripts, compressed),
      earlyJs: sum(earlyScripts, compressed),
      fonts: sum([...new Set(loaded)], (url) => read(url).length),
    };
  });
}

function remember<T>(compute: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return (key) => {
    const value = results.get(key) ?? compute(key);
    results.set(key, value);
    return value;
  };
}
