import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/files-below';
import { hashedFolders } from '@/lib/security/headers';

/** A tab that was open longer than this loads its page anew. */
const days = 30;

/**
 * Adds the hashed files of former builds to an export: a tab that is open during a deploy still asks for its own. Names
 * follow from contents, so no file is ever replaced.
 * @param site the finished export
 * @param store where the files are kept between builds, with the time at which a build last had each
 * @returns how many files were added, and how many are forgotten because they are too old
 */
export function keepFormerFiles(
  site: string,
  store: string,
  now = new Date(),
): { added: number; forgotten: number } {
  const oldest = now.getTime() - days * 24 * 60 * 60 * 1000;
  for (const name of hashedFiles(site)) {
    copy(path.join(site, name), path.join(store, name));
    fs.utimesSync(path.join(store, name), now, now);
  }
  const kept = hashedFiles(store);
  const old = kept.filter((name) => fs.statSync(path.join(store, name)).mtimeMs < oldest);
  for (const name of old) fs.rmSync(path.join(store, name));
  const missing = kept.filter((name) => !old.includes(name) && !fs.existsSync(path.join(site, name)));
  for (const name of missing) copy(path.join(store, name), path.join(site, name));
  return { added: missing.length, forgotten: old.length };
}

const hashedFiles = (folder: string): string[] =>
  hashedFolders
    .map((name) => path.join(folder, '_next/static', name))
    .filter((each) => fs.existsSync(each))
    .flatMap(filesBelow)
    .map((file) => path.relative(folder, file));

function copy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}
