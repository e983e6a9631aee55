// npm run e2e [-- playwright's arguments]: builds the site and two workbenches of pages that use every feature, serves them
// and runs the tests in e2e/ against them. `-- --quick` leaves out what builds again.
import './plain-errors';
import fs from 'node:fs';
import { isBuildFresh } from '@/lib/export/build-freshness';
import { places } from '@/lib/export/places';
import { createServer } from '@/lib/serve/create-server';
import { readRedirects } from '@/lib/serve/read-redirects';
import { findBrowser } from './find-browser';
import { run, runCommand } from './run';

const workbench = {
  CONTENT_DIR: 'e2e/workbench',
  BASE_PATH: '/docs',
  OUT_DIR: '.cache/workbench',
  // Nothing answers there; tests that open the chat or wait for the script answer in its place.
  CHAT_URL: 'http://chat.test/',
  ANALYTICS_SCRIPT: 'http://analytics.test/script.js',
};
/** The same pages with a hosted search; nothing is sent to it, because tests answer in its place. */
const hosted = {
  CONTENT_DIR: workbench.CONTENT_DIR,
  OUT_DIR: '.cache/hosted',
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'HOSTEDTEST',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'searchonly',
  // For a push; a test looks for it in all files of the site.
  ALGOLIA_ADMIN_KEY: 'mayneverbepublished',
};
const again = { OUT_DIR: '.cache/again' };

const build = (settings: Record<string, string>) =>
  run('npm', ['run', '--silent', 'build'], { ...process.env, ...settings });

await runCommand(async () => {
  const args = process.argv.slice(2);
  const isQuick = args.includes('--quick');
  const browser = await findBrowser();
  if (!isBuildFresh()) await build({});
  for (const bench of [workbench, hosted]) if (!isQuick || !fs.existsSync(bench.OUT_DIR)) await build(bench);
  // Nothing that an earlier build left may make the second one the same.
  fs.rmSync('.next', { recursive: true, force: true });
  if (!isQuick) await build(again);

  const redirects = readRedirects(places.redirects);
  const site = await createServer({ folder: places.site, basePath: '', redirects, port: 0 });
  const serveBench = ({
    OUT_DIR: folder,
    BASE_PATH: basePath = '',
  }: {
    OUT_DIR: string;
    BASE_PATH?: string;
  }) => createServer({ folder, basePath, redirects: [], port: 0 });
  const [bench, hostedBench] = await Promise.all([serveBench(workbench), serveBench(hosted)]);
  try {
    await run('npx', ['playwright', 'test', ...args.filter((arg) => arg !== '--quick')], {
      ...process.env,
      SITE: `http://localhost:${site.port}`,
      WORKBENCH: bench.url,
      HOSTED: hostedBench.url,
      ...(browser && { CHROMIUM_PATH: browser }),
    });
  } finally {
    await Promise.all([site.close(), bench.close(), hostedBench.close()]);
  }
});
