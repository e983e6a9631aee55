import type { Page } from '@playwright/test';
import { isHydrated, settle, showIntent, whenHydrated } from './hydration';
import { themeToggle } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';

declare global {
  interface Window {
    /** The size of each layout shift. */
    shifts: number[];
  }
}

const code = `${workbench}/code`;
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** Records the scripts and payloads that the page requests from now on. */
function recordLoads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|txt)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Opens a page without interacting, and waits until there are no more requests. */
async function openAndLeaveAlone(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await settle(page);
}

test('no page requests scripts or a payload before the first interaction', async ({ page }) => {
  const asked = recordLoads(page);
  for (const [kind, address] of [
    ['the home page', '/'],
    ['a page', '/concepts/streaming'],
    ['a page opened at a heading far below', '/concepts/lockup/stream-shapes#where-to-go-next'],
    ['a page opened at a text far below', '/concepts/lockup/stream-shapes#:~:text=custom%20curves'],
    ['a page with a query that it does not read', '/concepts/streaming?ref=newsletter'],
    ['the search page', '/search'],
  ] as const)
    await test.step(kind, async () => {
      // Otherwise the browser would only scroll to another place on the same page.
      await page.goto('about:blank');
      await openAndLeaveAlone(page, address);
      expect(await page.evaluate(() => window.scrollY > 0)).toBe(address.includes('#'));
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => document.querySelectorAll('script[src]').length)).toBe(0);
    });
});

test('each sign of interest hydrates the page without messages', async ({ page }) => {
  for (const [sign, show] of [
    ['the pointer moves', () => page.mouse.move(200, 300)],
    ['a key is pressed', () => page.keyboard.press('Shift')],
    ['the focus moves', () => page.getByRole('banner').getByRole('link').first().focus()],
    ['the wheel turns', () => page.mouse.wheel(0, 200)],
    ['the page is scrolled in any way', () => page.evaluate(() => window.scrollTo(0, 200))],
    [
      'a finger comes down',
      () => page.locator('body').dispatchEvent('pointerdown', { pointerType: 'touch' }),
    ],
  ] as const)
    await test.step(sign, async () => {
      await page.goto('about:blank');
      await openAndLeaveAlone(page, '/concepts/streaming');
      const asked = recordLoads(page);
      expect(await isHydrated(page)).toBe(false);
      await show();
      await expect.poll(() => isHydrated(page)).toBe(true);
      expect(asked.filter((path) => path.endsWith('.txt'))).toEqual(['/concepts/streaming.txt']);
      expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    });
});

test.describe('if the first interaction happens after a deploy', () => {
  test('a payload from another build is ignored: the page stays, and everything that needs no framework works', async ({
    page,
  }) => {
    await page.route('**/code.txt', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/"b":"\w+"/, '"b":"another"') });
    });
    const asked = recordLoads(page);
    await page.goto(code);
    const answered = page.waitForResponse('**/code.txt');
    await showIntent(page);
    await (await answered).finished();
    await themeToggle(page).click();
    expect(await theme(page)).toBe('light');
    expect(await page.evaluate(() => document.querySelectorAll('script[src]').length)).toBe(0);
    expect(asked.filter((path) => path.endsWith('.txt'))).toHaveLength(1);
    await page.getByRole('link', { name: 'link to the other page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  });
});

test('nothing moves during hydration', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of [
    code,
    `${workbench}/features`,
    '/',
    '/concepts/streaming',
    '/reference/errors',
    '/search',
  ]) {
    await openAndLeaveAlone(page, address);
    // Late fonts can move text. That's in `stability.spec.ts`, and deployments are in `deployments.spec.ts`.
    await page.evaluate(() => document.fonts.ready.then(() => window.shifts.splice(0)));
    await whenHydrated(page);
    await settle(page);
    expect(await page.evaluate(() => window.shifts), address).toEqual([]);
  }
});
