import type { Page, Route } from '@playwright/test';
import { showIntent, whenHydrated } from './hydration';
import { heading, isMarked, mark, problem, sidebarLink } from './parts';
import { expect, test } from './reader';

// For a payload that doesn't load, see `load-failure.spec.ts`. For the opened page's payload
// from another build, see `intent.spec.ts`.
test.use({
  expectedNoise: [/net::ERR_FAILED|status of (404|500)|Failed to fetch RSC payload|Connection closed/],
});

const target = '/concepts/governance';
const payload = `**${target}.txt`;

/** Waits until React has hydrated the open page, and marks its document. */
async function whenMarked(page: Page): Promise<void> {
  await whenHydrated(page);
  await mark(page);
}

/** Responds with a changed version of the file. */
const change = (edit: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: edit(await response.text()) });
};

const faults = {
  'is answered with an error': (route: Route) => route.fulfill({ status: 500, body: 'Broken' }),
  'is gone': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  'is replaced with an HTML page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><h1>Sign in to this network</h1>' }),
  'is empty': (route: Route) => route.fulfill({ contentType: 'text/plain', body: '' }),
  'ends after its first rows': change((text) => text.slice(0, 600)),
  'ends in the middle': change((text) => text.slice(0, text.length / 2)),
  'is from another deploy': change((text) => text.replace(/"b":"[^"]+"/, '"b":"another"')),
};

test('if the payload of a page is wrong, a link to it loads the whole page', async ({ page }) => {
  await page.goto('/concepts/streaming');
  for (const [fault, answer] of Object.entries(faults)) {
    await test.step(`a payload that ${fault}`, async () => {
      await whenMarked(page);
      await page.route(payload, answer);
      const answered = page.waitForResponse(payload);
      await sidebarLink(page, 'Governance').click();
      await answered;
      await expect(heading(page)).toHaveText('Governance');
      await expect(page).toHaveURL(target);
      await expect.poll(() => isMarked(page)).toBe(false);
      await expect(page.getByRole('main').locator('.prose p').last()).toBeAttached();
      await expect(problem(page)).toHaveCount(0);
      await page.goBack();
      await expect(heading(page)).toHaveText('Streaming');
      await page.unroute(payload);
    });
  }
});

test('if the payload of the opened page is wrong, its text stays and its links work', async ({ page }) => {
  for (const [fault, answer] of Object.entries(faults)) {
    await test.step(`a payload that ${fault}`, async () => {
      await page.route(payload, answer);
      await page.goto(target);
      const answered = page.waitForResponse(payload);
      await showIntent(page);
      await (await answered).finished();
      await expect(page.locator('html')).toHaveAttribute('data-lost');
      await expect(heading(page)).toHaveText('Governance');
      await expect(problem(page)).toHaveCount(0);
      await sidebarLink(page, 'Fees').click();
      await expect(heading(page)).toHaveText('Fees');
      await whenHydrated(page);
      await page.unroute(payload);
    });
  }
});
