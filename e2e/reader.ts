import { type BrowserContext, test as base, expect } from '@playwright/test';

type Reader = {
  /** What a test's pages may write to the console or fail to load; everything else fails the test. */
  expectedNoise: readonly RegExp[];
  quietBrowser: undefined;
};

const noisyTypes = new Set(['error', 'warning']);
/** What Playwright writes where a page would register a service worker, which only some tests admit. */
const blockedWorker = 'Service Worker registration blocked by Playwright';
/**
 * What Chromium writes when it looks for unused preloads, some seconds after a page was loaded, in the moment between
 * React's preload of the next page's stylesheet and its use.
 */
const hastyLook = /\.css was preloaded using link preload but not used within a few seconds/;
/** A page that is left gives up its open requests, which is no failure. */
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
 * Playwright's `test` for a reader whose browser stays quiet: a console error or warning, an exception or a failed
 * request in any page of the test's context fails it. A file or a `describe` that provokes some declares it:
 * `test.use({ expectedNoise: [/status of 404/] })`.
 */
export const test = base.extend<Reader>({
  expectedNoise: [[], { option: true }],
  quietBrowser: [
    async ({ context, expectedNoise }, use) => {
      const noise = recordNoise(context);
      // The workbench names a script of a host that doesn't exist.
      await context.route('http://analytics.test/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await use(undefined);
      const unexpected = noise.filter((line) => !expectedNoise.some((known) => known.test(line)));
      expect(unexpected, 'console messages, exceptions and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
