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
