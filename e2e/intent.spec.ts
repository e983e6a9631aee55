import type { Page } from '@playwright/test';
import { hold } from './hold';
import { openHydrated, settle, showIntent, whenHydrated } from './hydration';
import { workbench } from './places';
import { expect, test } from './reader';
import { field } from './search-reader';

/** Why these tests start on a hydrated page. */
const because = 'it is about the moment after hydration';

declare global {
  interface Window {
    /** The size of each layout shift. */
    shifts: number[];
  }
}

const code = `${workbench}/code`;
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between dark and light theme' });
const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Records the scripts and payloads that the page requests from now on. */
function recordLoads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|txt)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Holds payloads, and thus the framework. */
const holdPayloads = (page: Page) => hold(page, '**/*.txt');

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

test('a page is updated after a change in another window', async ({ page, context }) => {
  await page.goto(code);
  const other = await context.newPage();
  await openHydrated(other, code, because);
  const before = await theme(other);
  await toggle(other).click();
  await expect.poll(() => theme(page)).not.toBe(before);
  expect(await theme(page)).toBe(await theme(other));
});

test('the scripts load immediately if the URL affects the page’s content', async ({ page }) => {
  await page.goto('/search?q=stream');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.goto('/reference/errors?data=0xdeadbeef');
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('the scripts load immediately if a stored choice affects the page’s content', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs.package-manager', 'pnpm'));
  await page.goto(code);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['pnpm', 'pnpm']);
});

test('a site that was built with EAGER=1 loads its scripts immediately', async ({ page }) => {
  // Adds the attribute that such a build writes into each page. The page's policy still applies.
  await page.route(code, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('<script data-payload', '<script data-eager="" data-payload'),
    });
  });
  await page.goto(code);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('before the framework has loaded, the theme changes immediately, and once', async ({ page }) => {
  const release = await holdPayloads(page);
  await page.goto(code);
  await toggle(page).click();
  expect(await theme(page)).toBe('light');
  await toggle(page).click();
  expect(await theme(page)).toBe('dark');
  await toggle(page).click();
  expect(await theme(page)).toBe('light');
  release();
  await whenHydrated(page, because);
  await settle(page);
  expect(await theme(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await toggle(page).click();
  await expect.poll(() => theme(page)).toBe('dark');
});

test('before the framework has loaded, the announcement can be dismissed immediately, and stays hidden', async ({
  page,
}) => {
  const release = await holdPayloads(page);
  await page.goto(code);
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(announcement(page)).toBeHidden();
  release();
  await whenHydrated(page, because);
  await expect(announcement(page)).toBeHidden();
  await page.reload();
  await expect(announcement(page)).toBeHidden();
});

test('a theme that the browser cannot store still changes, once', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const release = await holdPayloads(page);
  await page.goto(code);
  await toggle(page).click();
  expect(await theme(page)).toBe('light');
  release();
  await whenHydrated(page, because);
  await expect.poll(() => theme(page)).toBe('light');
});

/** Counts the clicks that reach an element, like React's handlers would see them. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    const state = window as unknown as { heard: number };
    state.heard = 0;
    document.addEventListener('click', () => {
      state.heard += 1;
    });
  });

test('a tab that is clicked before the framework has loaded is selected afterwards, by one click', async ({
  page,
}) => {
  const release = await holdPayloads(page);
  await page.goto(code);
  await countClicks(page);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  release();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['pnpm', 'pnpm']);
  expect(await page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(1);
});

test('clicks and keys on tabs are replayed in order', async ({ page }) => {
  const release = await holdPayloads(page);
  await page.goto(code);
  await page.getByRole('tab', { name: 'pnpm' }).last().click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  release();
  await whenHydrated(page, because);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['pnpm', 'pnpm']);
});

for (const keys of ['Control+k', '/']) {
  test(`${keys} before the framework has loaded opens the search, which keeps the typed text`, async ({
    page,
  }) => {
    const release = await holdPayloads(page);
    await page.goto(code);
    await page.keyboard.press(keys);
    await page.keyboard.type('tables');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('table');
    release();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.type('-x');
    await expect(field(page)).toHaveValue('table-x');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press(keys);
    await expect(field(page)).toHaveValue('');
    // The field still has the focus in the frame in which the dialog closes.
    await field(page).evaluate((element) => {
      element.closest('dialog')?.close();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    });
    await expect(field(page)).toBeVisible();
  });
}

test('links, details, and the drawer work before the framework has loaded', async ({ page }) => {
  await holdPayloads(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/concepts/lockup/hooks');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('navigation', { name: 'Concepts pages' });
  await drawer.getByText('All sections').click();
  await expect(drawer.getByRole('link', { name: 'Guides', exact: true })).toBeVisible();
  await drawer.getByRole('link', { name: 'Tranches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tranches');
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
    await toggle(page).click();
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
    '/guides/lockup/deployments',
    '/reference/errors',
    '/search',
  ]) {
    await openAndLeaveAlone(page, address);
    // Late fonts can move text. That's in `stability.spec.ts`.
    await page.evaluate(() => document.fonts.ready.then(() => window.shifts.splice(0)));
    await whenHydrated(page, because);
    await settle(page);
    expect(await page.evaluate(() => window.shifts), address).toEqual([]);
  }
});
