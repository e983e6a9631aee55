// npm run keep:files: adds the hashed files of earlier builds to the site, because open tabs still request them after a deploy.
import './plain-errors';
import path from 'node:path';
import { buildPaths } from '@/lib/export/build-paths';
import { keepFormerFiles } from '@/lib/export/host/keep-former-files';
import { runCommand } from './run';

await runCommand(async () => {
  const { added, forgotten } = keepFormerFiles(buildPaths.site, path.join('.cache', 'former'));
  console.log(
    `Added ${added} files of earlier builds to ${buildPaths.site}/. Deleted ${forgotten} expired files.`,
  );
});
