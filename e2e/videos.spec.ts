import type { Locator, Page } from '@playwright/test';
import { whenHydrated } from './hydration';
import { boxOf } from './layout';
import { expect, test } from './reader';
import { refused, watchPolicy } from './watch-policy';

const poster = (page: Page) =>
  page.getByRole('link', { name: 'Video from YouTube: A withdrawal under Vesting' });
const player = (page: Page) => page.locator('iframe[title="A withdrawal under Vesting"]');

const frame = 'https://www.youtube-nocookie.com/embed/XIcYied15BM?autoplay=1';

test.beforeEach(({ context }) =>
  context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
  ),
);

test('a video plays in place of its poster, and nothing is requested from its host before the click', async ({
  page,
}) => {
  const strangers = await watchPolicy(page);
  await page.goto('/support/how-to');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // A script could contact the host.
  await whenHydrated(page);
  expect(strangers).toEqual([]);
  await expect(poster(page), 'without scripts').toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=XIcYied15BM',
  );
  await poster(page).click();
  await expect(player(page)).toBeFocused();
  await expect.poll(() => strangers).toEqual([frame]);
  await expect(page.frameLocator('.video > iframe').getByText('Player')).toBeVisible();
  expect(await refused(page)).toEqual([]);
});

test('the frame is allowed for a reader who follows a link, and no longer allowed on the next page', async ({
  page,
}) => {
  const strangers = await watchPolicy(page);
  await page.goto('/apps/guides/how-to');
  // On a hydrated page, links load no document if possible.
  await whenHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Withdraw vested tokens', exact: true }).click();
  await expect(page).toHaveURL('/support/how-to#withdraw-from-a-lockup-stream');
  await poster(page).click();
  await expect.poll(() => strangers).toEqual([frame]);

  await whenHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'FAQ', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ and contact');
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /;frame-src 'none';/);
});

test('a click with a modifier key is left to the browser', async ({ page }) => {
  await page.goto('/support/how-to');
  // Scripts must leave the click alone.
  await whenHydrated(page);
  // Chromium sometimes crashes when a test opens a tab of another site, so the page stops the click at last.
  const isLeft = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        addEventListener('click', (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        }),
      ),
  );
  await poster(page).click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeft).toBe(true);
  await expect(poster(page)).toBeVisible();
  await expect(player(page)).toHaveCount(0);
});

test('on a phone, a poster and its text are closer to their heading than to the next one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/support/how-to');
  const edges = async (part: Locator) => {
    const { y, height } = await boxOf(part);
    return { top: y, bottom: y + height };
  };
  const video = page.locator('.video').filter({ hasText: 'Bulk actions under Vesting' });
  const text = await edges(video.locator('+ p'));
  expect(text.top - (await edges(video)).bottom).toBeLessThanOrEqual(20);
  const next = page.getByRole('heading', { name: 'Trade stream NFTs on OpenSea' });
  expect((await edges(next)).top - text.bottom).toBeGreaterThanOrEqual(48);
});
