import fs from 'node:fs';
import path from 'node:path';

/**
 * Adds a file to an export without ever overwriting one. Otherwise, a redirect could replace a page at the same URL.
 * @param name path relative to the export; missing folders are created
 * @throws if the file already exists
 */
export function writeNewFile(folder: string, name: string, content: string | Uint8Array): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content, { flag: 'wx' });
}

/**
 * Moves all files of a folder into another one, without ever overwriting one. Copies of thousands of files take seconds.
 * @throws if a file already exists
 */
export function moveFiles(from: string, to: string): void {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (!fs.existsSync(target)) fs.renameSync(source, target);
    else if (entry.isDirectory()) moveFiles(source, target);
    else throw new Error(`${target} already exists.`);
  }
}

/**
 * Checks that a build may replace a folder, because it doesn't exist, is empty, or contains an earlier build.
 * @throws if it contains anything else, such as sources
 */
export function checkReplaceable(site: string): void {
  if (!fs.existsSync(site) || fs.readdirSync(site).length === 0 || fs.existsSync(path.join(site, '_next')))
    return;
  throw new Error(`OUT_DIR="${site}" has files that the build would delete. Name a new folder, such as out.`);
}

/**
 * Replaces the previous build with a finished one. Earlier steps don't touch the previous build, so it survives a failed
 * one.
 */
export function replaceSite(draft: string, site: string): void {
  const old = `${site}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(site)) fs.renameSync(site, old);
  fs.renameSync(draft, site);
  fs.rmSync(old, { recursive: true, force: true });
}
