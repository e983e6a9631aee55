// npm run permalinks: updates content/permalinks.txt. Published addresses are never removed.
import './plain-errors';
import { listDocuments } from '@/lib/content/document-list';
import { loadDocument } from '@/lib/content/documents';
import { env } from '@/lib/env';
import { loadSiteAddresses } from '@/lib/permalinks/load-site-addresses';
import { permalinksFile, readPermalinks } from '@/lib/permalinks/permalink';
import { describeUpdate, writePermalinks } from '@/lib/permalinks/update-permalinks';
import { runCommand, StepFailed } from './run';

await runCommand(async () => {
  if (env.contentDir)
    throw new StepFailed('CONTENT_DIR is set: only the pages of this site are promised to stay.');
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  const update = writePermalinks(loadSiteAddresses(documents));
  const count = readPermalinks(update.text).length;
  console.log(describeUpdate(update) ?? `${permalinksFile} has all ${count} addresses.`);
});
