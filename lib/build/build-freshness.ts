import fs from 'node:fs';
import path from 'node:path';
import { digestOf, digestOfFiles } from '@/lib/cache/disk-cache';
import { currentCommit } from '@/lib/site/commit';
import { type Environment, env } from '@/lib/site/env';
import { places } from './places';

/** Everything that a build reads. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'redirects.ts',
  'next.config.ts',
  'package-lock.json',
];

/** Whether `out/` was built from exactly these sources and settings. */
export function isBuildFresh(): boolean {
  try {
    return (
      fs.existsSync(path.join(places.site, 'index.html')) &&
      fs.readFileSync(places.stamp, 'utf8') === digestOfSources(env)
    );
  } catch {
    return false;
  }
}

/** Notes what the build in `out/` was made from. */
export function noteBuild(): void {
  fs.mkdirSync(path.dirname(places.stamp), { recursive: true });
  fs.writeFileSync(places.stamp, digestOfSources(env));
}

/**
 * A digest of everything that decides what a build with these settings writes. It doesn't depend on the times of files, so a
 * build that was made elsewhere from the same sources is fresh, too.
 */
export const digestOfSources = (settings: Environment): string =>
  digestOf(
    digestOfFiles(settings.contentDir ? [...sources, settings.contentDir] : sources),
    JSON.stringify([{ ...settings, port: 0, outDir: '' }, currentCommit()]),
  );
