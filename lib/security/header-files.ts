import { askAgain, type Headers, hashedFolders, keepForever } from './headers';

type VercelHeaders = { source: string; headers: { key: string; value: string }[] }[];

/**
 * The headers as the files of hosts, base path included; Vercel's stand in its `vercel.json`, see `vercelHeaders`.
 * @returns file names and texts
 */
export const headerFiles = (headers: Headers, basePath: string): Record<string, string> => ({
  _headers: headersFile(headers, basePath),
  'headers.nginx.conf': nginxHeaders(headers, basePath),
});

const hashedPaths = (basePath: string): string[] =>
  hashedFolders.map((folder) => `${basePath}/_next/static/${folder}/`);

/**
 * Netlify and Cloudflare Pages read the same file. Both join the values of rules that match together, so only hashed
 * files get a `Cache-Control`: for all others both hosts have browsers ask again by themselves.
 * https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
const headersFile = (headers: Headers, basePath: string): string =>
  [
    ...block(`${basePath}/*`, headers),
    ...hashedPaths(basePath).flatMap((path) => block(`${path}*`, { 'Cache-Control': keepForever })),
    '',
  ].join('\n');

const block = (path: string, headers: Headers): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/** The value of `headers` in `vercel.json`. Vercel itself has browsers ask again for what isn't hashed. */
export const vercelHeaders = (headers: Headers, basePath: string): VercelHeaders => [
  { source: `${basePath}/(.*)`, headers: toPairs(headers) },
  ...hashedPaths(basePath).map((path) => ({
    source: `${path}(.*)`,
    headers: toPairs({ 'Cache-Control': keepForever }),
  })),
];

const toPairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `always` sends them with the not-found page too. No value holds a `"` or a `$`, which nginx would read as its own. */
const nginxHeaders = (headers: Headers, basePath: string): string =>
  [
    '# Include this file in the server block.',
    `set $how_long "${askAgain}";`,
    `if ($uri ~ "^${basePath.replaceAll('.', '\\.')}/_next/static/(${hashedFolders.join('|')})/") { set $how_long "${keepForever}"; }`,
    'add_header Cache-Control $how_long always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ].join('\n');

/** Reads from a `_headers` file what every file of the site is sent with. */
export function readHeaders(text: string): Headers {
  const [, ...lines] = text.split(/\n(?=\S)/)[0]?.split('\n') ?? [];
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
}
