import type { Page } from '@playwright/test';
import { showIntent, whenHydrated } from './hydration';
import { isMarked, mark } from './parts';
import { expect, test } from './reader';

// React logs every caught error, and Next logs each one that replaced a page.
test.use({ expectedNoise: [/The position broke|just a word|No keyboard/] });

declare global {
  interface Window {
    /** If set, the component that follows the scroll position throws it. */
    crashCause?: unknown;
  }
}

const crash = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page crashed' });
const tryAgain = (page: Page) => crash(page).getByRole('button', { name: 'Try again' });

/** Makes the component that follows the scroll position throw `window.crashCause`. */
const breakReadingPosition = (page: Page) =>
  page.addInitScript(() => {
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = function () {
      if (window.crashCause !== undefined && this.matches('h2, h3')) throw window.crashCause;
      return getBoundingClientRect.call(this);
    };
  });

const setCause = () => {
  window.crashCause = new Error('The position broke', {
    cause: new TypeError('its root was not there', { cause: 'the reader left' }),
  });
};

test("a crashed page shows a message without the error's text, and can be retried", async ({ page }) => {
  await breakReadingPosition(page);
  await page.addInitScript(setCause);
  await page.goto('/concepts/streaming');
  await showIntent(page);
  await expect(crash(page).getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await expect(crash(page)).toContainText('Something on it stopped working.');
  await expect(crash(page)).not.toContainText(/position|root|reader/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Fees' })).toBeVisible();
  await expect(page).toHaveTitle(/Streaming/);

  await tryAgain(page).click();
  await expect(crash(page)).toBeVisible();

  await page.evaluate(() => {
    delete window.crashCause;
  });
  await mark(page);
  await tryAgain(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Streaming');
  await expect(crash(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('.prose h2').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.locator('#sidebar').getByRole('link', { name: 'Fees' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fees');
});

test('the reader can leave a crashed page by links, whatever was thrown', async ({ page }) => {
  await breakReadingPosition(page);
  await page.goto('/concepts/streaming');
  await whenHydrated(page);
  await page.evaluate(setCause);
  await page.locator('#sidebar').getByRole('link', { name: 'Fees' }).click();
  await expect(crash(page)).toBeVisible();
  await expect(page).toHaveURL('/concepts/fees');
  await page.evaluate(() => delete window.crashCause);
  await page.locator('#sidebar').getByRole('link', { name: 'Governance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Governance');

  // A thrown value that isn't an Error is handled, too.
  await page.evaluate(() => {
    window.crashCause = 'just a word';
  });
  await page.locator('#sidebar').getByRole('link', { name: 'Security' }).click();
  await expect(crash(page)).toBeVisible();
  await expect(crash(page)).not.toContainText('just a word');
  await crash(page).getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
});

test.describe('when the layout crashes', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const real = navigator.platform;
      window.crashCause = 'set';
      Object.defineProperty(Navigator.prototype, 'platform', {
        get() {
          if (window.crashCause) throw new Error('No keyboard', { cause: new Error('no platform') });
          return real;
        },
      });
    });
  });

  test('a message is shown, and the page can be retried, or the home page be opened', async ({ page }) => {
    await page.goto('/concepts/streaming');
    await showIntent(page);
    await expect(crash(page)).toBeVisible();
    await expect(crash(page)).not.toContainText(/keyboard|platform/);
    await page.evaluate(() => delete window.crashCause);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Streaming');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(crash(page)).toHaveCount(0);

    // The cause is set again.
    await page.goto('/concepts/streaming');
    await showIntent(page);
    await expect(crash(page)).toBeVisible();
    await page.evaluate(() => delete window.crashCause);
    await crash(page).getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(crash(page)).toHaveCount(0);
  });

  test('the chosen theme is kept', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto('/search');
    await showIntent(page);
    await expect(crash(page)).toBeVisible();
    const crashed = await background();
    await page.evaluate(() => delete window.crashCause);
    await tryAgain(page).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(crashed).toBe(await background());
  });
});
