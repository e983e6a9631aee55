import { hashedFolders } from '@/lib/site/hashed-folders';

/** Headers by name. */
export type Headers = Record<string, string>;

/** The headers that hosts send with every file, except for caching. The policy is the result of `headerPolicy`. */
export const securityHeaders = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  // Doesn't include subdomains, because they aren't ours to decide about, and browsers can't be made to forget the
  // setting.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** For hashed files. */
const immutable = 'public, max-age=31536000, immutable';

/** For hashed files where a host sends the same header with a 404: a tab that missed a file recovers within an hour. */
const anHour = 'public, max-age=3600';

/** For all other files. Browsers revalidate each time, which costs a small 304 response if the file is unchanged. */
export const revalidate = 'no-cache';

/** Code to read or download. Hosts consider `.ts` files videos, and don't know `.sol` and `.graphql`. */
const samplesFolder = '/samples/';
export const sampleType = 'text/plain; charset=utf-8';

/** Data that scripts on other sites may read: files, and folders, which end with a slash. */
const publicData = ['/index.json', '/abi/', '/api-files/', '/csv/', '/deployments/', samplesFolder] as const;

/** Allows every site, because no response depends on who requests it. */
export const anyOrigin = '*';

/** Headers for some files. A path with a trailing slash applies to everything in the folder. */
export const headerRules: readonly { path: string; headers: Headers }[] = [
  ...publicData.map((path) => ({
    path,
    headers: {
      'Access-Control-Allow-Origin': anyOrigin,
      ...(path === samplesFolder && { 'Content-Type': sampleType }),
    },
  })),
  ...hashedFolders.map((folder) => ({
    path: `/_next/static/${folder}/`,
    headers: { 'Cache-Control': immutable },
  })),
];

/**
 * Generates the header files for hosts, including the base path. Vercel's headers are in its `vercel.json`; see
 * `vercelHeaders`.
 * @returns file names and contents
 */
export const headerFiles = (headers: Headers, basePath: string): Record<string, string> => ({
  _headers: headersFile(headers, basePath),
  'headers.nginx.conf': nginxHeaders(headers, basePath),
});

/**
 * Netlify and Cloudflare Pages use the same format. Both combine the values of all matching rules, so only hashed files
 * get a `Cache-Control` header. For all other files, both hosts make browsers revalidate by default.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 */
const headersFile = (headers: Headers, basePath: string): string =>
  [
    ...block(`${basePath}/*`, headers),
    ...headerRules.flatMap(({ path, headers }) => block(basePath + path.replace(/\/$/, '/*'), headers)),
    '',
  ].join('\n');

const block = (path: string, headers: Headers): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * Returns the value of `headers` in `vercel.json`. Vercel makes browsers revalidate unhashed files by default, and applies
 * these rules to missing files, too: https://github.com/vercel/vercel/issues/14828
 */
export const vercelHeaders = (headers: Headers, basePath: string) => [
  { source: `${basePath}/(.*)`, headers: toPairs(headers) },
  ...headerRules.map(({ path, headers }) => ({
    source: basePath + path.replace(/\/$/, '/(.*)'),
    headers: toPairs(headers['Cache-Control'] ? { ...headers, 'Cache-Control': anHour } : headers),
  })),
];

const toPairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * nginx doesn't send headers with an empty value. `always` also sends them with the "not found" page. No value contains
 * `"` or `$`, which have a special meaning in nginx.
 */
const nginxHeaders = (headers: Headers, basePath: string): string =>
  [
    '# Include this file in the server block.',
    `set $how_long "${revalidate}";`,
    `if ($uri ~ "^${escaped(basePath)}/_next/static/(${hashedFolders.join('|')})/") { set $how_long "${immutable}"; }`,
    'set $open_to "";',
    `if ($uri ~ "^${escaped(basePath)}(${publicData.map((path) => escaped(path.replace(/[^/]$/, '$&$'))).join('|')})") { set $open_to "${anyOrigin}"; }`,
    'add_header Cache-Control $how_long always;',
    'add_header Access-Control-Allow-Origin $open_to always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ].join('\n');

const escaped = (path: string): string => path.replaceAll('.', '\\.');

/** Reads the headers for all files from a `_headers` file. */
export function readHeaders(text: string): Headers {
  const [, ...lines] = text.replace(/\n(?=\S)[\s\S]*/, '').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
}
