// npm run e2e [-- Playwright arguments]: builds and serves missing sites, and runs the tests, or none with
// `--only-build`. Without arguments, it also checks that builds are reproducible.
import './plain-errors';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { modulesOf } from '@/lib/cache/modules-of';
import { digestOfSources, isBuildFresh } from '@/lib/export/build-freshness';
import { buildPaths } from '@/lib/export/build-paths';
import { createServer } from '@/lib/export/serve/create-server';
import { readRedirects } from '@/lib/export/serve/read-redirects';
import { readEnvironment } from '@/lib/site/env';
import { decoys } from '@/lib/testing/secrets';
import { findBrowser, findOptionalPrograms, installOptionalPrograms, testsOfPrograms } from './find-programs';
import { run, runCommand, runQuietly } from './run';
import { copySources } from './source-copy';

/** A site that is built apart: its output folder, and its build settings. */
type Site = { folder: string; settings: Readonly<Record<string, string>> };

/** The other sites that tests visit. `place` is the name of its URL in `e2e/places.ts`. */
const workbench: Site & { place: string } = {
  place: 'workbench',
  folder: '.cache/workbench',
  // Pages that use every feature.
  settings: {
    CONTENT_DIR: 'e2e/workbench',
    BASE_PATH: '/docs',
    // These hosts don't exist. Tests that need the chat or the script provide fake responses.
    CHAT_URL: 'http://chat.test/',
    ANALYTICS_SCRIPT: 'http://analytics.test/script.js',
  },
};
const hosted: Site & { place: string } = {
  place: 'hosted',
  folder: '.cache/hosted',
  // The same pages without a service worker, and with a hosted search that tests fake.
  settings: {
    CONTENT_DIR: 'e2e/workbench',
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'HOSTEDTEST',
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'searchonly',
    SERVICE_WORKER: 'off',
  },
};
const again: Site = { folder: '.cache/again', settings: {} };

const lowPriority = 19;

/** The caches of compiled pages and contracts. Entries are keyed by content, so builds can share them. */
const sharedCaches = ['contracts', 'documents', 'sample-names', 'social', 'solidity'].map((name) =>
  path.join('.cache', name),
);

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args[0] === '--only-build') {
    // Other checks run at the same time, and have priority. Child processes inherit it.
    os.setPriority(lowPriority);
    await buildSites([workbench, hosted]);
    return;
  }
  const others = [workbench, hosted].filter((site) => isVisited(site, args));
  const browser = await findBrowser();
  if (args.some((arg) => testsOfPrograms.includes(arg))) await installOptionalPrograms();
  const programs = findOptionalPrograms();
  await buildSites(others);

  const site = await createServer({
    folder: buildPaths.site,
    basePath: '',
    redirects: readRedirects(buildPaths.redirects),
    port: 0,
  });
  const servers = await Promise.all(
    others.map(async ({ folder, place, settings }) => {
      const basePath = settings.BASE_PATH ?? '';
      return { place, server: await createServer({ folder, basePath, redirects: [], port: 0 }) };
    }),
  );
  const test = (...more: string[]) =>
    run('npx', ['playwright', 'test', ...more], {
      ...process.env,
      SITE: `http://localhost:${site.port}`,
      ...Object.fromEntries(servers.map(({ place, server }) => [place.toUpperCase(), server.url])),
      ...(browser && { CHROMIUM_PATH: browser }),
      ...programs,
    });
  try {
    if (args.length > 0) {
      if (args.includes('--project=builds')) await buildApart(again);
      await test(...args);
      return;
    }
    // Builds would slow down browsers, so they run afterwards or with a low priority. Copying would block the servers.
    const results = await Promise.allSettled([buildApart(again, lowPriority), test('--project=site')]);
    results.push(...(await Promise.allSettled([test('--project=builds')])));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  } finally {
    await Promise.all([site, ...servers.map(({ server }) => server)].map((server) => server.close()));
    const missing = Object.keys(programs).filter((name) => !programs[name]);
    if (missing.length > 0)
      console.log(
        `\n▸ Skipped the tests that need ${missing.map((name) => name.replace('_PATH', '')).join(', ')}: not installed.`,
      );
  }
});

async function buildSites(others: readonly Site[]): Promise<void> {
  await Promise.all([
    isBuildFresh() || run('npm', ['run', '--silent', 'build'], { ...process.env, ...decoys }),
    ...others.map((site) => buildApart(site)),
  ]);
}

/** Whether the chosen spec files, or what they import, use the URL of a site from `e2e/places.ts`. */
function isVisited({ place }: { place: string }, args: readonly string[]): boolean {
  const specs = args.filter((arg) => /^e2e\/.*\.spec\.ts$/.test(arg));
  const importsPlace = new RegExp(`import \\{[^}]*\\b${place}\\b[^}]*\\} from '\\./places'`);
  return (
    specs.length === 0 || modulesOf(specs).some((file) => importsPlace.test(fs.readFileSync(file, 'utf8')))
  );
}

/**
 * Builds a site in a copy of the sources, unless it's up to date.
 * @param priority as of `runQuietly`
 * @throws Error with the build's output
 */
async function buildApart({ folder, settings }: Site, priority?: number): Promise<void> {
  const stamp = `${folder}.stamp`;
  const digest = digestOfSources(readEnvironment({ ...process.env, ...settings }));
  if (fs.existsSync(folder) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === digest) return;

  const copy = path.resolve('.cache/builds', path.basename(folder));
  copySources(process.cwd(), copy);
  fs.mkdirSync(path.join(copy, '.cache'));
  for (const cache of sharedCaches) {
    fs.mkdirSync(cache, { recursive: true });
    fs.symlinkSync(path.resolve(cache), path.join(copy, cache), 'junction');
  }
  // Builds on a host have secrets in their environment. e2e/secrets.spec.ts searches the output for these.
  const env = { ...process.env, ...decoys, ...settings };
  const build = ['--import', 'tsx', 'lib/commands/build.ts'];
  await runQuietly(`The build of ${folder} failed.`, build, { cwd: copy, env }, priority);

  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(path.join(copy, buildPaths.site), folder);
  fs.writeFileSync(stamp, digest);
  await fs.promises.rm(copy, { recursive: true, force: true, maxRetries: 20 });
}
