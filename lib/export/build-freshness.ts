import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { filesBelow } from '@/lib/files-below';
import { currentCommit } from '@/lib/git/commit';
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
      fs.existsSync(path.join(places.site, 'index.html')) && fs.readFileSync(places.stamp, 'utf8') === stamp()
    );
  } catch {
    return false;
  }
}

/** Notes what the build in `out/` was made from. */
export function noteBuild(): void {
  fs.mkdirSync(path.dirname(places.stamp), { recursive: true });
  fs.writeFileSync(places.stamp, stamp());
}

// Sizes and times tell as much as contents here, and cost nothing.
function stamp(): string {
  const files = sources
    .flatMap(filesBelow)
    .map((file) => `${file} ${fs.statSync(file).size} ${fs.statSync(file).mtimeMs}`)
    .sort();
  const settings = JSON.stringify([{ ...env, port: 0, outDir: '' }, currentCommit()]);
  return createHash('sha256')
    .update([...files, settings].join('\n'))
    .digest('hex');
}
