import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { whenHydrated } from './hydration';
import { boxOf, overflowOf } from './layout';
import { expect, test } from './reader';

const neighbors = (page: Page) => page.getByRole('navigation', { name: 'Previous and next page' });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrollOf(page)).toBe(y);
}

test('a page has breadcrumbs, a description, and links to its neighbors', async ({ page }) => {
  await page.goto('/concepts/lockup/stream-shapes');
  await expect(page).toHaveTitle('Stream shapes | Sablier Docs');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Concepts', 'Lockup', 'Stream shapes']);
  await expect(breadcrumbs.getByRole('link')).toHaveText(['Concepts']);
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('Stream shapes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stream shapes');
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  await expect(page.getByRole('main').getByText(description ?? 'no description')).toBeVisible();

  await expect(neighbors(page).getByRole('link')).toHaveText(['Previous How Lockup works', 'Next Segments']);
  await neighbors(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/concepts/lockup/segments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segments');
  await neighbors(page).getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/concepts/lockup/stream-shapes');
  await breadcrumbs.getByRole('link', { name: 'Concepts' }).click();
  await expect(page).toHaveURL('/concepts/what-is-sablier');
  await expect(neighbors(page).getByRole('link'), 'the first page of a section').toHaveText([
    'Next Streaming',
  ]);
  await page.goto('/concepts/glossary');
  await expect(neighbors(page).getByRole('link'), 'the last one').toHaveText(['Previous Chains']);
  await page.goto('/guides/deployments/lockup-v2.0');
  await expect(neighbors(page).getByRole('link').first(), 'not only the version').toHaveAccessibleName(
    'Previous in Lockup v3.0 Lockup v3.0 addresses',
  );
});

test('the breadcrumbs contain every category and end with the page at any width, on one line', async ({
  page,
}) => {
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await page.goto('/concepts/fees');
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Concepts', 'Across products', 'Fees']);
    expect(await breadcrumbs.evaluate((steps) => steps.clientHeight)).toBeLessThan(32);
  }
  await page.goto('/api/packages');
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['API', 'Tools', 'Packages']);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/api/lockup/envio/queries');
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['API', 'Lockup', 'Envio', 'Queries']);
    await page.goto('/reference/lockup/core/contract.SablierV2LockupLinear');
    const release = breadcrumbs.getByText('Lockup v1.2');
    expect(await overflowOf(release), 'nothing is cut').toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/guides/lockup/examples/create-stream/lockup-linear');
  await expect(breadcrumbs.getByText('Create a stream')).toBeInViewport({ ratio: 1 });
  await expect(
    breadcrumbs.getByRole('listitem').last(),
    'the page, which the heading names',
  ).not.toBeInViewport();
  await page.goto('/concepts/streaming');
  await expect(breadcrumbs.getByText('Concepts')).toBeInViewport({ ratio: 1 });
  await expect(breadcrumbs.getByText('Streaming'), 'not even if it fits').not.toBeInViewport();
});

test('a page links to its source and shows the date of its last change', async ({ page }) => {
  const file = 'content/concepts/lockup/overview.mdx';
  await page.goto('/concepts/lockup/overview');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `https://github.com/sablier-labs/docs/edit/main/${file}`,
  );
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  const time = page.getByRole('main').getByText('Last updated').locator('time');
  if (isShallow) return expect(time).toHaveCount(0);
  const date = git('log', '-1', '--no-merges', '--format=%cI', '--', file);
  await expect(time).toHaveAttribute('datetime', date);
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(time).toHaveText(words.format(new Date(date)));
});

test('on a phone, the description is as large as the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/concepts/fees');
  const sizes = await page
    .locator('article h1 ~ p, .prose p')
    .evaluateAll((all) => all.slice(0, 2).map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(sizes[0]).toBeGreaterThanOrEqual(sizes[1] ?? Number.NaN);
});

test('plots are as wide as the text, and low', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/concepts/lockup/stream-shapes');
  const text = await boxOf(page.locator('main .prose h2').first());
  const plots = page.locator('main .prose figure').filter({ has: page.locator('svg[role="img"]') });
  expect(await plots.count()).toBeGreaterThan(8);
  for (const plot of await plots.locator('svg[role="img"]').all()) {
    const box = await boxOf(plot);
    expect(box.width).toBe(text.width);
    expect(box.height).toBeLessThan(300);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const area = await boxOf(plots.first().locator('svg g > path').first());
  expect(area.width / area.height).toBeCloseTo(2, 0);
});

test('after a link in the text, back and forward restore the scroll position on each page', async ({
  page,
}) => {
  await page.goto('/concepts/security');
  // Without the router, the browser restores the position only to within a few lines.
  await whenHydrated(page);
  await scrollTo(page, 1500);
  const link = page.locator('main .prose').getByRole('link', { name: 'Governance' }).first();
  await link.hover();
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Governance');
  await expect.poll(() => scrollOf(page)).toBe(0);
  await scrollTo(page, 300);

  await page.goBack();
  await expect(heading).toHaveText('Security');
  await expect.poll(() => scrollOf(page)).toBe(before);
  await page.goForward();
  await expect(heading).toHaveText('Governance');
  await expect.poll(() => scrollOf(page)).toBe(300);
});

test('back restores the scroll position even if the page in between was reloaded or on another site', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const expectReturn = async () => {
    await expect(heading).toHaveText('Glossary');
    await expect.poll(() => scrollOf(page)).toBe(7000);
  };
  await page.goto('/concepts/glossary');

  for (const isHydrated of [false, true])
    await test.step(`reloaded, ${isHydrated ? 'with' : 'without'} React`, async () => {
      // Only history entries that Next adds still belong to the document after a reload.
      await whenHydrated(page);
      await scrollTo(page, 7000);
      await page.locator('#sidebar').getByRole('link', { name: 'Transferability' }).click();
      await expect(heading).toHaveText('Transferability');
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(7000);
      await page.reload();
      // In this case, Next has to request the page.
      if (isHydrated) await whenHydrated(page);
      await page.goBack();
      await expectReturn();
    });

  await test.step('on another site', async () => {
    await page.goto('about:blank');
    await page.goBack();
    await expectReturn();
  });
});

test('going back two entries shows the page of one that was created before React started', async ({
  page,
}) => {
  await page.goto('/concepts/glossary');
  await page.evaluate(() => window.location.assign('#content'));
  // React gives a state only to the entry on which it starts, which is the second one.
  await whenHydrated(page);
  await page.locator('#sidebar').getByRole('link', { name: 'Fees' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Fees');
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL('/concepts/glossary');
  await expect(heading).toHaveText('Glossary');
  await page.goForward();
  await page.goForward();
  await expect(heading).toHaveText('Fees');
});

test('the skip link comes first and skips the navigation', async ({ page }) => {
  await page.goto('/concepts/lockup/overview');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const first = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first();
  await expect(first).toBeFocused();
});
