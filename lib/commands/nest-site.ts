// npm run nest:site: moves the site into the folder of its base path, for hosts that publish a whole folder.
import './plain-errors';
import { buildPaths } from '@/lib/export/build-paths';
import { nestSite } from '@/lib/export/host/nest-site';
import { env } from '@/lib/site/env';
import { runCommand } from './run';

await runCommand(async () => {
  nestSite(buildPaths.site, env.basePath);
  console.log(`The site is in ${buildPaths.site}${env.basePath}/. Publish ${buildPaths.site}/.`);
});
