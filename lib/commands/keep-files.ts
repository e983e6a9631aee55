// npm run keep:files: adds the hashed files of former builds to the site, so that tabs that are open find them after a deploy.
import './plain-errors';
import path from 'node:path';
import { keepFormerFiles } from '@/lib/build/host/keep-former-files';
import { places } from '@/lib/build/places';
import { runCommand } from './run';

await runCommand(async () => {
  const { added, forgotten } = keepFormerFiles(places.site, path.join('.cache', 'former'));
  console.log(
    `${places.site}/ holds ${added} files of former builds now; ${forgotten} are too old and forgotten.`,
  );
});
