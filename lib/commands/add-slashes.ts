// npm run add:slashes: adds pages for URLs with a trailing slash, for hosts that can't redirect them.
import './plain-errors';
import { buildPaths } from '@/lib/export/build-paths';
import { addSlashPages } from '@/lib/export/host/add-slash-pages';
import { env } from '@/lib/site/env';
import { runCommand } from './run';

await runCommand(async () => {
  console.log(
    `${addSlashPages(buildPaths.site, env)} URLs in ${buildPaths.site}/ now also work with a trailing slash.`,
  );
});
