// npm run permalinks: adds every new address and anchor to content/permalinks.txt; nothing is ever taken out.
import './plain-errors';
import fs from 'node:fs';
import { loadSiteAddresses } from '@/lib/nav/permalinks/load-site-addresses';
import { addPermalinks, permalinksFile, readPermalinks } from '@/lib/nav/permalinks/permalink';
import { listPermalinks } from '@/lib/nav/permalinks/site-addresses';
import { loadDocuments } from '@/lib/pages/documents';
import { env } from '@/lib/site/env';
import { runCommand, StepFailed } from './run';

await runCommand(async () => {
  if (env.contentDir)
    throw new StepFailed('CONTENT_DIR is set: only the pages of this site are promised to stay.');
  const documents = await loadDocuments();
  const old = fs.existsSync(permalinksFile) ? fs.readFileSync(permalinksFile, 'utf8') : '';
  const text = addPermalinks(old, listPermalinks(loadSiteAddresses(documents)));
  if (text !== old) fs.writeFileSync(permalinksFile, text);
  const count = readPermalinks(text).length;
  console.log(
    `${permalinksFile} has ${count} addresses, ${count - new Set(readPermalinks(old)).size} of them new.`,
  );
});
