import type { Locator, Page } from '@playwright/test';
import { listPages } from './exported-site';
import { boxOf, overflowOf } from './layout';
import { announcement, contents, heading } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');

/** Returns the links in a part of the page that lead to a page of this site. */
const addressesIn = (part: Locator) =>
  part.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('the home page is readable, and all its links lead to pages', async ({ page, request }) => {
  await page.goto('/');
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveCount(6);
  const addresses = [...new Set(await addressesIn(page.locator('body')))];
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  await main(page).locator('a[href="/concepts/what-is-sablier"]').first().click();
  await expect(heading(page)).toHaveText(/What is/i);
});

test('the contents mark the introduction until the reader scrolls, and nothing in forced colors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/concepts/lockup/overview');
  const [first, second] = ['Introduction', 'What a stream consists of'].map((name) =>
    page.locator('#contents').getByRole('link', { name, exact: true }),
  ) as [Locator, Locator];
  // The color of an animation is in oklab, and others are in oklch.
  const chromaOf = (link: Locator) =>
    link.evaluate((element) => {
      const { color } = getComputedStyle(element);
      const [, a = Number.NaN, b = Number.NaN] = (color.match(/-?[\d.]+/g) ?? []).map(Number);
      return color.startsWith('oklch') ? a : Math.hypot(a, b);
    });
  const quiet = await chromaOf(second);
  expect(await chromaOf(first)).toBeGreaterThan(quiet + 0.1);
  await page.getByRole('heading', { name: 'The amounts' }).scrollIntoViewIfNeeded();
  await expect.poll(() => chromaOf(first)).toBeCloseTo(quiet);

  await page.emulateMedia({ forcedColors: 'active' });
  const colors = await Promise.all(
    [first, second].map((link) => link.evaluate((element) => getComputedStyle(element).color)),
  );
  expect(colors[0]).toBe(colors[1]);
});

