import type { Redirect } from '@/redirects';
import { redirectsAtBase, splitTarget } from './paths';

/**
 * Formats the redirects as rule files for hosts, including the base path. All hosts preserve the reader's
 * query, and the fragment if the target has none.
 * @param moved see `movedVariable`
 * @param further other settings in the same file as Vercel's redirects, such as its headers
 * @returns file names and texts
 */
export function hostRules(
  redirects: readonly Redirect[],
  basePath: string,
  moved: string,
  further: { headers?: unknown } = {},
): Record<string, string> {
  const moves = redirectsAtBase(redirects, basePath);
  return {
    _redirects: redirectsFile(moves),
    'vercel.json': vercelJson(moves, further),
    'redirects.nginx.conf': nginxMap(moves, moved),
  };
}

/**
 * Netlify and Cloudflare Pages read the same file but accept different codes. Netlify documents 301 and 302, doesn't
 * support 307, and accepts `301!`. Cloudflare accepts 301, 302, 303, 307, and 308, but rejects `301!`. Therefore, this
 * uses 301, which means the same as 308 for GET requests. Without the `!`, Netlify serves the export's redirect page at
 * the old path instead, which redirects on its own. https://docs.netlify.com/routing/redirects/redirect-options/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const redirectsFile = (moves: Redirect[]): string =>
  moves.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`).join('');

/**
 * `permanent` means 308. The other two settings remove extensions and trailing slashes from the URLs of the
 * export's pages.
 */
const vercelJson = (moves: Redirect[], further: object): string => {
  const redirects = moves.map(({ from, to }) => ({
    source: encodeURI(from),
    destination: encodeURI(to),
    permanent: true,
  }));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
  };
  return `${JSON.stringify({ ...settings, redirects, ...further }, null, 2)}\n`;
};

/**
 * Returns the name of nginx's variable with the target of a moved address. It's different for each site, because all sites
 * of a server share their maps.
 */
export const movedVariable = (siteUrl: string, basePath: string): string =>
  `$moved_${(new URL(siteUrl).host + basePath).replaceAll(/\W/g, '_').toLowerCase()}`;

/**
 * Old paths are regular expressions. nginx ignores case when it compares plain strings in a map, and it doesn't start
 * if they don't fit its hash buckets. They aren't percent-encoded, because `$uri` isn't, either.
 */
const nginxMap = (moves: Redirect[], moved: string): string =>
  [
    '# Include this file in the http block; site.nginx.conf asks it.',
    `map $uri ${moved} {`,
    '  default "";',
    ...moves.map(({ from, to }) => `  ${nginxPattern(from)} "${encodeURI(splitTarget(to).path)}";`),
    '}',
    '# A query goes between the two.',
    `map $uri ${moved}_section {`,
    '  default "";',
    ...moves.flatMap(({ from, to }) => {
      const { fragment } = splitTarget(to);
      return fragment ? [`  ${nginxPattern(from)} "${encodeURI(fragment)}";`] : [];
    }),
    '}',
    '',
  ].join('\n');

const nginxPattern = (from: string): string => `"~^${from.replaceAll('.', '\\.')}/?$"`;
