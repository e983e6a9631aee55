import { atBase } from '@/lib/site/page-paths';
import type { Redirect } from '@/redirects';
import { splitTarget } from './paths';

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
  const moves = redirects.map(({ from, to }) => ({ from: atBase(from, basePath), to: atBase(to, basePath) }));
  return {
    _redirects: redirectsFile(moves),
    'vercel.json': vercelJson(moves, further),
    'redirects.nginx.conf': nginxMap(moves, moved),
  };
}

/**
 * 301 is the only code that both hosts accept, and means the same as 308 for GET requests. Without Netlify's `!`, which
 * Cloudflare rejects, Netlify serves the export's redirect page.
 * https://docs.netlify.com/routing/redirects/redirect-options/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const redirectsFile = (moves: Redirect[]): string =>
  moves.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`).join('');

/** `permanent` means 308. The other two settings remove extensions and trailing slashes. */
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

/** nginx's variable with a moved address's target. Each site has its own, because a server's sites share their maps. */
export const movedVariable = (siteUrl: string, basePath: string): string =>
  `$moved_${(new URL(siteUrl).host + basePath).replaceAll(/\W/g, '_').toLowerCase()}`;

/** Regular expressions, because for plain strings nginx ignores case and needs hash buckets. `$uri` is decoded. */
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
