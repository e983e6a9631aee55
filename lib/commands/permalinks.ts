// npm run permalinks: updates content/permalinks.txt. Published addresses are never removed.
import './plain-errors';
import { permalinksFile, readPermalinks } from '@/lib/nav/permalinks/permalink';
import { loadSiteAddresses } from '@/lib/nav/permalinks/site-addresses';
import { describeUpdate, writePermalinks } from '@/lib/nav/permalinks/update-permalinks';
import { loadDocuments } from '@/lib/pages/documents';
import { env } from '@/lib/site/env';
import { runCommand, StepFailed } from './run';

await runCommand(async () => {
  if (env.contentDir)
    throw new StepFailed('CONTENT_DIR is set: only the pages of this site are promised to stay.');
  const documents = await loadDocuments();
  const update = writePermalinks(loadSiteAddresses(documents));
  const count = readPermalinks(update.text).length;
  console.log(describeUpdate(update) ?? `${permalinksFile} has all ${count} addresses.`);
});