test('the sidebar links to every page of the section, and a closed category links to its first one', async ({
  page,
}) => {
  await page.goto('/concepts/streaming');
  const sidebar = page.locator('#sidebar');
  await expect(sidebar.getByRole('button', { name: /Lockup|Flow/ })).toHaveCount(0);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Streaming');
  const pages = listPages().filter(({ address }) => address.startsWith('/concepts/'));
  const linked = (html = '') =>
    [...(/<nav id="sidebar".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/href="(\/concepts\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
  const reached = new Set(await addressesIn(sidebar));
  for (const address of reached)
    for (const further of linked(pages.find((each) => each.address === address)?.html)) reached.add(further);
  expect([...reached]).toEqual(expect.arrayContaining(pages.map(({ address }) => address)));
  expect(pages.length).toBeGreaterThanOrEqual(19);

  await sidebar.getByRole('link', { name: 'Flow', exact: true }).click();
  await expect(page).toHaveURL('/concepts/flow/overview');
});

test('a concepts page is completely readable, with its images, and all its kinds of links work', async ({
  page,
}) => {
  await page.goto('/concepts/lockup/stream-shapes');
  await expect(heading(page)).toHaveText('Stream shapes');
  for (const part of ['.prose p', '.prose h2', '.prose h3', '.prose figure svg'])
    await expect(main(page).locator(part).last(), part).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(
    page
      .getByText('Last updated')
      .or(page.getByRole('link', { name: 'Edit this page' }))
      .first(),
  ).toBeVisible();

  const neighbors = page.getByRole('navigation', { name: 'Previous and next page' });
  await neighbors.getByRole('link', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText('Segments');
  await neighbors.getByRole('link', { name: 'Previous' }).click();
  await expect(heading(page)).toHaveText('Stream shapes');
  await page.locator('#contents').getByRole('link').last().click();
  await expect(page).toHaveURL(/stream-shapes#./);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Concepts' }).click();
  await expect(page).toHaveURL('/concepts/what-is-sablier');
  await main(page).locator('.prose a[href^="/concepts/"]').first().click();
  await expect(page).not.toHaveURL('/concepts/what-is-sablier');
  await expect(heading(page)).toBeVisible();
});

test('beside no sidebar, the contents and the drawer open, their links work, and they don’t cover the result', async ({
  page,
}) => {
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/concepts/fees');
    await page.getByRole('button', { name: 'On this page' }).click();
    await contents(page).getByRole('link').nth(3).click();
    const target = await boxOf(page.locator('main :target'));
    const { y } = await boxOf(contents(page));
    expect(target.y + target.height, `${width} px: the open list isn't over the heading`).toBeLessThan(y);
  }

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/concepts/lockup/hooks');
  const drawer = page.getByRole('navigation', { name: 'Concepts pages' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(drawer).toBeHidden();
  await menu.click();
  await expect(drawer.getByRole('link', { name: 'Hooks' })).toBeInViewport();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await menu.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await menu.click();
  await drawer.getByRole('link', { name: 'Tranches' }).click();
  await expect(heading(page)).toHaveText('Tranches');
  await expect(drawer).toBeHidden();

  await menu.click();
  await drawer.getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support/faq');
});

test('no control, shortcut, or offline feature that needs a script is shown', async ({ page }) => {
  for (const address of ['/', '/concepts/lockup/hooks', `${workbench}/code`, `${workbench}/features`]) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    const idle = await page
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => !button.hasAttribute('popovertarget') && button.checkVisibility())
          .map((button) => button.ariaLabel ?? button.textContent),
      );
    expect(idle, address).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(page.getByText('Ctrl K').filter({ visible: true }), address).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    await expect(footer.getByRole('button'), address).toHaveCount(0);
    await expect(page.getByRole('progressbar'), address).toHaveCount(0);
    await expect(announcement(page), address).toBeVisible();
  }
});

test('the search page explains that it needs scripts, and lists all pages instead', async ({ page }) => {
  await page.goto('/concepts/lockup/hooks');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  for (const address of ['/search', '/search?q=stream']) {
    await page.goto(address);
    await expect(heading(page)).toHaveText('Search');
    // Playwright can't find text in this element.
    await expect(main(page).locator('noscript p')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'Concepts',
      'Guides',
      'Reference',
      'API',
      'Apps',
      'Support',
    ]);
    await expect(main(page).getByRole('link', { name: 'Tranches' })).toBeVisible();
  }

  await page.setViewportSize({ width: 390, height: 800 });
  const sections = main(page).getByRole('list').first();
  for (const name of ['API', 'Guides']) {
    await sections.getByRole('link', { name }).click();
    const { y, height } = await boxOf(sections);
    const section = await boxOf(main(page).getByRole('heading', { name }));
    expect(section.y, `the row with the sections stays above ${name}`).toBeGreaterThan(y + height);
    expect(section.y).toBeLessThan(y + height + 100);
  }
});

test('all tab panels are shown below each other, each with its label, and a block can be wrapped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${workbench}/code`);
  const log = page.locator('figure.code', { hasText: 'A long text that is wrapped' });
  expect(await overflowOf(log.locator('pre'))).toBe(0);
  await expect(log.getByRole('button')).toHaveCount(0);

  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);
  const panels = main(page).locator('[role="tabpanel"]');
  await expect(panels).toHaveCount(4);
  for (const [index, label, text] of [
    [0, 'npm', 'npm install @sablier/v2-core'],
    [1, 'pnpm', 'pnpm add @sablier/v2-core'],
    [2, 'npm', 'Content of npm.'],
    [3, 'pnpm', 'Content of pnpm.'],
  ] as const) {
    const panel = panels.nth(index);
    await expect(panel.getByText(label, { exact: true }).first()).toBeVisible();
    await expect(panel.getByText(text)).toBeVisible();
  }
});

test('details open, and footnotes and all other features are shown', async ({ page }) => {
  await page.goto(`${workbench}/features`);
  const hidden = page.getByText('Hidden text.');
  await expect(hidden).toBeHidden();
  await page.getByText('More about it').click();
  await expect(hidden).toBeVisible();
  await expect(page.getByText('The text of the footnote.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A small flow' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A stream with a cliff' })).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  const image = page.getByRole('img', { name: 'The card of a stream' });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Deep page' }).click();
  await expect(heading(page)).toHaveText('Version 1.0');
});

test.describe('at an unknown URL', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('the not-found page is readable, and its links work', async ({ page }) => {
    const response = await page.goto('/concepts/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(main(page).getByText('There’s no page at this address.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Search the docs' }).click();
    await expect(heading(page)).toHaveText('Search');
    await main(page).getByRole('link', { name: 'Tranches' }).click();
    await expect(heading(page)).toHaveText('Tranches');
  });
});
