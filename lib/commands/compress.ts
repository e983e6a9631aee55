// npm run compress: puts compressed files beside those of the site, for a server that sends them as they are.
import './plain-errors';
import { compressSite } from '@/lib/build/host/compress-site';
import { places } from '@/lib/build/places';
import { runCommand } from './run';

await runCommand(async () => {
  console.log(`${await compressSite(places.site)} files of ${places.site}/ are compressed.`);
});
