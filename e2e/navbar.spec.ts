import type { Locator } from '@playwright/test';
import { openHydrated, whenHydrated } from './hydration';
import { boxOf } from './layout';
import { announcement } from './parts';
import { expect, test } from './reader';

const sections = [
  ['Concepts', '/concepts/what-is-sablier'],
  ['Guides', '/guides/lockup/overview'],
  ['Reference', '/reference/overview'],
  ['API', '/api/overview'],
  ['Apps', '/apps/features/overview'],
  ['Support', '/support/faq'],
] as const;

test('the navbar links to the six sections and marks the current one, and the logo leads home', async ({
  page,
}) => {
  await page.goto('/');
  const navbar = page.getByRole('navigation', { name: 'Sections' });
  await expect(navbar.getByRole('link')).toHaveText(sections.map(([label]) => label));
  await expect(navbar.locator('[aria-current]')).toHaveCount(0);
  for (const [label, path] of sections) {
    const link = navbar.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', path);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(navbar.locator('[aria-current]')).toHaveText(label);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/concepts/lockup/hooks');
  await expect(navbar.locator('[aria-current]'), 'on any page of the section').toHaveText('Concepts');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Sablier Docs' });
  await expect(logo.locator('svg')).toBeVisible();
  await logo.click();
  await expect(page).toHaveURL('/');
});

test('the only link to another site in the navbar is GitHub, and the footer has links for the docs, company, community, and developers', async ({
  page,
}) => {
  await page.goto('/concepts/streaming');
  const outside = page.getByRole('banner').locator('a[href^="http"]');
  await expect(outside).toHaveCount(1);
  await expect(outside).toHaveAccessibleName('GitHub');
  await expect(outside).toHaveAttribute('href', 'https://github.com/sablier-labs');

  const footer = page.getByRole('contentinfo');
  const linksOf = (group: string) => footer.getByRole('navigation', { name: group }).getByRole('link');
  await expect(linksOf('Docs')).toHaveText(sections.map(([label]) => label));
  await expect(linksOf('Company')).toHaveText([
    'Website',
    'App',
    'Blog',
    'Contact',
    'Terms of Service',
    'Privacy Policy',
    'Risk Notice',
  ]);
  await expect(linksOf('Community')).toHaveText(['X', 'All links', 'Branding']);
  await expect(linksOf('Developers')).toHaveText([
    'GitHub',
    'Contract source',
    'Audits',
    'Contract reference',
    'Atom feed',
    'Report a vulnerability',
  ]);
  await linksOf('Developers').filter({ hasText: 'Contract reference' }).click();
  await expect(page).toHaveURL('/reference/overview');
});

test('the page, the sidebar, and the header start on one line, and the search entry looks like a field beside the sections', async ({
  page,
}) => {
  await page.goto('/concepts/streaming');
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const logo = await boxOf(page.getByRole('banner').locator('svg path').first());
    const group = page
      .getByRole('navigation', { name: 'Concepts pages' })
      .locator('a.category', { hasText: 'Across products' });
    const words = await group.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
    expect(Math.abs(words - logo.x), `${width} px`).toBeLessThanOrEqual(2);
    const mark = await boxOf(page.getByRole('contentinfo').locator('svg path').first());
    expect(mark.x, `${width} px`).toBe(logo.x);
    const news = await boxOf(announcement(page).locator('p'));
    expect(Math.abs(news.x - logo.x), `${width} px`).toBeLessThanOrEqual(2);
  }

  for (const width of [996, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const search = page.getByRole('banner').getByText('Search', { exact: true });
    await expect(search).toBeVisible();
    expect((await boxOf(search.locator('..'))).width).toBeGreaterThan(150);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the tools of the header stay where they are from page to page', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  const placesOf = async (address: string) => {
    await page.goto(address);
    return [
      await boxOf(page.getByRole('banner').locator('.icon').last()),
      await boxOf(announcement(page).getByRole('button')),
    ];
  };
  const elsewhere = await placesOf('/concepts/streaming');
  expect(await placesOf('/reference/lockup/v4.0/contract.SablierLockup')).toEqual(elsewhere);
});

