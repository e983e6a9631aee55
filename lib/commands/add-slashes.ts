// npm run add:slashes: adds small pages for addresses that end with a slash, for a host that can't redirect them.
import './plain-errors';
import { addSlashPages } from '@/lib/build/host/add-slash-pages';
import { places } from '@/lib/build/places';
import { env } from '@/lib/site/env';
import { runCommand } from './run';

await runCommand(async () => {
  console.log(
    `${addSlashPages(places.site, env)} addresses of ${places.site}/ also work with a slash at the end.`,
  );
});
