import type { Page } from '@playwright/test';
import { hold } from './hold';
import { openHydrated, whenHydrated } from './hydration';
import { site, workbench } from './places';
import { expect, test } from './reader';

const { origin, pathname: base } = new URL(workbench);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const sidebar = (page: Page) => page.locator('#sidebar');
const warning = (page: Page) => page.locator('#base-path-warning');

/** Records all requests outside the base path, except for the script of another host. */
function recordStrays(page: Page): string[] {
  const strays: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isInside = url.origin === origin && `${url.pathname}/`.startsWith(`${base}/`);
    if (!isInside && url.host !== 'analytics.test') strays.push(request.url());
  });
  return strays;
}

/** Searches, and goes to the page with all results. */
async function leadToSearchPage(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('features');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^See all/ })
    .click();
}

/** Searches, and opens the first result. */
async function searchAndOpen(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
}

declare global {
  interface Window {
    isFirstDocument?: true;
  }
}

const mark = (page: Page) =>
  page.evaluate(() => {
    window.isFirstDocument = true;
  });
const isFirstDocument = (page: Page) => page.evaluate(() => window.isFirstDocument === true);

test.describe('the site with a base path', () => {
  let strays: string[];
  test.beforeEach(({ page }) => {
    strays = recordStrays(page);
  });
  test.afterEach(() => expect(strays, 'requests outside the base path').toEqual([]));

  test('links in the text, cards, sidebar, contents, and navbar navigate without loading a document', async ({
    page,
  }) => {
    await openHydrated(page, `${workbench}/code`);
    await mark(page);
    const steps = [
      [() => link(page, 'link to the other page').click(), '/features', 'Features'],
      [() => link(page, 'link to code').click(), '/code#tabs', 'Code'],
      [() => sidebar(page).getByRole('link', { name: 'Features' }).click(), '/features', 'Features'],
      [() => link(page, 'Deep page').click(), '/deep/v1.0', 'Version 1.0'],
      [() => link(page, 'back to the features').click(), '/features', 'Features'],
      [() => link(page, 'link').click(), '/code', 'Code'],
      [() => leadToSearchPage(page), '/search?q=features', 'Search'],
      [
        () => page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click(),
        '/code',
        'Code',
      ],
      [() => searchAndOpen(page, 'features'), '/features', 'Features'],
    ] as const;
    for (const [go, path, title] of steps) {
      await go();
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(`${workbench}${path}`);
    }
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Features');
    await page.locator('#contents').getByRole('link', { name: 'Picture' }).click();
    await expect(page).toHaveURL(`${workbench}/features#picture`);
    await expect(page.getByRole('heading', { name: 'Picture' })).toBeInViewport();
    expect(await isFirstDocument(page)).toBe(true);

    await page.getByRole('banner').getByRole('link', { name: 'Sablier Docs' }).click();
    await expect(page).toHaveURL(workbench);
    await page.goBack();
    await expect(heading(page)).toHaveText('Features');
    expect(await isFirstDocument(page)).toBe(true);
  });

  test('a page with a dot in its URL opens directly and by a link, and keeps its URL', async ({ page }) => {
    await openHydrated(page, `${workbench}/deep/v1.0`);
    await expect(heading(page)).toHaveText('Version 1.0');
    await expect(page).toHaveTitle('Version 1.0 | Sablier Docs');
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').last(),
    ).toHaveText('Version 1.0');
    await mark(page);
    await link(page, 'back to the features').click();
    await expect(heading(page)).toHaveText('Features');
    await page.getByRole('link', { name: 'Previous in Deep Version 1.0' }).click();
    await expect(heading(page)).toHaveText('Version 1.0');
    await expect(page).toHaveURL(`${workbench}/deep/v1.0`);
    expect(await isFirstDocument(page)).toBe(true);
    await page.reload();
    await whenHydrated(page);
    await expect(heading(page)).toHaveText('Version 1.0');
  });

  test('images, styles, fonts, and scripts are below the base path', async ({ page }) => {
    const loaded = new Set<string>();
    page.on('response', (response) => {
      if (response.ok()) loaded.add(response.request().resourceType());
    });
    await openHydrated(page, `${workbench}/features`);
    const image = page.getByRole('img', { name: 'The card of a stream' });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect([...loaded]).toEqual(
      expect.arrayContaining(['document', 'fetch', 'font', 'image', 'script', 'stylesheet']),
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${base}/features$`),
    );
    for (const icon of await page.locator('link[rel$="icon"]').all())
      await expect(icon).toHaveAttribute('href', new RegExp(`^${base}/(app-icons/|icon)`));
    await expect(page.locator('#sidebar')).toHaveCSS('position', 'sticky');
  });

  test('every internal link is below the base path, and no page warns about a wrong one', async ({
    page,
  }) => {
    for (const path of ['', '/code', '/features', '/deep/v1.0', '/search']) {
      await openHydrated(page, `${workbench}${path}`);
      const hrefs = await page
        .locator('a[href^="/"], img[src^="/"]')
        .evaluateAll((elements) =>
          elements.map((each) => each.getAttribute('href') ?? each.getAttribute('src')),
        );
      expect(hrefs.length).toBeGreaterThan(5);
      expect(hrefs.filter((href) => !`${href}/`.replace(/[?#].*/, '/').startsWith(`${base}/`))).toEqual([]);
      await expect(warning(page)).toHaveCount(path === '' ? 1 : 0);
      await expect(warning(page)).toBeHidden();
    }
  });

  test.describe('at an unknown URL', () => {
    test.use({ expectedNoise: [/status of 404/] });

    test('the not-found page shows the path without the base path, and the nearest page', async ({
      page,
    }) => {
      await page.goto(`${workbench}/featuers`);
      await expect(page.getByRole('main').getByText('/featuers', { exact: true })).toBeVisible();
      await link(page, 'Features').click();
      await expect(page).toHaveURL(`${workbench}/features`);
      await expect(heading(page)).toHaveText('Features');
    });
  });
});

/** Serves a page at another path than the one that its site was built for, so its files aren't found. */
async function openMoved(page: Page, real: string, moved: string): Promise<void> {
  const html = await (await page.request.get(real)).text();
  await page.unrouteAll();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 404 }),
  );
  await page.goto(moved);
}

test.describe('a site that is served at another path than it was built for', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('shows a warning', async ({ page }) => {
    for (const [real, moved, built, seeming] of [
      [workbench, `${origin}/a/b/`, `${base}/`, '/a/b/'],
      [workbench, `${origin}/wrong/`, `${base}/`, '/wrong/'],
      [workbench, `${origin}/`, `${base}/`, '/'],
      [site, `${site}/wrong/?a=1#b`, '/', '/wrong/'],
      [site, `${site}/wrong/`, '/', '/wrong/'],
    ] as const) {
      const address = moved.replace(/^https?:\/\/[^/]+/, '');
      await test.step(`the page of ${new URL(real).pathname} at ${address}`, async () => {
        await openMoved(page, real, moved);
        await expect(warning(page)).toBeVisible();
        await expect(warning(page)).toContainText(`built for the base path ${built} `);
        await expect(warning(page)).toContainText(`seems to be served from ${seeming}.`);
        await expect(warning(page)).toContainText('BASE_PATH');
      });
    }
  });
});

test('a home page whose styles are slow does not warn', async ({ page }) => {
  const deliver = await hold(page, '**/*.css');
  await page.goto(workbench, { waitUntil: 'commit' });
  await expect(warning(page)).toBeHidden();
  deliver();
  await page.waitForLoadState('load');
  await whenHydrated(page);
  await expect(warning(page)).toBeHidden();
});
