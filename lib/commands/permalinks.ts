// npm run permalinks: updates content/permalinks.txt. Published addresses are never removed.
import './plain-errors';
import { permalinksFile, readPermalinks } from '@/lib/nav/permalinks/permalink';
import { env } from '@/lib/site/env';
import { requireInputs } from './require-inputs';
import { runCommand } from './run';

await runCommand(async () => {
  if (env.contentDir)
    throw new Error('CONTENT_DIR is set: only the pages of this site are promised to stay.');
  await requireInputs();
  const { loadSiteAddresses } = await import('@/lib/nav/permalinks/site-addresses');
  const { describeUpdate, writePermalinks } = await import('@/lib/nav/permalinks/update-permalinks');
  const { loadDocuments } = await import('@/lib/pages/documents');
  const documents = await loadDocuments();
  const update = writePermalinks(loadSiteAddresses(documents));
  const count = readPermalinks(update.text).length;
  console.log(describeUpdate(update) ?? `${permalinksFile} has all ${count} addresses.`);
});
