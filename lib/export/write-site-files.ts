import fs from 'node:fs';
import path from 'node:path';
import { listSiteFiles } from './site-files';

/** The bytes of each file of the site that is no page, by its path below the site. */
export type MadeFiles = Map<string, string | Uint8Array>;

/** Makes them one after the other: that Next works at the same time is why this is apart from writing them. */
export async function makeSiteFiles(): Promise<MadeFiles> {
  const made: MadeFiles = new Map();
  for (const { url, write } of await listSiteFiles()) made.set(url.slice(1), await write());
  return made;
}

/**
 * Adds them to an export.
 * @param folder the finished export
 * @throws Error when a file of that name is there already
 */
export function writeSiteFiles(folder: string, files: MadeFiles): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content, { flag: 'wx' });
  }
}
