// npm start: builds the site, unless there's a build of the current sources, and serves it.
import './plain-errors';
import { isBuildFresh } from '@/lib/export/build-freshness';
import { buildPaths } from '@/lib/export/build-paths';
import { createServer } from '@/lib/export/serve/create-server';
import { readRedirects } from '@/lib/export/serve/read-redirects';
import { env } from '@/lib/site/env';
import { run, runCommand } from './run';

await runCommand(async () => {
  if (!isBuildFresh()) await run('npm', ['run', '--silent', 'build']);
  const redirects = readRedirects(buildPaths.redirects);
  const { url } = await createServer({
    folder: buildPaths.site,
    basePath: env.basePath,
    redirects,
    port: env.port,
  });
  console.log(`\nThe site is served at ${url}. Stop it with Ctrl C.`);
});