test('the search entry is a button that shows its shortcut, with the same width on a Mac, and opens the search', async ({
  page,
}) => {
  await openHydrated(page, '/concepts/streaming');
  const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await expect(search.getByText('Ctrl K')).toBeVisible();
  await expect(search).toHaveAttribute('aria-haspopup', 'dialog');
  const elsewhere = await boxOf(search);
  await search.click();
  await expect(
    page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search the docs' }),
  ).toBeFocused();
  await expect(page).toHaveURL('/concepts/streaming');

  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' });
  });
  await page.reload();
  await whenHydrated(page);
  await expect(search.getByText('⌘K')).toBeVisible();
  expect(await boxOf(search)).toEqual(elsewhere);
});

test('the language menu offers only English', async ({ page }) => {
  await page.goto('/concepts/streaming');
  const button = page.getByRole('button', { name: 'Language: English' });
  const languages = page.locator('#languages').getByRole('button');
  await expect(languages).toHaveCount(0);
  await button.click();
  await expect(languages).toHaveText(['English']);
  await expect(languages).toBeInViewport({ ratio: 1 });
  await languages.click();
  await expect(languages).toHaveCount(0);
  await expect(page).toHaveURL('/concepts/streaming');

  await button.press('Enter');
  await expect(languages).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(languages).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the navbar and sidebar are visible from 996 px, and stay in place while the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 995, height: 700 });
  await page.goto('/concepts/glossary');
  const navbar = page.getByRole('navigation', { name: 'Sections' });
  const sidebar = page.getByRole('navigation', { name: 'Concepts pages' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menu).toBeVisible();
  await expect(navbar).toBeHidden();
  await expect(sidebar).toBeHidden();

  await page.setViewportSize({ width: 996, height: 700 });
  await expect(menu).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(navbar).toBeInViewport({ ratio: 1 });
  await expect(sidebar.getByRole('link', { name: 'Glossary' })).toBeInViewport({ ratio: 1 });
  const [bar, side] = [await boxOf(page.getByRole('banner')), await boxOf(sidebar)];
  expect(side.y).toBeCloseTo(bar.y + bar.height, -1);

  await test.step('nothing covers its controls', async () => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
      const isOnTop = await page.getByRole('banner').evaluate((header) =>
        [...header.querySelectorAll('a, button')]
          .filter((control) => control.checkVisibility())
          .map((control) => {
            const { x, y, width, height } = control.getBoundingClientRect();
            return header.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }),
      );
      expect(isOnTop.length).toBeGreaterThan(8);
      expect(isOnTop).not.toContain(false);
    }
  });

  await page.setViewportSize({ width: 996, height: 700 });
  await test.step('the focus moves through the navbar without scrolling the page', async () => {
    await page.getByRole('button', { name: 'Dismiss announcement' }).focus();
    await page.evaluate(() => window.scrollTo(0, 1000));
    for (const name of ['Sablier Docs', 'Concepts', 'Guides']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(1000);
    }
  });
});

test('the columns of the footer start where those of the home page do, with the icons of the header 24 px apart', async ({
  page,
}) => {
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const left = async (place: Locator) => Math.round((await boxOf(place)).x);
    const footer = page.getByRole('contentinfo');
    const main = page.getByRole('main');
    expect(await left(footer.getByText('Docs', { exact: true })), `${width} px`).toBe(
      await left(main.getByRole('heading', { name: 'Audits' })),
    );
    expect(await left(footer.getByText('Community')), `${width} px`).toBe(
      await left(main.getByRole('heading', { name: 'Support' })),
    );
  }
  const banner = page.getByRole('banner');
  const github = await boxOf(banner.getByRole('link', { name: 'GitHub' }).locator('.icon'));
  const globe = await boxOf(banner.getByRole('button', { name: 'Language' }).locator('.icon').first());
  expect(globe.x - github.x - github.width).toBe(24);
});
