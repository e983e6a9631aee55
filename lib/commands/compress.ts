// npm run compress: puts compressed files beside those of the site, for a server that sends them as they are.
import './plain-errors';
import { places } from '@/lib/export/places';
import { compressSite } from '@/lib/hosting/compress-site';
import { runCommand } from './run';

await runCommand(async () => {
  console.log(`${await compressSite(places.site)} files of ${places.site}/ are compressed.`);
});
