import fs from 'node:fs';

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
