import type { Page } from '@playwright/test';
import { whenHydrated } from './hydration';
import { boxOf } from './layout';
import { contents } from './parts';
import { expect, test } from './reader';

const guide = '/guides/lockup/examples/create-stream/lockup-linear';
const olderGuide = '/guides/lockup/v1.2/examples/create-stream/lockup-linear';
/** Has no text for the newest release yet. */
const onlyOlder = '/reference/lockup/diagrams';
/** A guide that isn't at a parallel address for any other release. */
const singleGuide = '/guides/snapshot-voting';

const line = (page: Page) => page.getByRole('list', { name: 'Releases with this page' });
const note = (page: Page) => page.getByRole('main').getByText('is the newest release');
const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Guides pages' });

test('a page says below its title which release it describes, and links to the same page for others', async ({
  page,
}) => {
  await page.goto(guide);
  await expect(line(page).getByRole('listitem')).toHaveText(['Lockup v4.0 (newest)', /v1\.2$/]);
  await expect(line(page).locator('[aria-current]')).toHaveText('Lockup v4.0');
  await expect(note(page)).toHaveCount(0);
  await expect(contents(page).getByRole('link').first()).toBeVisible();
  await expect(contents(page).getByText('Lockup v')).toHaveCount(0);

  await test.step('the section stays where both pages have it', async () => {
    await page.goto(`${guide}#what-can-go-wrong`);
    // A script adds the fragment to the link when it's clicked.
    await whenHydrated(page);
    await line(page).getByRole('link').click();
    await expect(page).toHaveURL(`${olderGuide}#what-can-go-wrong`);
    await expect(page.locator('#what-can-go-wrong')).toBeInViewport();
  });

  await test.step('the older page leads to the newest one', async () => {
    await expect(line(page).locator('[aria-current]')).toHaveText('v1.2');
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('Lockup Linear');
    await expect(contents(page).getByText('Lockup v1.2', { exact: true })).toBeVisible();
    await expect(sidebarOf(page).locator('a.category', { hasText: 'Lockup' })).toHaveText('Lockup v1.2');
    await note(page).getByRole('link', { name: 'This page for v4.0' }).click();
    await expect(page).toHaveURL(guide);
  });

  await test.step('a page of the reference that has other addresses does the same', async () => {
    await page.goto('/reference/lockup/access-control');
    await expect(page.locator('summary').filter({ hasText: /release/i })).toContainText('Lockup v1.2');
    await line(page).getByRole('link', { name: 'Lockup v4.0' }).click();
    await expect(page).toHaveURL('/reference/lockup/v4.0/access-control');
    await expect(line(page).getByRole('link', { name: 'v1.2' })).toBeVisible();
  });

  await test.step('a page that exists only for an older release leads to what changed', async () => {
    await page.goto(onlyOlder);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect(crumbs.nth(1)).toHaveText('Lockup v1.2');
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('button', { name: /^On this page/ }).locator('..');
    const release = row.getByText('Lockup v1.2', { exact: true }).first();
    await expect(release).toHaveText('v1.2', { useInnerText: true });
    await expect(page.getByRole('main').getByText('Lockup v1.2', { exact: true }).first()).toBeVisible();
    await expect(note(page)).toHaveText('Lockup v4.0 is the newest release. What changed');
    await note(page).getByRole('link').click();
    await expect(page).toHaveURL('/reference/lockup/changes');
  });
});

test('a page about several products ends with its releases, those in a row as a range, and the sidebar offers no release there', async ({
  page,
}) => {
  const summary = (section: string) =>
    page.getByRole('navigation', { name: `${section} pages` }).locator('summary', { hasText: /release/i });
  await page.goto('/reference/errors');
  await expect(
    page.getByText('Applies to Lockup v1.0–v4.0, Flow v1.0–v3.0, Airdrops v1.1–v3.0, Bob v1.0', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(summary('Reference')).toHaveCount(0);
  await page.goto(olderGuide);
  await expect(summary('Guides')).toHaveText('Release: Lockup v1.2');
  await page.goto('/guides/airdrops/examples/claim');
  await expect(summary('Guides')).toHaveText('Release: Airdrops v3.0');
  await page.goto('/reference/bob/v1.0/contract.SablierBob');
  await expect(summary('Reference'), 'the only one').toHaveCount(0);
  await page.goto('/reference/lockup/diagrams');
  await expect(summary('Reference')).toHaveText('Release: Lockup v1.2');
  const sidebar = page.getByRole('navigation', { name: 'Reference pages' });
  await expect(sidebar.getByText('Core', { exact: true })).toBeVisible();
  await page.goto(singleGuide);
  await expect(summary('Guides')).toHaveCount(0);
});

test('a release chosen in the menu is marked, and the sidebar of the guides leads to its pages', async ({
  page,
}) => {
  await page.goto(guide);
  const menu = sidebarOf(page)
    .locator('details')
    .filter({ hasText: /release/i });
  // Without scripts, the menu stays open.
  await whenHydrated(page);
  const above = sidebarOf(page).locator('a.category', { hasText: 'Lockup' }).first();
  const place = await boxOf(above);
  const release = menu.getByRole('link', { name: 'Lockup v1.2' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('heading', { level: 1 }).click(),
  ]) {
    await menu.locator('summary').click();
    await expect(release).toBeVisible();
    expect(await boxOf(above), 'what is above stays where it is').toEqual(place);
    await close();
    await expect(release).toBeHidden();
  }
  await menu.locator('summary').click();
  await release.click();
  await expect(page).toHaveURL(olderGuide);
  await expect(line(page).getByRole('listitem')).toHaveText(['Lockup v4.0', 'v1.2 (your choice)']);

  const marked = menu.locator('[aria-current]');
  await page.goto('/guides/lockup/examples/front-end');
  await expect(marked, 'the pages around one that exists once').toHaveText('Lockup v1.2 your choice');
  await page.goto(guide);
  await expect(marked, 'the release of the page').toHaveText('Lockup v4.0 newest');
  await page.goto('/guides/airdrops/examples/claim');
  await expect(marked).toHaveText('Airdrops v3.0 newest');

  await test.step('the menu of a product stays while links lead to others', async () => {
    // On a cold page, links replace the sidebar.
    await whenHydrated(page);
    const flow = sidebarOf(page).locator('a.category', { hasText: 'Flow' });
    await flow.click();
    await sidebarOf(page).getByRole('link', { name: 'Build on Flow' }).click();
    await expect(page).toHaveURL('/guides/flow/overview');
    await expect(menu.locator('summary')).toHaveText(['Release: Flow v3.0', 'Release: Airdrops v3.0']);
  });

  await page.goto(singleGuide);
  await sidebarOf(page).locator('a.category', { hasText: 'Lockup' }).click();
  await expect(sidebarOf(page).getByRole('link', { name: 'Build on Lockup' })).toHaveAttribute(
    'href',
    '/guides/lockup/v1.2/overview',
  );
});

test('the address of a section leads to its first page', async ({ page }) => {
  for (const [section, first] of [
    ['concepts', '/concepts/what-is-sablier'],
    ['guides', '/guides/lockup/overview'],
    ['reference', '/reference/overview'],
    ['support', '/support/faq'],
  ]) {
    await page.goto(`/${section}`);
    await expect(page).toHaveURL(first ?? '');
  }
});
