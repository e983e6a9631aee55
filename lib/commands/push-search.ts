// npm run search:push [-- --dry-run]: sends what can be found to the hosted search index, in place of everything in it.
import './plain-errors';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/site/env';
import { requireInputs } from './require-inputs';
import { runCommand } from './run';

const dryFile = '.cache/search-records.json';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const unknown = args.filter((arg) => arg !== '--dry-run');
  if (unknown.length > 0) throw new Error(`The push takes --dry-run, not ${unknown.join(' ')}.`);

  // Before the modules and the pages, which take seconds to load.
  const keys = args.includes('--dry-run') ? undefined : readKeys();
  await requireInputs();
  console.log('Reading the pages…');
  const { loadSearchRecords } = await import('@/lib/search/records');
  const records = await loadSearchRecords();
  if (!keys) {
    fs.mkdirSync(path.dirname(dryFile), { recursive: true });
    fs.writeFileSync(dryFile, `${JSON.stringify(records, null, 2)}\n`);
    console.log(`Wrote ${records.length} records to ${dryFile}. Nothing was sent.`);
    return;
  }
  const { app, searchKey, index, adminKey } = keys;
  const { algoliasearch } = await import('algoliasearch');
  const { pushRecords } = await import('@/lib/search/push/push-records');
  await pushRecords({
    client: algoliasearch(app, adminKey),
    reader: algoliasearch(app, searchKey),
    index,
    records,
    searchKey,
    log: (line) => console.log(line),
  });
});

/** The admin key is read here and nowhere else, so that no page can hold it. */
function readKeys() {
  const { app, searchKey, index } = env.search;
  const adminKey = process.env.ALGOLIA_ADMIN_KEY;
  if (!app || !searchKey || !adminKey) {
    const names = 'NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_SEARCH_KEY, and ALGOLIA_ADMIN_KEY';
    throw new Error(`The push needs ${names} in the environment. DEPLOYING.md says what each is.`);
  }
  return { app, searchKey, index, adminKey };
}
