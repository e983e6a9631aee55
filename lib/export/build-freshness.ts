import fs from 'node:fs';
import path from 'node:path';
import { digestOf, digestOfFiles } from '@/lib/cache/disk-cache';
import { currentCommit } from '@/lib/site/commit';
import { type Environment, env } from '@/lib/site/env';
import { buildPaths } from './build-paths';

/** Everything that a build reads. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'redirects.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
];

/** Whether `out/` was built from the current sources and settings. */
export function isBuildFresh(): boolean {
  try {
    return (
      fs.existsSync(path.join(buildPaths.site, 'index.html')) &&
      fs.readFileSync(buildPaths.stamp, 'utf8') === digestOfSources(env)
    );
  } catch {
    return false;
  }
}

/** Records the digest of the sources that a build started with, because a page can be saved during the build. */
export function recordBuild(digest: string): void {
  fs.mkdirSync(path.dirname(buildPaths.stamp), { recursive: true });
  fs.writeFileSync(buildPaths.stamp, digest);
}

/**
 * Returns a digest of everything that affects the output of a build with these settings. It ignores modification times,
 * so a build of the same sources on another machine is also fresh.
 */
export const digestOfSources = (settings: Environment): string =>
  digestOf(
    digestOfFiles(settings.contentDir ? [...sources, settings.contentDir] : sources),
    JSON.stringify([{ ...settings, port: 0, outDir: '' }, currentCommit()]),
  );
