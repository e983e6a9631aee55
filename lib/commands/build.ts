// npm run build: checks the content, builds a draft of the site, and if all steps succeed, moves it to out/.
import './plain-errors';
import './as-production';
import fs from 'node:fs';
import { findDangling } from '@/lib/check/check-inputs';
import { digestOfSources, recordBuild } from '@/lib/export/build-freshness';
import { buildPaths } from '@/lib/export/build-paths';
import { checkReplaceable, moveFiles, replaceSite } from '@/lib/export/export-files';
import { finishExport } from '@/lib/export/next/finish-export';
import { writeOfflineFiles } from '@/lib/export/offline/write-offline-files';
import { secureExport } from '@/lib/export/secure-export';
import { readRedirects } from '@/lib/export/serve/read-redirects';
import { clearBuiltPages } from '@/lib/pages/built-pages';
import { env } from '@/lib/site/env';
import { generateModules } from './generate-modules';
import { nextBin, runCommand, runTogether } from './run';

await runCommand(async () => {
  checkReplaceable(buildPaths.site);
  const sources = digestOfSources(env);

  await step('Generating modules from the content', () => generateModules(findDangling('public')));
  clearBuiltPages();
  fs.rmSync(buildPaths.draft, { recursive: true, force: true });
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    WITH_CONTENT: '1',
  } as const;
  // Next bundles the code while the other script compiles the content, and waits for it before it renders pages.
  await step('Checking and compiling the content, and bundling and rendering the pages', () =>
    runTogether('The site was not built; the last build is untouched.', [
      { args: [nextBin, 'build'], env: settings },
      { args: ['--import', 'tsx', 'lib/commands/make-content.ts'] },
    ]),
  );
  const redirects = readRedirects(buildPaths.redirects);
  await step('Slimming the pages that Next exported', () => finishExport(buildPaths.draft, redirects));
  await step('Adding the other files, policies, and headers', () => {
    moveFiles(buildPaths.made, buildPaths.draft);
    secureExport(buildPaths.draft, redirects);
  });
  await step('Creating the service worker', () => writeOfflineFiles(buildPaths.draft, env));
  await step('Replacing the site', () => {
    replaceSite(buildPaths.draft, buildPaths.site);
    recordBuild(sources);
  });
  console.log(`The site is in ${buildPaths.site}/.`);
});

/** Does a part of the build, and prints its title and how long it took. */
async function step(title: string, work: () => void | Promise<void>): Promise<void> {
  console.log(`\n▸ ${title}`);
  console.time(title);
  await work();
  console.timeEnd(title);
}
