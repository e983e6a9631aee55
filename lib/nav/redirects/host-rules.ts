import type { Redirect } from '@/redirects';
import { atBase } from './at-base';
import { splitTarget } from './split-target';

/**
 * The redirects as the rule files of hosts, base path included. All of them keep the reader's query, and its fragment
 * where the target has none.
 * @param further settings that stand in the same file as Vercel's redirects, as its headers
 * @returns file names and texts
 */
export function hostRules(
  redirects: readonly Redirect[],
  basePath: string,
  further: { headers?: unknown } = {},
): Record<string, string> {
  const moves = redirects.map(({ from, to }) => ({ from: atBase(from, basePath), to: atBase(to, basePath) }));
  return {
    _redirects: redirectsFile(moves),
    'vercel.json': vercelJson(moves, further),
    'redirects.nginx.conf': nginxMap(moves),
  };
}

/**
 * Netlify and Cloudflare Pages read the same file, but not the same codes: Netlify documents 301 and 302 and calls
 * 307 unsupported, Cloudflare takes 301, 302, 303, 307 and 308, and refuses Netlify's `301!`. So it is 301, which
 * for pages that are only read means the same as 308. Without the `!`, Netlify serves the small page that the export
 * holds at the old path instead, and that page leads on by itself.
 * https://docs.netlify.com/routing/redirects/redirect-options/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const redirectsFile = (moves: Redirect[]): string =>
  moves.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`).join('');

/** `permanent` is a 308; the other two settings give the export's pages their clean addresses. */
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
 * Old paths are patterns, because nginx compares plain strings in a map without regard to case and refuses to start
 * when they outgrow its hash buckets. They are not percent-encoded, because `$uri` isn't.
 */
const nginxMap = (moves: Redirect[]): string =>
  [
    '# Include this file in the http block; site.nginx.conf asks it.',
    'map $uri $moved_to {',
    '  default "";',
    ...moves.map(({ from, to }) => `  ${nginxPattern(from)} "${encodeURI(splitTarget(to).path)}";`),
    '}',
    '# A query goes between the two.',
    'map $uri $moved_to_section {',
    '  default "";',
    ...moves.flatMap(({ from, to }) => {
      const { fragment } = splitTarget(to);
      return fragment ? [`  ${nginxPattern(from)} "${encodeURI(fragment)}";`] : [];
    }),
    '}',
    '',
  ].join('\n');

const nginxPattern = (from: string): string => `"~^${from.replaceAll('.', '\\.')}/?$"`;
