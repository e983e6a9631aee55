import type { Locator, Page } from '@playwright/test';
import { hold } from './hold';
import { whenHydrated } from './hydration';
import { boxOf } from './layout';
import { expect, test } from './reader';

test.use({ viewport: { width: 390, height: 800 } });

const address = '/concepts/lockup/hooks';
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sectionsIn = (list: Locator) => list.getByRole('list', { name: 'Sections' }).locator('a');
const drawerOf = (page: Page) => page.getByRole('navigation', { name: 'Concepts pages' });

async function openDrawer(page: Page): Promise<void> {
  await page.goto(address);
  await menu(page).click();
  await expect(drawerOf(page)).toBeVisible();
}

/** Returns where the focus is: in the drawer, in the browser's own controls, or on an element of the page. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return 'browser';
    return activeElement.closest('#sidebar') ? 'drawer' : activeElement.outerHTML.slice(0, 200);
  });

test('the menu button opens a drawer with the pages of the section, which closes after navigation', async ({
  page,
}) => {
  const drawer = drawerOf(page);
  await openDrawer(page);
  await test.step('the drawer shows the current page and gets the focus', async () => {
    await expect(drawer.getByRole('link', { name: 'Hooks' })).toHaveAttribute('aria-current', 'page');
    await expect(drawer.getByRole('link', { name: 'Hooks' })).toBeInViewport();
    await expect.poll(() => focusPlace(page)).toBe('drawer');
    const close = drawer.getByRole('button', { name: 'Close menu' });
    const middles = [drawer.getByText('Sablier Docs', { exact: true }), close].map((part) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    const [name, button] = await Promise.all(middles);
    expect(button, "the close button is on the line of the site's name").toBe(name);
    await close.click();
    await expect(drawer).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  await test.step('Esc closes it and the focus returns to the menu button', async () => {
    await menu(page).press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sablier Docs' })).toBeFocused();
  });

  await test.step('categories open and close in it', async () => {
    await menu(page).click();
    const flow = drawer.getByRole('button', { name: 'Flow' });
    await flow.click();
    await expect(flow).toHaveAttribute('aria-expanded', 'false');
    await flow.click();
    await expect(flow).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer).toBeVisible();
  });

  await test.step('a link to the current page closes it', async () => {
    await drawer.getByRole('link', { name: 'Hooks' }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('it closes after navigation, and the page is interactive again', async () => {
    await menu(page).click();
    await drawer.getByRole('link', { name: 'Tranches' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tranches' })).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.locator('header a[data-early="search"]').click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });
});

test('the focus stays in the open drawer over many presses of Tab and Shift+Tab', async ({ page }) => {
  await openDrawer(page);
  // Without scripts, the focus can leave the menu.
  await whenHydrated(page);
  await expect(page.locator('footer')).toHaveAttribute('inert');
  for (const key of ['Tab', 'Shift+Tab']) {
    const places: string[] = [];
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press(key);
      places.push(await focusPlace(page));
    }
    // Between the last and the first control, the focus can move to the browser's own, as in a modal dialog.
    expect(new Set(places), key).toEqual(new Set(['drawer', 'browser']));
    expect(places.filter((place) => place === 'browser').length, key).toBeLessThan(5);
  }
});

test('the page behind the drawer is inert and does not scroll', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => window.scrollTo(0, 300));
  const box = await boxOf(menu(page));
  await page.mouse.click(box.x + 20, box.y + 20);
  await expect(drawerOf(page)).toBeVisible();
  const scroll = () => page.evaluate(() => window.scrollY);

  await page.mouse.move(375, 400);
  await page.mouse.wheel(0, 500);
  await page.mouse.move(150, 700);
  await page.mouse.wheel(0, 5000);
  for (const key of ['PageDown', 'End', 'Space']) await page.keyboard.press(key);
  // A scroll would be visible within these frames.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );
  expect(await scroll()).toBe(300);

  await page.mouse.click(375, 400);
  await expect(drawerOf(page)).toBeHidden();
  expect(await scroll()).toBe(300);
  await page.mouse.wheel(0, 200);
  await expect.poll(scroll).toBe(500);
});

test('the gutter of the scrollbar is as dark as the page behind the drawer', async ({ page }) => {
  await page.goto(address);
  const shadeOf = (element: string) =>
    page.locator(element).evaluate((node) => getComputedStyle(node).backgroundColor);
  const gutter = await shadeOf('html');
  await menu(page).click();
  await expect.poll(() => shadeOf('html')).not.toBe(gutter);
  expect(await shadeOf('body'), 'the page itself is under the backdrop').toBe(gutter);
});

test('the drawer shows all sections in two rows, with the current one marked', async ({ page }) => {
  await openDrawer(page);
  const drawer = drawerOf(page);
  const sections = ['Concepts', 'Guides', 'Reference', 'API', 'Apps', 'Support'];
  const links = sectionsIn(drawer);
  await expect(links).toHaveText(sections);
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => {
      const { top, width, height } = link.getBoundingClientRect();
      return { top, smallest: Math.min(width, height) };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size, 'rows').toBe(2);
  for (const { smallest } of boxes) expect(smallest).toBeGreaterThanOrEqual(44);
  const lines = () => links.evaluateAll((all) => all.map((link) => getComputedStyle(link).borderBottomColor));
  const [line, ...others] = await lines();
  expect(others, 'only the current section has a line').not.toContain(line);
  await links.nth(3).hover();
  expect(await lines(), 'also below a pointer').toEqual([line, ...others]);
  const list = await boxOf(drawer);
  const third = await boxOf(links.nth(2));
  const rest = list.width - third.x - third.width;
  expect(rest, 'the sections have the full width').toBeLessThan(20);
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await expect(drawer.locator('[aria-current="true"]')).toHaveText('Concepts');

  await page.goto('/');
  await menu(page).click();
  const allSections = page.getByRole('navigation', { name: 'All sections' });
  await expect(sectionsIn(allSections)).toHaveText(sections);
});

test('the sections in the drawer show their pages without leaving the page, until the drawer closes', async ({
  page,
}) => {
  await openDrawer(page);
  // Scripts turn the sections, which are links, into buttons.
  await whenHydrated(page);
  const start = page.url();
  const guides = page.getByRole('navigation', { name: 'Guides pages' });
  await sectionsIn(drawerOf(page)).filter({ hasText: 'Guides' }).click();
  await expect(guides.getByRole('link', { name: 'Quickstart' })).toBeInViewport();
  await expect(sectionsIn(guides).and(page.locator('[aria-expanded="true"]'))).toHaveText('Guides');
  await expect(sectionsIn(guides).and(page.locator('[aria-current]')), 'the section of the page').toHaveText(
    'Concepts',
  );
  const lines = await sectionsIn(guides).evaluateAll((all) =>
    all.map((link) => getComputedStyle(link).borderBottomColor),
  );
  expect(
    lines.filter((line) => line === lines[1]),
    'only the section shown has a line',
  ).toHaveLength(1);
  await expect(page).toHaveURL(start);

  await guides.getByRole('button', { name: 'Close menu' }).click();
  await menu(page).click();
  await expect(drawerOf(page).locator('[aria-current="page"]')).toHaveText('Hooks');

  const support = sectionsIn(drawerOf(page)).filter({ hasText: 'Support' });
  await expect(support, 'without scripts, and in a new tab').toHaveAttribute('href', '/support/faq');
  await support.press('Enter');
  await page.getByRole('link', { name: 'Errors in Reference' }).click();
  await expect(page).toHaveURL('/reference/errors');
  await expect(page.getByRole('navigation', { name: 'Reference pages' })).toBeHidden();
});

test('the drawer closes when the window grows', async ({ page }) => {
  await openDrawer(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(drawerOf(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/guides/lockup/overview');
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(menu(page)).toBeVisible();
  await expect(drawerOf(page)).toBeHidden();
});

test('a page is interactive even if its window grew before its scripts loaded', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await openDrawer(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  release();
  await whenHydrated(page);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/guides/lockup/overview');
});
