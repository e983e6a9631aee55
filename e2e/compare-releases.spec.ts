import { violations } from './axe';
import { whenHydrated } from './hydration';
import { expect, test } from './reader';

const url = '/reference/lockup/changes-by-release';

test('a reader compares any two releases, and follows a name to its entry', async ({ page }) => {
  await page.goto(url);
  await whenHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'compares v3.0 with v4.0' })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Compare any two releases', 'v3.0 to v4.0', 'To migrate to v4.0'])
      await expect(main.getByRole('heading', { name, exact: true }), `${width} px`).toBeInViewport();
  }
  await main.getByLabel('From').selectOption('v1.1');
  await main.getByLabel('To', { exact: true }).selectOption('v3.0');
  await expect(main.getByText('What changed from v1.1 to v3.0:')).toBeInViewport();
  const renamed = main.getByRole('listitem').filter({ hasText: 'createWithRange to createWithTimestampsLL' });
  await expect(renamed.first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await main.getByLabel('To', { exact: true }).selectOption('v1.1');
  await expect(main.getByText('Choose two different releases.')).toBeVisible();

  await main.getByLabel('To', { exact: true }).selectOption('v1.2');
  await main
    .getByRole('listitem')
    .filter({ hasText: 'MAX_TRANCHE_COUNT' })
    .first()
    .getByRole('link', { name: 'getTranches' })
    .click();
  await expect(page).toHaveURL('/reference/lockup/core/contract.SablierV2LockupTranched#gettranches');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page compares each release with the one before it, and offers no choice', async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'v3.0 to v4.0' })).toBeVisible();
    await expect(page.getByLabel('From')).toBeHidden();
    // Nothing is between the tool and the comparison that it would show first.
    const texts = await page.locator('main :is(h2, p)').allInnerTexts();
    const tool = texts.findIndex((text) => text.includes('Compare any two releases'));
    expect(texts[tool + 1]).toContain('v3.0 to v4.0');
    for (const heading of ['To migrate to v4.0', 'To migrate to v1.1'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
});
