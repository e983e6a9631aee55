// npm run keep:files, add:slashes: prepare a site for hosts. check:host -- https://docs.example.com: checks a host.
import './plain-errors';
import path from 'node:path';
import { buildPaths } from '@/lib/export/build-paths';
import { addSlashPages } from '@/lib/export/host/add-slash-pages';
import { checkHost } from '@/lib/export/host/check-host';
import { keepFormerFiles } from '@/lib/export/host/keep-former-files';
import { env } from '@/lib/site/env';
import { runCommand } from './run';

const { site } = buildPaths;

/** What each script does. It returns what it reports. */
const tasks: Record<string, () => string | Promise<string>> = {
  'keep:files': () => {
    const { added, forgotten } = keepFormerFiles(site, path.join('.cache', 'former'));
    return `Added ${added} files of earlier builds to ${site}/. Deleted ${forgotten} expired files.`;
  },
  'add:slashes': () => `${addSlashPages(site, env)} URLs in ${site}/ now also work with a trailing slash.`,
  'check:host': async () => {
    const address = process.argv[3];
    if (!address || !URL.canParse(address))
      throw new Error('Add the URL of the site: npm run check:host -- https://docs.example.com');
    const { text, missing } = await checkHost(address);
    if (missing > 0) throw new Error(`${text}\nDEPLOYING.md describes how to set up each host.`);
    return text;
  },
};

await runCommand(async () => {
  const task = tasks[process.argv[2] ?? ''];
  if (!task) throw new Error(`Name one of: ${Object.keys(tasks).join(', ')}.`);
  console.log(await task());
});
