import type { APIRequestContext, Page, Route } from '@playwright/test';
import { showIntent } from './hydration';
import { expect, test } from './reader';

/** What stands in place of a page that can't be shown. Next has an empty alert of its own, for screen readers. */
const problem = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

// Every script blocked at once: `load-failure.spec.ts`; no scripts at all: `no-script.spec.ts`; those of the search:
// `search-loading.spec.ts`.
test.use({
  // What a script that breaks off is told for depends on where.
  expectedNoise: [/net::ERR_FAILED|status of 404|thrown: (Invalid|Missing|Unexpected|Unterminated) /],
});

/** The scripts that a page asks for at the first sign of intent, as paths. */
async function scriptsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  const [, from = ''] = /data-from="([^"]+)"/.exec(html) ?? [];
  const [, names = ''] = /data-scripts="([^"]+)"/.exec(html) ?? [];
  return names.split(' ').map((name) => `${from}${name}.js`);
}

/** Waits until nothing that was asked for is still on its way. */
const whenSettled = (page: Page) => page.waitForLoadState('networkidle');

const failures = {
  'does not arrive': (route: Route) => route.abort(),
  'is gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'breaks off in the middle': async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
};

const kinds = [
  ['a page', '/concepts/streaming', 'Streaming'],
  ['the home page', '/', 'Sablier'],
  ['the search page', '/search', 'Search'],
  ['a page of the contract reference', '/reference/errors', 'Errors'],
] as const;

for (const [kind, address, title] of kinds) {
  for (const [failure, fail] of Object.entries(failures)) {
    test(`when any one script of ${kind} ${failure}, it is readable and its links lead on`, async ({
      page,
    }) => {
      const scripts = await scriptsOf(page.request, address);
      // The one that all pages share, and on most pages that of their kind.
      expect(scripts.length).toBe(kind === 'the home page' ? 1 : 2);
      test.setTimeout(scripts.length * 10_000);
      for (const script of scripts) {
        const isIt = ({ pathname }: URL) => pathname === script;
        await page.route(isIt, fail);
        await page.goto(address);
        const asked = page.waitForRequest((request) => new URL(request.url()).pathname === script);
        await showIntent(page);
        await asked;
        await whenSettled(page);
        await expect(page.getByRole('heading', { level: 1 }), script).toContainText(title);
        await expect(page.getByRole('main'), script).toContainText(/\w{3,}.+\w{3,}/s);
        await expect(problem(page), script).toHaveCount(0);
        await page.locator('a[href="/api/overview"]').first().click();
        await expect(page, script).toHaveURL('/api/overview');
        await expect(page.getByRole('heading', { level: 1 }), script).toContainText('API');
        await page.unroute(isIt);
      }
    });
  }
}
