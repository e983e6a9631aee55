import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A log ends with what failed; the report is what a workflow keeps of it.
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : 'list',
  timeout: 30_000,
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
