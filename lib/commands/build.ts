// npm run build: checks the content, builds a draft of the site, and if all steps succeed, moves it to out/.
import './plain-errors';
import './as-production';
import fs from 'node:fs';
import { noteBuild } from '@/lib/build/build-freshness';
import { finishExport } from '@/lib/build/next/finish-export';
import { writeOfflineFiles } from '@/lib/build/offline/write-offline-files';
import { places } from '@/lib/build/places';
import { replaceSite } from '@/lib/build/replace-site';
import { secureExport } from '@/lib/build/secure-export';
import { readRedirects } from '@/lib/build/serve/read-redirects';
import { env } from '@/lib/site/env';
import { requireInputs } from './require-inputs';
import { run, runCommand } from './run';
import { runPart } from './run-part';

await runCommand(async () => {
  const step = (title: string) => console.log(`\n▸ ${title}`);

  step('Checking the content');
  requireInputs();
  const content = await runPart('lib/commands/make-content.ts');

  // Meanwhile, Next bundles the code. It waits for the content before it renders pages.
  step('Building the pages');
  fs.rmSync(places.draft, { recursive: true, force: true });
  const mistake = new AbortController();
  content.ended.catch(() => mistake.abort());
  const settings = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const next = run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], settings, mistake.signal);
  await Promise.all([content.ended, next]);

  step('Finishing the export');
  const redirects = readRedirects(places.redirects);
  finishExport(places.draft, redirects);
  fs.cpSync(places.made, places.draft, { recursive: true, errorOnExist: true, force: false });
  secureExport(places.draft, redirects);
  await writeOfflineFiles(places.draft, env);
  replaceSite(places.draft, places.site);
  noteBuild();
  console.log(`The site is in ${places.site}/.`);
});
