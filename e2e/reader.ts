import { type BrowserContext, test as base, expect } from '@playwright/test';

type Reader = {
  /** Expected console messages and failed requests. All others fail the test. */
  expectedNoise: readonly RegExp[];
  quietBrowser: undefined;
};

const noisyTypes = new Set(['error', 'warning']);
/** Playwright's message if a page would register a service worker, which only some tests allow. */
const blockedWorker = 'Service Worker registration blocked by Playwright';
/**
 * Chromium's message about unused preloads. It checks for them some seconds after a page has loaded, which may be between
 * React's preload of the next page's stylesheet and its use.
 */
const hastyLook = /\.css was preloaded using link preload but not used within a few seconds/;
/** Leaving a page aborts its pending requests, which isn't a failure. */
const givenUp = 'net::ERR_ABORTED';

function recordNoise(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    if (noisyTypes.has(message.type()) && text !== blockedWorker && !hastyLook.test(text))
      noise.push(`${message.type()}: ${text} (${url})`);
  });
  context.on('weberror', (error) => noise.push(`thrown: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== givenUp) noise.push(`not loaded: ${request.url()} (${reason})`);
  });
  return noise;
}

/**
 * Playwright's `test`, which fails on any console error or warning, exception, or failed request in any page of the
 * test's context. A file or a `describe` that causes some declares them:
 * `test.use({ expectedNoise: [/status of 404/] })`.
 */
export const test = base.extend<Reader>({
  expectedNoise: [[], { option: true }],
  quietBrowser: [
    async ({ context, expectedNoise }, use) => {
      const noise = recordNoise(context);
      // The workbench has a script from a host that doesn't exist, and tests don't request videos from theirs.
      await context.route('http://analytics.test/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await context.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
      );
      await use(undefined);
      const unexpected = noise.filter((line) => !expectedNoise.some((known) => known.test(line)));
      expect(unexpected, 'console messages, exceptions, and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
