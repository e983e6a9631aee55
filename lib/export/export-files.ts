import fs from 'node:fs';
import path from 'node:path';

/**
 * Adds a file to an export.
 * @throws if it exists, because a redirect could otherwise replace a page
 */
export function writeNewFile(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { flag: 'wx' });
}

/** Replaces the previous build with a finished one, so that it survives a failed one. */
export function replaceSite(draft: string, site: string): void {
  const old = `${site}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(site)) fs.renameSync(site, old);
  fs.renameSync(draft, site);
  fs.rmSync(old, { recursive: true, force: true });
}
