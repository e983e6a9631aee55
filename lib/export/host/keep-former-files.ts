import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/site/files-below';
import { hashedFolders } from '@/lib/site/hashed-folders';

/** The number of days after which an open tab has to reload its page. */
const days = 30;

/**
 * Adds the hashed files of earlier builds to an export, because tabs that are open during a deploy still request them.
 * The names are derived from the contents, so no file is ever replaced.
 * @param site the finished export
 * @param store the folder that keeps the files between builds; a file's modification time is that of the last build
 * that contained it, which its copies in later sites keep, so that they don't count as part of those builds
 * @returns the number of files added, and the number of expired files
 */
export function keepFormerFiles(
  site: string,
  store: string,
  now = new Date(),
): { added: number; forgotten: number } {
  const oldest = now.getTime() - days * 24 * 60 * 60 * 1000;
  for (const name of hashedFiles(site)) copy(path.join(site, name), path.join(store, name));
  const storedFiles = hashedFiles(store);
  const old = storedFiles.filter((name) => fs.statSync(path.join(store, name)).mtimeMs < oldest);
  for (const name of old) fs.rmSync(path.join(store, name));
  const missing = storedFiles.filter((name) => !old.includes(name) && !fs.existsSync(path.join(site, name)));
  for (const name of missing) copy(path.join(store, name), path.join(site, name));
  return { added: missing.length, forgotten: old.length };
}

const hashedFiles = (folder: string): string[] =>
  hashedFolders
    .map((name) => path.join(folder, '_next/static', name))
    .filter((each) => fs.existsSync(each))
    .flatMap(filesBelow)
    .map((file) => path.relative(folder, file));

const copy = (from: string, to: string): void => fs.cpSync(from, to, { preserveTimestamps: true });
