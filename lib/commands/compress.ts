// npm run compress: writes compressed files next to those of the site, for servers that support precompressed files.
import './plain-errors';
import { buildPaths } from '@/lib/export/build-paths';
import { compressSite } from '@/lib/export/host/compress-site';
import { runCommand } from './run';

await runCommand(async () => {
  console.log(`${await compressSite(buildPaths.site)} files in ${buildPaths.site}/ were compressed.`);
});
