// npm run compress: writes compressed files next to those of the site, for servers that support precompressed files.
import './plain-errors';
import { compressSite } from '@/lib/build/host/compress-site';
import { places } from '@/lib/build/places';
import { runCommand } from './run';

await runCommand(async () => {
  console.log(`${await compressSite(places.site)} files in ${places.site}/ were compressed.`);
});
