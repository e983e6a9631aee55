import fs from 'node:fs';
import path from 'node:path/posix';
import { findSiteFile } from '@/lib/export/site-files';
import { site } from '@/lib/site/site';

/**
 * Returns the files that a page's `curl` commands download into a folder before its command that runs a script.
 * @param file the page, relative to the repository
 * @param script the name of the script
 * @throws if the page doesn't run the script, or if the site doesn't serve one of the files
 */
export async function downloadsBefore(file: string, script: string): Promise<Record<string, string>> {
  const shell = shellOf(file);
  const end = shell.indexOf(`npx tsx ${script}`);
  if (end < 0) throw new Error(`${file} doesn't run ${script}.`);
  const urls = [
    ...shell.slice(0, end).matchAll(/^ *curl .*--remote-name-all(?: \\\n +https:\S+)+/gm),
  ].flatMap(([command]) => command.match(/https:\S+/g) ?? []);
  const files = urls.map(async (url) => [path.basename(url), await textAt(url)] as const);
  return Object.fromEntries(await Promise.all(files));
}

/** Returns the shell code on a page. */
export const shellOf = (file: string): string =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^( *)```bash[^\n]*\n([\s\S]*?)^\1```/gm)]
    .map(([, , code]) => code)
    .join('');

/**
 * Returns a file of the site as text.
 * @throws if the site doesn't serve it
 */
export async function textAt(url: string): Promise<string> {
  const file = url.startsWith(`${site.url}/`) ? await findSiteFile(url.slice(site.url.length)) : undefined;
  if (!file) throw new Error(`The site has no ${url}.`);
  return String(await file.write());
}
