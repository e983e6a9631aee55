import { atBase } from '@/lib/nav/redirects/paths';
import type { ShortLink } from '@/lib/protocol/reference/list-symbols';
import { site } from '@/lib/site/site';

/** Returns the file of a short link within the export. */
export const symbolPageFile = ({ from }: Pick<ShortLink, 'from'>): string => `${from.slice(1)}.html`;

/**
 * Generates the page of a short link. It redirects with a meta refresh, which needs no script and supports fragments.
 * There are thousands of these pages, and nobody reads them, so they contain nothing else: HTML adds the head and the
 * body itself, and a page that loads nothing needs no policy of its own.
 * @param basePath the site's base path, or `''`
 */
export function symbolPage({ from, to }: ShortLink, basePath: string): string {
  const target = encodeURI(atBase(to, basePath));
  const name = from.slice('/s/'.length);
  return [
    `<!doctype html><html lang=${site.languages[0].code}>`,
    '<meta charset="utf-8"><meta name="robots" content="noindex">',
    `<title>${name}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<a href="${target}">${name}</a>`,
  ].join('');
}
