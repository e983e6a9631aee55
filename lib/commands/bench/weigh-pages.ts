import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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
    const { scripts, earlyScripts, stylesheets } = readPageAssets(read(page).toString());
    return {
      page,
      html: sizeOf(page),
      css: sum(stylesheets),
      js: sum(scripts),
      earlyJs: sum(earlyScripts),
    };
  });
}

/** The files that a page loads, as URLs without the host. */
type PageAssets = {
  /** All initial scripts, and the ones among them that load before any interaction. */
  scripts: string[];
  earlyScripts: string[];
  stylesheets: string[];
};

/** Extracts the files that a page loads. Only old browsers request `nomodule` scripts. */
export function readPageAssets(html: string): PageAssets {
  const scripts = tags(html, 'script');
  const loader = scripts.find((tag) => attribute(tag, 'data-payload') !== undefined) ?? '';
  const names = attribute(loader, 'data-scripts')?.split(' ') ?? [];
  const named = names.map((name) => `${attribute(loader, 'data-from')}${name}.js`);
  const others = scripts
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .flatMap((tag) => attribute(tag, 'src') ?? []);
  return {
    scripts: [...new Set([...named, ...others])],
    earlyScripts: others,
    stylesheets: tags(html, 'link')
      .filter((tag) => attribute(tag, 'rel') === 'stylesheet')
      .flatMap((tag) => attribute(tag, 'href') ?? []),
  };
}

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
