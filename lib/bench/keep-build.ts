import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BenchOptions } from './bench-options';

/**
 * Makes the folder in which a build is kept, before minutes are spent on the build.
 * @returns its absolute path, or `undefined` when the build is to be removed
 * @throws Error when the place holds something already
 */
export function prepareKeep(keep: BenchOptions['keep']): string | undefined {
  if (keep === undefined) return undefined;
  if (keep === 'temporary') return fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const folder = path.resolve(keep.folder);
  fs.mkdirSync(folder, { recursive: true });
  if (fs.readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Keep the build somewhere else.`);
  return folder;
}

/** Copies a build to where it is kept, which may lie on another disk, and returns that place. */
export function keepBuild(site: string, folder: string): string {
  fs.cpSync(site, folder, { recursive: true });
  return folder;
}
