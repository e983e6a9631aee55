// npm run build: checks the content, builds a draft of the site, and if all steps succeed, moves it to out/.
import './plain-errors';
import './as-production';
import fs from 'node:fs';
import { findDangling } from '@/lib/check/check-inputs';
import { recordBuild } from '@/lib/export/build-freshness';
import { buildPaths } from '@/lib/export/build-paths';
import { replaceSite } from '@/lib/export/export-files';
import { finishExport } from '@/lib/export/next/finish-export';
import { writeOfflineFiles } from '@/lib/export/offline/write-offline-files';
import { secureExport } from '@/lib/export/secure-export';
import { readRedirects } from '@/lib/export/serve/read-redirects';
import { env } from '@/lib/site/env';
import { requireInputs } from './require-inputs';
import { run, runCommand, runPart } from './run';

await runCommand(async () => {
  const step = (title: string) => console.log(`\n▸ ${title}`);

  step('Checking the content');
  await requireInputs(findDangling('public'));
  const content = await runPart('lib/commands/make-content.ts');

  // Meanwhile, Next bundles the code. It waits for the content before it renders pages.
  step('Building the pages');
  fs.rmSync(buildPaths.draft, { recursive: true, force: true });
  const mistake = new AbortController();
  content.ended.catch(() => mistake.abort());
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    WITH_CONTENT: '1',
  } as const;
  const next = run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], settings, mistake.signal);
  await Promise.all([content.ended, next]);

  step('Finishing the export');
  const redirects = readRedirects(buildPaths.redirects);
  finishExport(buildPaths.draft, redirects);
  fs.cpSync(buildPaths.made, buildPaths.draft, { recursive: true, errorOnExist: true, force: false });
  secureExport(buildPaths.draft, redirects);
  await writeOfflineFiles(buildPaths.draft, env);
  replaceSite(buildPaths.draft, buildPaths.site);
  recordBuild();
  console.log(`The site is in ${buildPaths.site}/.`);
});
