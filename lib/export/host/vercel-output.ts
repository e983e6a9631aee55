import fs from 'node:fs';
import path from 'node:path';
import { escapeRegExp } from '@/lib/markup/escape-reg-exp';
import { filesBelow } from '@/lib/site/files-below';
import { type Headers, headerRules, revalidate } from '../security/headers';
import { alsoAtRoot, isForHosts } from './nest-site';

/** A route of Vercel's Build Output API: https://vercel.com/docs/build-output-api/configuration */
export type VercelRoute =
  | { handle: 'filesystem' | 'hit' | 'error' }
  | { src: string; headers?: Headers; continue?: true; status?: number; dest?: string };

export type VercelConfig = { version: 3; routes: VercelRoute[]; overrides: Record<string, { path: string }> };

type Settings = {
  /** The finished export, and the folder to write, which is `.vercel/output` for Vercel. */
  from: string;
  to: string;
  basePath: string;
  /** For every response. */
  headers: Headers;
  /** Including the base path. */
  redirects: readonly { from: string; to: string }[];
};

/**
 * Writes the output that `vercel deploy --prebuilt` publishes unchanged. It does what `vercel.json` can't: hashed files are
 * cached for a year only if they exist, unknown addresses below `/api` show the site's own page, and redirects have the
 * security headers.
 * @returns the number of files
 */
export function writeVercelOutput({ from, to, basePath, headers, redirects }: Settings): number {
  fs.rmSync(to, { recursive: true, force: true });
  const names = filesBelow(from)
    .map((file) => path.relative(from, file).split(path.sep).join('/'))
    .filter((name) => !isForHosts(name));
  const root = path.join(to, 'static');
  const copy = (name: string, folder: string) => {
    const target = path.join(root, folder, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(from, name), target);
  };
  for (const name of names) copy(name, basePath);
  if (basePath !== '') for (const name of alsoAtRoot) copy(name, '');
  const config = toConfig(names, { basePath, headers, redirects });
  fs.writeFileSync(path.join(to, 'config.json'), JSON.stringify(config));
  return names.length;
}

function toConfig(
  names: readonly string[],
  { basePath, headers, redirects }: Pick<Settings, 'basePath' | 'headers' | 'redirects'>,
): VercelConfig {
  const base = escapeRegExp(basePath);
  const inFolder = (folder: string) => `^${base}${escapeRegExp(folder)}${folder.endsWith('/') ? '.+' : ''}$`;
  const moved = (src: string, target: string): VercelRoute => ({
    src,
    headers: { Location: target },
    status: 308,
  });
  const isPage = (name: string) => name.endsWith('.html') && !['index.html', '404.html'].includes(name);
  const isCached = (rule: { headers: Headers }) => rule.headers['Cache-Control'] !== undefined;
  return {
    version: 3,
    routes: [
      // For redirects and missing files as well.
      { src: '^/.*$', headers: { ...headers, 'Cache-Control': revalidate }, continue: true },
      ...headerRules
        .filter((rule) => !isCached(rule))
        .map((rule) => ({ src: inFolder(rule.path), headers: rule.headers, continue: true as const })),
      ...redirects.map(({ from, to }) => moved(`^${escapeRegExp(encodeURI(from))}/?$`, encodeURI(to))),
      moved(`^${base}/index(?:\\.html)?/?$`, basePath || '/'),
      moved(`^(${base}/.+)\\.html/?$`, '$1'),
      moved(`^(${base}/.+)/$`, '$1'),
      { handle: 'filesystem' },
      { handle: 'hit' },
      ...headerRules
        .filter(isCached)
        .map((rule) => ({ src: inFolder(rule.path), headers: rule.headers, continue: true as const })),
      { handle: 'error' },
      { src: '^/.*$', status: 404, dest: '/404.html' },
    ],
    overrides: Object.fromEntries(
      names.filter(isPage).map((name) => {
        const file = path.posix.join(basePath.slice(1), name);
        return [file, { path: file.replace(/\.html$/, '') }];
      }),
    ),
  };
}
