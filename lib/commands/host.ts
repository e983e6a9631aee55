// npm run keep:files, add:slashes, nest:site, compress, vercel:output: prepare a built site for hosts that need it.
import './plain-errors';
import path from 'node:path';
import { buildPaths } from '@/lib/export/build-paths';
import { addSlashPages } from '@/lib/export/host/add-slash-pages';
import { compressSite } from '@/lib/export/host/compress-site';
import { keepFormerFiles } from '@/lib/export/host/keep-former-files';
import { nestSite } from '@/lib/export/host/nest-site';
import { writeVercelOutput } from '@/lib/export/host/vercel-output';
import { siteHeaders } from '@/lib/export/secure-export';
import { readRedirects } from '@/lib/export/serve/read-redirects';
import { redirectsAtBase } from '@/lib/nav/redirects/paths';
import { env } from '@/lib/site/env';
import { runCommand, StepFailed } from './run';

const { site, redirects } = buildPaths;
const { basePath } = env;

/** What each script does. It returns what it reports. */
const tasks: Record<string, () => string | Promise<string>> = {
  'keep:files': () => {
    const { added, forgotten } = keepFormerFiles(site, path.join('.cache', 'former'));
    return `Added ${added} files of earlier builds to ${site}/. Deleted ${forgotten} expired files.`;
  },
  'add:slashes': () => `${addSlashPages(site, env)} URLs in ${site}/ now also work with a trailing slash.`,
  'nest:site': () => {
    nestSite(site, basePath);
    return `The site is in ${site}${basePath}/. Publish ${site}/.`;
  },
  compress: async () => `${await compressSite(site)} files in ${site}/ were compressed.`,
  'vercel:output': () => {
    const to = '.vercel/output';
    const moved = redirectsAtBase(readRedirects(redirects), basePath);
    const count = writeVercelOutput({ from: site, to, basePath, headers: siteHeaders(), redirects: moved });
    return `Wrote ${count} files to ${to}/. Publish them with: npx vercel deploy --prebuilt --prod`;
  },
};

await runCommand(async () => {
  const task = tasks[process.argv[2] ?? ''];
  if (!task) throw new StepFailed(`Name one of: ${Object.keys(tasks).join(', ')}.`);
  console.log(await task());
});
