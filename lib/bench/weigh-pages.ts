import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readFontFiles, readPageAssets } from './page-assets';

/** What a reader's first visit to a page transfers, in bytes: text compressed with brotli, fonts as they are. */
export type PageWeight = {
  /** File below the site's folder. */
  page: string;
  html: number;
  payload: number;
  css: number;
  js: number;
  /** What of it is loaded before a reader does anything. */
  earlyJs: number;
  textFonts: number;
  /** 0 on a page without formulas, which doesn't load it. */
  mathFont: number;
};

/**
 * Weighs pages of a finished site.
 * @param folder the site, built for the root of a host
 * @throws Error that names a page that isn't there
 */
export function weighPages(folder: string, pages: readonly string[]): PageWeight[] {
  const read = (url: string) => fs.readFileSync(path.join(folder, decodeURI(url)));
  const compressed = remember((url: string) => brotliCompressSync(read(url)).length);
  const sum = (urls: readonly string[], size: (url: string) => number) =>
    urls.reduce((total, url) => total + size(url), 0);

  return pages.map((page) => {
    if (!fs.existsSync(path.join(folder, page))) {
      throw new Error(`The build holds no ${page}. Is lib/bench/typical-pages.ts out of date?`);
    }
    const { payload, scripts, earlyScripts, stylesheets, hasMath } = readPageAssets(read(page).toString());
    const fonts = stylesheets.flatMap((url) => readFontFiles(read(url).toString(), url));
    const fontBytes = (math: boolean) =>
      sum(
        distinct(fonts.filter(({ family }) => /math/i.test(family) === math).map(({ url }) => url)),
        (url) => read(url).length,
      );
    return {
      page,
      html: compressed(page),
      payload: payload ? compressed(payload) : 0,
      css: sum(stylesheets, compressed),
      js: sum(scripts, compressed),
      earlyJs: sum(earlyScripts, compressed),
      textFonts: fontBytes(false),
      mathFont: hasMath ? fontBytes(true) : 0,
    };
  });
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function remember<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
