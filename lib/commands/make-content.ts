// A part of `npm run build`, whose memory is free again when Next renders: checks, pages, and other files.
import './plain-errors';
import './as-production';
import fs from 'node:fs';
import { pruneCaches } from '@/lib/cache/disk-cache';
import { checkContent, withoutConsequences } from '@/lib/check/check-content';
import { reportProblems } from '@/lib/check/report-problems';
import { listSnippets } from '@/lib/content/markdown/snippets';
import { buildPaths } from '@/lib/export/build-paths';
import { writeSiteFiles } from '@/lib/export/site-files';
import { writeRedirects } from '@/lib/nav/redirects/site-slugs';
import { writeBuiltPages } from '@/lib/pages/built-pages';
import { loadDocuments } from '@/lib/pages/documents';
import { whyNoDates } from '@/lib/pages/last-updated';
import { loadSnippetPage } from '@/lib/pages/snippet-pages';
import { runCommand } from './run';
import { startSecondCompiler } from './second-compiler';

await runCommand(async () => {
  console.time('Checking and compiling the content');
  const second = startSecondCompiler();
  const problems = await checkContent().finally(() => second?.kill());
  console.timeEnd('Checking and compiling the content');
  const { text, errors } = reportProblems(withoutConsequences(problems));
  console.log(text);
  if (errors > 0) {
    process.exitCode = 1;
    return;
  }
  const reason = whyNoDates();
  if (reason)
    console.log(
      `\nPages don't say when they were updated, the sitemap has no dates, and the feed has no pages, because ${reason}.`,
    );

  const documents = await loadDocuments();
  const snippets = await Promise.all(listSnippets().map(loadSnippetPage));
  writeBuiltPages({ documents, snippets });
  fs.rmSync(buildPaths.made, { recursive: true, force: true });
  fs.mkdirSync(buildPaths.made, { recursive: true });
  writeRedirects(buildPaths.redirects);
  await writeSiteFiles(buildPaths.made);
  pruneCaches();
});
