import { atBase } from '@/lib/redirects/at-base';
import { site } from '@/lib/site';
import type { ShortLink } from './list-symbols';

/** The file of a short link within the export. */
export const symbolPageFile = ({ from }: Pick<ShortLink, 'from'>): string => `${from.slice(1)}.html`;

/**
 * The page that an export holds at a short link. It leads on by a refresh, which needs no script and can carry a
 * fragment. There are some two thousand of them, so it holds nothing else.
 * @param address the site's origin without a slash at its end, and the base path or `''`
 */
export function symbolPage({ from, to }: ShortLink, address: { siteUrl: string; basePath: string }): string {
  const target = encodeURI(atBase(to, address.basePath));
  const name = from.slice('/s/'.length);
  return `<!doctype html>
<html lang="${site.languages[0].code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} · ${site.title}</title>
<link rel="canonical" href="${address.siteUrl}${target}">
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<p><a href="${target}">${name}</a></p>
</html>
`;
}
