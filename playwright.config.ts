import { defineConfig } from '@playwright/test';

/** Tests that build or compile, which would slow down browsers beside them. They run one after another, after the others. */
const builds = ['development', 'failed-build', 'reproducible', 'secrets'].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // A Chromium with a window system takes twice the processor time of a headless one, which Playwright's own is, too.
  workers: /(headless-shell|^)$/.test(process.env.CHROMIUM_PATH ?? '') ? 3 : 2,
  projects: [
    { name: 'site', testIgnore: builds },
    { name: 'builds', testMatch: builds, workers: 1 },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can stop for seconds. A test that passes only the second time is listed as flaky: look into it.
  retries: process.env.CI ? 1 : 0,
  // A log ends with what failed; the report is what a workflow keeps of it.
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : 'list',
  timeout: 60_000,
  // Conditions, not times: several browsers share the processor.
  expect: { timeout: 10_000 },
  use: {
    ...(process.env.SITE && { baseURL: process.env.SITE }),
    colorScheme: 'dark',
    // Tests answer for the network, which doesn't hear of what a service worker asks for; offline.spec.ts admits it.
    serviceWorkers: 'block',
    screenshot: process.env.CI ? 'only-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
