import type { Page } from '@playwright/test';
import { openHydrated, showIntent, whenHydrated } from './hydration';
import { expect, test } from './reader';

/** The reason why tests here start with a hydrated page. */
const because = 'it is about what React adopts';

const start = '/concepts/streaming';
const target = '/concepts/governance';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const article = (page: Page) => page.locator('main .prose').innerText();
const sidebarLink = (page: Page, name: string) =>
  page.locator('#sidebar').getByRole('link', { name, exact: true });

test('an article stands in the HTML of its page alone, and each way to the page shows all of it', async ({
  page,
}) => {
  await openHydrated(page, target, because);
  const wanted = await article(page);
  const last = await page.locator('main .prose .html p').last().innerText();
  expect(last.length).toBeGreaterThan(40);
  expect(await (await page.request.get(`${target}.txt`)).text()).not.toContain(last.slice(0, 40));

  await openHydrated(page, start, because);
  const first = await article(page);
  await sidebarLink(page, 'Governance').click();
  await expect(heading(page)).toHaveText('Governance');
  expect(await article(page)).toBe(wanted);
  // From here on, the router shows what it has kept.
  await page.goBack();
  await expect(heading(page)).toHaveText('Streaming');
  expect(await article(page)).toBe(first);
  await page.goForward();
  await expect(heading(page)).toHaveText('Governance');
  expect(await article(page)).toBe(wanted);
});

test('a page that is opened asks for its own HTML once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, target, because);
  expect(asked.filter((path) => path === target)).toHaveLength(1);
  expect(asked).toContain(`${target}.txt`);
});

test.describe('when React draws the page that is opened anew', () => {
  test.use({ expectedNoise: [/Minified React error #418/] });

  test('its article is still there', async ({ page }) => {
    await page.goto(target);
    const wanted = await article(page);
    // Where React finds another text than it has written itself, it gives up what stands there.
    await heading(page).evaluate((element) => element.append(' (translated)'));
    await showIntent(page);
    await whenHydrated(page, because);
    await expect(heading(page)).toHaveText('Governance');
    expect(await article(page)).toBe(wanted);
  });
});
