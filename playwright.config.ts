import { defineConfig } from '@playwright/test';

/** Tests that build or compile. They would slow down browsers, so they run after the others, one after another. */
const builds = ['development', 'failed-build', 'reproducible', 'secrets'].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // For two cores, because many tests wait: with three, a third of the processor is idle. A full Chromium needs twice
  // as much processor time as a headless shell, which Playwright's own browser is, too.
  workers: /(headless-shell|^)$/.test(process.env.CHROMIUM_PATH ?? '') ? 4 : 2,
  projects: [
    { name: 'site', testIgnore: builds },
    { name: 'builds', testMatch: builds, workers: 1 },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can stop for seconds. A test that passes only the second time is listed as flaky: look into it.
  retries: 1,
  // A log ends with what failed; the report is what a workflow keeps of it.
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : 'list',
  // Generous, because several browsers share the CPU, on a machine that others may use, too. Tests wait for conditions, not for time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...(process.env.SITE && { baseURL: process.env.SITE }),
    colorScheme: 'dark',
    // Tests fake network responses, which doesn't work for requests from a service worker. offline.spec.ts allows one.
    serviceWorkers: 'block',
    screenshot: process.env.CI ? 'only-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // One process per context for its pages, and none for graphics, takes a tenth less CPU time.
        '--renderer-process-limit=1',
        '--in-process-gpu',
        // Each test has a context of its own, which no cache of compiled scripts outlives.
        '--v8-cache-options=none',
        // Only this machine's servers can be reached.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
