import fs from 'node:fs';

/**
 * Puts a finished build in the place of the last one. Until here the last one was not touched, so a build that fails
 * leaves it as it was.
 */
export function replaceSite(draft: string, site: string): void {
  const old = `${site}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(site)) fs.renameSync(site, old);
  fs.renameSync(draft, site);
  fs.rmSync(old, { recursive: true, force: true });
}
