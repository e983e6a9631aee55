import type { Page } from '@playwright/test';
import { openHydrated, showIntent, whenHydrated } from './hydration';
import { boxOf } from './layout';
import { heading, sidebarLink } from './parts';
import { expect, test } from './reader';

const start = '/concepts/streaming';
const target = '/concepts/governance';
const article = (page: Page) => page.locator('main .prose').innerText();

test('every kind of navigation shows all of an article', async ({ page }) => {
  await openHydrated(page, target);
  const wanted = await article(page);

  await openHydrated(page, start);
  const first = await article(page);
  await sidebarLink(page, 'Governance').click();
  await expect(heading(page)).toHaveText('Governance');
  expect(await article(page)).toBe(wanted);
  // From here on, the router uses its cache.
  await page.goBack();
  await expect(heading(page)).toHaveText('Streaming');
  expect(await article(page)).toBe(first);
  await page.goForward();
  await expect(heading(page)).toHaveText('Governance');
  expect(await article(page)).toBe(wanted);
});

test('an opened page requests its own HTML and its payload once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, target);
  expect(asked.filter((path) => path === target)).toHaveLength(1);
  expect(asked.filter((path) => path === `${target}.txt`)).toHaveLength(1);
});

test.describe('if React rerenders the opened page', () => {
  test.use({ expectedNoise: [/Minified React error #418/] });

  test('its article is still shown', async ({ page }) => {
    await page.goto(target);
    const wanted = await article(page);
    // If React finds a text that differs from its own, it discards the element.
    await heading(page).evaluate((element) => element.append(' (translated)'));
    await showIntent(page);
    await whenHydrated(page);
    await expect(heading(page)).toHaveText('Governance');
    expect(await article(page)).toBe(wanted);
  });
});

test('the rule below the header of a table is straight if its corner is empty', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/concepts/flow/statuses');
  const cells = page.locator('thead').filter({ hasText: 'Void' }).locator('td, th');
  const rules = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).borderBottomWidth));
  expect(rules).toEqual(['0px', '0px', '0px']);
});

test('a heading is as far from steps that end with code as from other code', async ({ page }) => {
  await page.goto('/guides/airdrops/examples/create-campaign');
  const code = await boxOf(page.locator('.steps .code').last());
  const next = await boxOf(page.getByRole('heading', { name: 'Fund the campaign' }));
  expect(next.y - code.y - code.height).toBe(48);
});
