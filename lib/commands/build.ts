// npm run build: checks the content, builds the site into a draft, and puts it into out/ when all went well.
import './plain-errors';
import './as-production';
import fs from 'node:fs';
import { checkContent } from '@/lib/check/check-content';
import { reportProblems } from '@/lib/check/report-problems';
import { writeContentVersion } from '@/lib/content/content-version';
import { makeBuiltPages } from '@/lib/content/make-built-pages';
import { generateKnownErrors } from '@/lib/errors/generate-known-errors';
import { noteBuild } from '@/lib/export/build-freshness';
import { finishExport } from '@/lib/export/finish-export';
import { places } from '@/lib/export/places';
import { replaceSite } from '@/lib/export/replace-site';
import { writePlainForms } from '@/lib/export/write-plain-forms';
import { makeSiteFiles, writeSiteFiles } from '@/lib/export/write-site-files';
import { writeIntegratorFiles } from '@/lib/integrators/write-integrator-files';
import { generateNavigation } from '@/lib/nav/generate-navigation';
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
  await makeBuiltPages();
  fs.rmSync(places.draft, { recursive: true, force: true });
  const next = run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  // On a machine with several cores this takes no time of its own.
  const [files] = await Promise.all([makeSiteFiles(), next]);

  step('Finishing the export');
  finishExport(places.draft, writeRedirects(places.redirects));
  writeSiteFiles(places.draft, files);
  await writeIntegratorFiles(places.draft);
  await writePlainForms(places.draft);
  replaceSite(places.draft, places.site);
  noteBuild();
  console.log(`The site stands in ${places.site}/.`);
});
