import { type BrowserContext, test as base, expect } from '@playwright/test';
import { recordHydration } from './hydration';

type Reader = {
  /** Expected console messages, dialogs, and failed requests. All others fail the test. */
  expectedNoise: readonly RegExp[];
  quietBrowser: undefined;
};

const noisyTypes = new Set(['error', 'warning']);
/** Playwright's message if a page would register a service worker, which only some tests allow. */
const blockedWorker = 'Service Worker registration blocked by Playwright';
/**
 * Chromium's message about preloads that it considers unused, because they weren't used within some seconds. On a busy
 * machine, that's before their use.
 */
const hastyLook = /was preloaded using link preload but not used within a few seconds/;
/** Leaving a page aborts its pending requests, which isn't a failure. */
const givenUp = 'net::ERR_ABORTED';
/**
 * The host of the workbench's analytics script, and of videos. Browsers in tests don't reach them, as
 * playwright.config.ts says. If the fixture answered for them instead, its interception would switch off the browser's
 * cache.
 */
const otherHosts = /^https?:\/\/(analytics\.test|www\.youtube-nocookie\.com)\//;

function recordNoise(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    const isExpected = text === blockedWorker || hastyLook.test(text) || otherHosts.test(url);
    if (noisyTypes.has(message.type()) && !isExpected) noise.push(`${message.type()}: ${text} (${url})`);
  });
  context.on('weberror', (error) => noise.push(`thrown: ${error.error().message}`));
  context.on('dialog', (dialog) => {
    noise.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {}); // The page may be closed by now.
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== givenUp && !otherHosts.test(request.url()))
      noise.push(`not loaded: ${request.url()} (${reason})`);
  });
  return noise;
}

/**
 * Playwright's `test`, which fails on any console error or warning, exception, dialog, or failed request in any page of
 * the test's context. A file or a `describe` that causes some declares them:
 * `test.use({ expectedNoise: [/status of 404/] })`.
 */
export const test = base.extend<Reader>({
  expectedNoise: [[], { option: true }],
  quietBrowser: [
    async ({ context, expectedNoise }, use) => {
      const noise = recordNoise(context);
      await recordHydration(context);
      await use(undefined);
      const unexpected = noise.filter((line) => !expectedNoise.some((known) => known.test(line)));
      expect(unexpected, 'console messages, exceptions, dialogs, and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
