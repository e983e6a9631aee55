import fs from 'node:fs';
import path from 'node:path';
import { writeLlmsFull, writeLlmsIndex } from '@/lib/build/discovery/llms-files';
import { writePlainPage } from '@/lib/build/discovery/plain-page';
import { listPlainSections } from '@/lib/build/discovery/plain-sections';
import { plainUrl } from '@/lib/build/discovery/plain-url';
import { env } from '@/lib/site/env';

/**
 * Puts the plain form of each page beside it, and `llms.txt` and `llms-full.txt` at the root. Next can't export them: the
 * route of all pages would have to answer for these addresses, too. A folder of plain pages gets none.
 * @param folder the finished export
 * @throws Error when a file of that name is there already
 */
export async function writePlainForms(folder: string): Promise<void> {
  if (env.contentDir) return;
  const all = await listPlainSections();
  const write = (url: string, text: string): void => {
    const file = path.join(folder, url);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text, { flag: 'wx' });
  };
  for (const document of [...all.sections.flatMap(({ documents }) => documents), ...all.optional]) {
    const url = plainUrl(document.slug);
    if (url) write(url, writePlainPage(document));
  }
  write('/llms.txt', writeLlmsIndex(all));
  write('/llms-full.txt', writeLlmsFull(all));
}
