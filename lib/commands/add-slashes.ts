// npm run add:slashes: adds pages for URLs with a trailing slash, for hosts that can't redirect them.
import './plain-errors';
import { addSlashPages } from '@/lib/build/host/add-slash-pages';
import { places } from '@/lib/build/places';
import { env } from '@/lib/site/env';
import { runCommand } from './run';

await runCommand(async () => {
  console.log(
    `${addSlashPages(places.site, env)} URLs in ${places.site}/ now also work with a trailing slash.`,
  );
});
