import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BenchOptions } from './bench-options';

/**
 * Creates the folder for the build before the build runs, because the build takes minutes.
 * @returns its absolute path, or `undefined` if the build isn't kept
 * @throws if the folder isn't empty
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

/** Copies a build, possibly to another disk, and returns the target folder. */
export function keepBuild(site: string, folder: string): string {
  fs.cpSync(site, folder, { recursive: true });
  return folder;
}
