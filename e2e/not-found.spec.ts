import type { Page } from '@playwright/test';
import { overflowOf } from './layout';
import { expect, test } from './reader';

// The browser logs the page's 404.
test.use({ expectedNoise: [/^error: Failed to load resource: .* status of 404/] });

const main = (page: Page) => page.getByRole('main');

async function visitUnknown(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
}

test('an unknown path is shown, with the nearest page and a search for its words', async ({ page }) => {
  await visitUnknown(page, '/concepts/lockup/stream-shape');
  await expect(page).toHaveTitle('Page not found | Sablier Docs');
  await expect(page).toHaveURL('/concepts/lockup/stream-shape');
  await expect(main(page).getByText('/concepts/lockup/stream-shape', { exact: true })).toBeVisible();
  const search = main(page).getByRole('link', { name: /^Search/ });
  const words = 'Search for “stream shape”';
  await expect(search).toHaveText(words);
  await expect(search).toHaveAttribute('href', /^\/search\?q=stream(%20|\+)shape$/);
  await expect(main(page).getByText('Did you mean')).toHaveText(
    'Did you mean Stream shapes? Concepts › Lockup',
  );
  await expect(main(page).getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');

  await main(page).getByRole('link', { name: 'Stream shapes' }).click();
  await expect(page).toHaveURL('/concepts/lockup/stream-shapes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stream shapes');
  await page.goBack();
  await expect(search).toHaveText(words);
  await search.click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(main(page).getByRole('textbox')).toHaveValue('stream shape');
  await expect(
    main(page)
      .getByRole('link', { name: /^Stream shapes/ })
      .first(),
  ).toBeVisible();
});

test('the nearest page is suggested, or none if none is similar', async ({ page }) => {
  const suggestion = main(page).getByText('Did you mean');
  for (const [path, nearest] of [
    ['/glosary', '/concepts/glossary'],
    ['/concepts/stream-shapes', '/concepts/lockup/stream-shapes'],
    ['/docs/v2/deep/down/concepts/security/', '/concepts/security'],
    ['/support/FAQ.php', '/support/faq'],
  ] as const) {
    await test.step(`the page nearest to ${path} is ${nearest}`, async () => {
      await visitUnknown(page, path);
      await expect(main(page).getByText(path, { exact: true })).toBeVisible();
      await expect(suggestion.getByRole('link')).toHaveAttribute('href', nearest);
    });
  }
  await test.step('no page is similar', async () => {
    await visitUnknown(page, '/zzzz/0000000000000000');
    await expect(main(page).getByText('/zzzz/0000000000000000', { exact: true })).toBeVisible();
    await expect(suggestion).toHaveCount(0);
  });
});

test('popular pages follow, without the one that is suggested above', async ({ page }) => {
  await visitUnknown(page, '/concepts/lockup/stream-shape');
  const popular = main(page).getByRole('list', { name: 'Popular pages' }).getByRole('link');
  await expect(popular.filter({ hasText: 'What is Sablier?' })).toBeVisible();
  await expect(popular.filter({ hasText: 'Stream shapes' })).toHaveCount(0);
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Errors' })).toHaveText(
    'Errors Reference',
    { useInnerText: true },
  );
  await popular.filter({ hasText: 'Errors' }).click();
  await expect(page).toHaveURL('/reference/errors');
});

test('unusual paths are shown as plain text', async ({ page }) => {
  for (const [path, shown] of [
    ['/%3Cscript%3Ealert(1)%3C/script%3E', '/<script>alert(1)</script>'],
    ['/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E', '/"><img src=x onerror=alert(1)>'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/100%', '/100%'],
    ['/%F0%9F%8C%8A/%C3%BCber', '/🌊/über'],
    [`/${'long-'.repeat(400)}`, 'long-long-'],
  ] as const) {
    await test.step(path.slice(0, 50), async () => {
      await visitUnknown(page, path);
      await expect(
        main(page)
          .getByText(shown, { exact: shown !== 'long-long-' })
          .first(),
      ).toBeVisible();
      await expect(main(page).locator('script, img')).toHaveCount(0);
      const overflow = await overflowOf(page.locator('html'));
      expect(overflow).toBeLessThanOrEqual(0);
      const search = main(page).getByRole('link', { name: /^Search/ });
      await expect(search).toHaveAttribute('href', /^\/search/);
    });
  }
});
