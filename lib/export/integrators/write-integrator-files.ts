import { siteSymbols } from '@/lib/protocol/reference/list-symbols';
import { env } from '@/lib/site/env';
import { writeNewFile } from '../export-files';
import { shortLinkFile, shortLinkPage } from './short-link-page';
import { loadSiteIndex } from './site-index';

/** Adds `/index.json` and a page for each short link to a finished export. A folder of plain pages has neither. */
export async function writeIntegratorFiles(folder: string): Promise<void> {
  if (env.contentDir) return;
  const shortLinks = siteSymbols();
  const index = await loadSiteIndex(shortLinks);
  writeNewFile(folder, 'index.json', `${JSON.stringify(index)}\n`);
  // On a file system that ignores case, two links could share a file, which fails.
  for (const link of shortLinks) writeNewFile(folder, shortLinkFile(link), shortLinkPage(link, env.basePath));
}
