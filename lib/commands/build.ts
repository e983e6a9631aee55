// npm run build: checks the content, builds the site into a draft, and puts it into out/ when all went well.
import './plain-errors';
import './as-production';
import fs from 'node:fs';
import { checkContent } from '@/lib/check/check-content';
import { reportProblems } from '@/lib/check/report-problems';
import { writeContentVersion } from '@/lib/content/content-version';
import { env } from '@/lib/env';
import { generateKnownErrors } from '@/lib/errors/generate-known-errors';
import { noteBuild } from '@/lib/export/build-freshness';
import { finishExport } from '@/lib/export/finish-export';
import { places } from '@/lib/export/places';
import { replaceSite } from '@/lib/export/replace-site';
import { secureExport } from '@/lib/export/secure-export';
import { writePlainForms } from '@/lib/export/write-plain-forms';
import { writeIntegratorFiles } from '@/lib/integrators/write-integrator-files';
import { generateNavigation } from '@/lib/nav/generate-navigation';
import { writeOfflineFiles } from '@/lib/offline/write-offline-files';
import { writeRedirects } from '@/lib/redirects/write-redirects';
import { run, runCommand, StepFailed } from './run';

await runCommand(async () => {
  const step = (title: string) => console.log(`\n▸ ${title}`);

  step('Checking the content');
  const { text, errors } = reportProblems(await checkContent());
  console.log(text);
  if (errors > 0) throw new StepFailed('The site was not built; the last build is untouched.');

  step('Building the pages');
  await generateNavigation();
  generateKnownErrors();
  writeContentVersion(0);
  fs.rmSync(places.draft, { recursive: true, force: true });
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });

  step('Finishing the export');
  const redirects = writeRedirects(places.redirects);
  finishExport(places.draft, redirects);
  await writeIntegratorFiles(places.draft);
  await writePlainForms(places.draft);
  secureExport(places.draft, redirects);
  await writeOfflineFiles(places.draft, env);
  replaceSite(places.draft, places.site);
  noteBuild();
  console.log(`The site stands in ${places.site}/.`);
});
