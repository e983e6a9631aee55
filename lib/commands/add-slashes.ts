// npm run add:slashes: adds small pages for addresses that end with a slash, for a host that can't redirect them.
import './plain-errors';
import { env } from '@/lib/env';
import { places } from '@/lib/export/places';
import { addSlashPages } from '@/lib/hosting/add-slash-pages';
import { runCommand } from './run';

await runCommand(async () => {
  console.log(
    `${addSlashPages(places.site, env)} addresses of ${places.site}/ also work with a slash at the end.`,
  );
});
