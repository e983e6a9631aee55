// npm run keep:files: adds the hashed files of earlier builds to the site, because open tabs still request them after a deploy.
import './plain-errors';
import path from 'node:path';
import { keepFormerFiles } from '@/lib/build/host/keep-former-files';
import { places } from '@/lib/build/places';
import { runCommand } from './run';

await runCommand(async () => {
  const { added, forgotten } = keepFormerFiles(places.site, path.join('.cache', 'former'));
  console.log(
    `Added ${added} files of earlier builds to ${places.site}/. Deleted ${forgotten} expired files.`,
  );
});
