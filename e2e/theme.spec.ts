import type { Page } from '@playwright/test';
import { hold } from './hold';
import { openHydrated, whenHydrated } from './hydration';
import { expect, test } from './reader';
import { recordFrames } from './record-frames';

const address = '/concepts/streaming';

/** Returns whether the page's painted background is dark or light. Runs in the page. */
function lookAtBackground(): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) throw new Error('No canvas');
  canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, , , opacity] = canvas.getImageData(0, 0, 1, 1).data;
  if (!opacity) return 'not styled';
  return red < 128 ? 'dark' : 'light';
}

const expectTheme = (page: Page, theme: 'dark' | 'light') =>
  expect.poll(() => page.evaluate(lookAtBackground)).toBe(theme);

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between dark and light theme' });

test('the theme follows the system until the reader chooses one', async ({ page }) => {
  await openHydrated(page, address);
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  expect(await stored(page)).toBeNull();

  await toggle(page).click();
  await expectTheme(page, 'light');
  expect(await stored(page)).toBe('light');
  await toggle(page).press('Enter');
  await expectTheme(page, 'dark');
  expect(await stored(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await whenHydrated(page);
  await expectTheme(page, 'dark');
});

test('the page is dark if there is no preference', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.includes('prefers-color-scheme') ? 'not all' : query);
  });
  await page.goto(address);
  for (const state of ['before any script', 'after hydration']) {
    await test.step(state, async () => {
      await expectTheme(page, 'dark');
      expect(await stored(page)).toBeNull();
      await toggle(page).click();
      await expectTheme(page, 'light');
    });
    await page.evaluate(() => localStorage.clear());
    await openHydrated(page, address);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the theme follows the system, and there is no theme button', async ({ page }) => {
    await page.goto(address);
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'light');
    await expect(toggle(page)).toBeHidden();
  });
});

for (const [system, chosen] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`a chosen ${chosen} theme applies from the first frame on a ${system} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await openHydrated(page, address);
    await toggle(page).click();
    await expectTheme(page, chosen);

    const frames = await recordFrames(page, lookAtBackground);
    const releaseScripts = await hold(page, '**/*.js');
    await page.reload({ waitUntil: 'commit' });
    await frames.painted();
    releaseScripts();
    await whenHydrated(page);
    expect(new Set(await frames.sights())).toEqual(new Set([chosen]));

    await page.getByRole('link', { name: 'Use cases' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Use cases' })).toBeVisible();
    expect(new Set(await frames.sights())).toEqual(new Set([chosen]));
  });
}

test('the theme follows the choice in another tab', async ({ page, context }) => {
  await page.goto(address);
  const other = await context.newPage();
  await openHydrated(other, '/concepts/glossary');
  await toggle(other).click();
  await expectTheme(other, 'light');
  // Without its scripts, too.
  await expectTheme(page, 'light');
  await whenHydrated(page);
  await toggle(page).click();
  await expectTheme(other, 'dark');

  await other.evaluate(() => localStorage.setItem('theme', 'tampered'));
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');

  await toggle(page).click();
  await expectTheme(page, 'light');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expectTheme(page, 'dark');
});
