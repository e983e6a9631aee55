import type { APIRequestContext, Page, Route } from '@playwright/test';
import { showIntent } from './hydration';
import { announcement, problem, themeToggle } from './parts';
import { expect, test } from './reader';

// For all scripts blocked, see `load-failure.spec.ts`. For disabled JavaScript, see `no-script.spec.ts`. For
// the search's scripts, see `search-loading.spec.ts`.
test.use({
  // The message for a truncated script depends on where it ends.
  expectedNoise: [/net::ERR_FAILED|status of 404|thrown: (Invalid|[Mm]issing|Unexpected|Unterminated) /],
});

/** Returns the paths of the scripts that a page requests at the first sign of intent. */
async function scriptsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  const [, from = ''] = /data-from="([^"]+)"/.exec(html) ?? [];
  const [, names = ''] = /data-scripts="([^"]+)"/.exec(html) ?? [];
  return names.split(' ').map((name) => `${from}${name}.js`);
}

/** Waits until the page has given up on React, after which it requests nothing more. */
const whenLost = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-lost');

async function breakOff(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
}

const failures = {
  'fails to load': (route: Route) => route.abort(),
  'returns 404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'ends in the middle': breakOff,
};

const kinds = [
  ['a page', '/concepts/streaming', 'Streaming'],
  ['the home page', '/', 'Sablier'],
  ['the search page', '/search', 'Search'],
  [
    'a page of the contract reference',
    '/reference/flow/contracts/interfaces/interface.IAdminable',
    'IAdminable',
  ],
] as const;

for (const [kind, address, title] of kinds) {
  test(`if any one script of ${kind} is lost, the page is readable and its links work`, async ({ page }) => {
    const scripts = await scriptsOf(page.request, address);
    // The script that all pages share, and on most pages, the script of their kind.
    expect(scripts.length).toBe(kind === 'the home page' ? 1 : 2);
    // All pages handle a failure alike.
    const tried = Object.entries(failures).slice(kind === 'a page' ? 0 : -1);
    const cases = scripts.flatMap((script) =>
      tried.map(([failure, fail]) => [script, failure, fail] as const),
    );
    for (const [script, failure, fail] of cases) {
      await test.step(`${script} ${failure}`, async () => {
        const isIt = ({ pathname }: URL) => pathname === script;
        await page.route(isIt, fail);
        await page.goto(address);
        const asked = page.waitForRequest((request) => new URL(request.url()).pathname === script);
        await showIntent(page);
        await asked;
        await whenLost(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await expect(page.getByRole('main')).toContainText(/\w{3,}.+\w{3,}/s);
        await expect(problem(page)).toHaveCount(0);
        await page.locator('a[href="/api/overview"]').first().click();
        await expect(page).toHaveURL('/api/overview');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('API');
        await page.unroute(isIt);
      });
    }
  });
}

const reading = '/concepts/streaming';
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss announcement' }).click();
const copy = (page: Page) => page.getByRole('button', { name: 'Copy page' });

/**
 * Opens a page, shows intent, and holds one of its scripts while React may already have read the stored
 * choices.
 * @returns a function that sends the first half of the script, and waits until the page has handled the
 * failure
 */
async function openWithout(page: Page, address: string, script: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isIt = ({ pathname }: URL) => pathname === script;
  await page.route(isIt, async (route) => {
    await released;
    await breakOff(route);
  });
  await page.goto(address);
  await showIntent(page);
  await page.waitForFunction((src) => document.querySelector(`script[src="${src}"]`), script);
  return async () => {
    const noticed = page.waitForEvent('pageerror');
    release();
    await noticed;
    await page.unroute(isIt);
  };
}

/** Returns the script that all pages share, without which no other script runs. */
async function sharedScriptOf(request: APIRequestContext, address: string): Promise<string> {
  const [[shared = 'none'] = [], ...others] = await Promise.all(
    [address, '/'].map((each) => scriptsOf(request, each)),
  );
  expect(others).toEqual([[shared]]);
  return shared;
}

/**
 * Records theme changes. The system's theme is dark here.
 * @returns a function that returns each theme since
 */
async function recordThemes(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const themes = ['dark'];
    new MutationObserver(() => {
      const theme = root.dataset.theme === 'light' ? 'light' : 'dark';
      if (theme !== themes.at(-1)) themes.push(theme);
    }).observe(root, { attributeFilter: ['data-theme'] });
    Object.assign(window, { themes });
  });
  return () => page.evaluate(() => (window as unknown as { themes: string[] }).themes.slice(1));
}

test('if any one script is truncated, each click on the theme button counts once, and the announcement can be dismissed', async ({
  page,
}) => {
  const scripts = await scriptsOf(page.request, reading);
  for (const script of scripts) {
    const breakIt = await openWithout(page, reading, script);
    const themes = await recordThemes(page);
    await themeToggle(page).click();
    await breakIt();
    await expect.poll(themes, script).toEqual(['light']);
    await whenLost(page);
    await themeToggle(page).click();
    await expect.poll(themes, script).toEqual(['light', 'dark']);
    await themeToggle(page).click();
    await expect.poll(themes, script).toEqual(['light', 'dark', 'light']);
    await themeToggle(page).click();
    await expect.poll(themes, script).toEqual(['light', 'dark', 'light', 'dark']);
    expect(await page.evaluate(() => localStorage.getItem('theme')), script).toBe('dark');
    await expect(announcement(page), script).toBeVisible();
    await dismiss(page);
    await expect(announcement(page), script).toBeHidden();
    await page.reload();
    await expect(announcement(page), script).toBeHidden();
    await page.evaluate(() => localStorage.clear());
  }
});

test('all clicks that wait for a truncated script count, except on buttons that need it', async ({
  page,
}) => {
  const breakIt = await openWithout(page, reading, await sharedScriptOf(page.request, reading));
  await page.evaluate(() => {
    Object.assign(window, { heard: 0 });
    document.addEventListener('click', () => {
      (window as unknown as { heard: number }).heard += 1;
    });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  const themes = await recordThemes(page);
  for (let click = 0; click < 3; click += 1) await themeToggle(page).click();
  await dismiss(page);
  await copy(page).click();
  expect(await themes()).toEqual([]);
  await expect(announcement(page)).toBeVisible();
  await breakIt();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await expect(announcement(page)).toBeHidden();
  // The click on the other button was dropped, and later ones are no longer held.
  expect(await heard()).toBe(0);
  await copy(page).click();
  expect(await heard()).toBe(1);
  await page.reload();
  await expect(announcement(page)).toBeHidden();
});

test.describe('if a translator changed the page before', () => {
  // React reports an error and continues.
  test.use({ expectedNoise: [/Minified React error #418/] });

  test('early clicks are still handled', async ({ page }) => {
    await page.goto(reading);
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('main p')) text.innerHTML = '<font>Bonjour</font>';
    });
    const reported = page.waitForEvent('pageerror');
    await page.keyboard.press('Control+k');
    await reported;
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
