import type { Page } from '@playwright/test';
import { showIntent, whenHydrated } from './hydration';
import { expect, test } from './reader';

/** Why pages are hydrated before anyone touches them here. */
const because = 'a part breaks while React runs';

// React tells the console of every error that it caught for us, and Next of each that ended in a page's place.
test.use({ expectedNoise: [/The observer broke|just a word|No keyboard/] });

declare global {
  interface Window {
    /** While it is set, following the reader's position crashes the page. */
    crashCause?: unknown;
  }
}

const crash = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page crashed' });
const tryAgain = (page: Page) => crash(page).getByRole('button', { name: 'Try again' });

/** Makes the part that follows the reader's position throw what `window.crashCause` holds. */
const breakObserver = (page: Page) =>
  page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      if (window.crashCause !== undefined && element.matches('h2, h3')) throw window.crashCause;
      observe.call(this, element);
    };
  });

const setCause = () => {
  window.crashCause = new Error('The observer broke', {
    cause: new TypeError('its root was not there', { cause: 'the reader left' }),
  });
};

test('a page that crashes says so, without the words of the error, and can be tried again', async ({
  page,
}) => {
  await breakObserver(page);
  await page.addInitScript(setCause);
  await page.goto('/concepts/streaming');
  await showIntent(page);
  await expect(crash(page).getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await expect(crash(page)).toContainText('Something on it stopped working.');
  await expect(crash(page)).not.toContainText(/observer|root|reader/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Fees' })).toBeVisible();
  await expect(page).toHaveTitle(/Streaming/);

  await tryAgain(page).click();
  await expect(crash(page)).toBeVisible();

  await page.evaluate(() => {
    delete window.crashCause;
    document.documentElement.dataset.seen = 'before';
  });
  await tryAgain(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Streaming');
  await expect(crash(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('.prose h2').first()).toBeVisible();
  // The same document, not a new one.
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'before');
  await page.locator('#sidebar').getByRole('link', { name: 'Fees' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fees');
});

test('from a crashed page the reader gets to other pages', async ({ page }) => {
  await breakObserver(page);
  await page.goto('/concepts/streaming');
  await whenHydrated(page, because);
  await page.evaluate(setCause);
  await page.locator('#sidebar').getByRole('link', { name: 'Fees' }).click();
  await expect(crash(page)).toBeVisible();
  await expect(page).toHaveURL('/concepts/fees');
  await page.evaluate(() => delete window.crashCause);
  await page.locator('#sidebar').getByRole('link', { name: 'Governance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Governance');

  await page.evaluate(setCause);
  await page.locator('#sidebar').getByRole('link', { name: 'Security' }).click();
  await crash(page).getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
});

test('a crash by something that is no error is told too', async ({ page }) => {
  await breakObserver(page);
  await page.addInitScript(() => {
    window.crashCause = 'just a word';
  });
  await page.goto('/concepts/streaming');
  await showIntent(page);
  await expect(crash(page)).toBeVisible();
  await expect(crash(page)).not.toContainText('just a word');
});

test.describe('when what stands round the pages crashes', () => {
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

  test('that is told too, and can be tried again', async ({ page }) => {
    await page.goto('/concepts/streaming');
    await showIntent(page);
    await expect(crash(page)).toBeVisible();
    await expect(crash(page)).not.toContainText(/keyboard|platform/);
    await page.evaluate(() => delete window.crashCause);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Streaming');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(crash(page)).toHaveCount(0);
  });

  test('the way to the start page is open', async ({ page }) => {
    await page.goto('/concepts/streaming');
    await showIntent(page);
    await expect(crash(page)).toBeVisible();
    await page.evaluate(() => delete window.crashCause);
    await crash(page).getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(crash(page)).toHaveCount(0);
  });

  test('the chosen theme stays', async ({ page }) => {
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
