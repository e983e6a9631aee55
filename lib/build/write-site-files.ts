import fs from 'node:fs';
import path from 'node:path';
import { listSiteFiles } from './site-files';

/**
 * Writes every file of the site that is no page and is made from the content.
 * @throws Error when a file of that name is there already
 */
export async function writeSiteFiles(folder: string): Promise<void> {
  for (const { url, write } of await listSiteFiles()) {
    const file = path.join(folder, url);
    const content = await write();
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content, { flag: 'wx' });
  }
}
