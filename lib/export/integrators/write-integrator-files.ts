import fs from 'node:fs';
import path from 'node:path';
import { siteSymbols } from '@/lib/protocol/reference/list-symbols';
import { env } from '@/lib/site/env';
import { shortLinkFile, shortLinkPage } from './short-link-page';
import { loadSiteIndex } from './site-index';

/**
 * Adds `/index.json` and a page for each short link to an export. A folder of plain pages has neither.
 * @param folder the finished export
 */
export async function writeIntegratorFiles(folder: string): Promise<void> {
  if (env.contentDir) return;
  const shortLinks = siteSymbols();
  const index = await loadSiteIndex(shortLinks);
  fs.writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify(index)}\n`);
  fs.mkdirSync(path.join(folder, 's'), { recursive: true });
  for (const link of shortLinks) {
    // Never overwrites a file, because on a case-insensitive file system, two links could share one.
    fs.writeFileSync(path.join(folder, shortLinkFile(link)), shortLinkPage(link, env.basePath), {
      flag: 'wx',
    });
  }
}
