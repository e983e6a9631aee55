import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addSlashPages, readEnvironment } from '@/lib/testing/e2e';
import { readExported } from './exported-site';
import { openHydrated, showIntent, whenHydrated } from './hydration';
import { heading } from './parts';
import { site } from './places';
import { expect, test } from './reader';

const redirects: { from: string; to: string }[] = JSON.parse(
  fs.readFileSync('.cache/out.redirects.json', 'utf8'),
);
const { redirects: leading } = JSON.parse(readExported('index.json').toString()) as {
  redirects: Record<string, string>;
};
const addressOf = (page: Page) => page.url().slice(site.length);

// Some hosts serve a page under several spellings of its URL without a redirect.
test('a page that a host serves at another spelling of its URL keeps its sidebar and its URL', async ({
  page,
}) => {
  for (const [asked, own] of [
    ['//concepts/streaming', '/concepts/streaming'],
    ['/concepts//streaming?a=1#what-you-gain', '/concepts/streaming?a=1#what-you-gain'],
    ['/concepts/%73treaming', '/concepts/streaming'],
    ['/concepts%2Fstreaming', '/concepts/streaming'],
    ['/concepts/streaming.html?a=%20#b%', '/concepts/streaming?a=%20#b%'],
    ['/concepts/streaming/', '/concepts/streaming'],
  ] as const) {
    await test.step(asked, async () => {
      await page.route(
        ({ pathname }) => pathname === new URL(site + asked).pathname,
        (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: readExported('concepts/streaming.html').toString(),
          }),
      );
      await page.goto(site + asked);
      await whenHydrated(page);
      expect(addressOf(page)).toBe(own);
      await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute(
        'href',
        '/concepts/streaming',
      );
      await page.locator('#sidebar').getByRole('link', { name: 'Security' }).click();
      await expect(heading(page)).toHaveText('Security');
      await page.goBack();
      await expect(heading(page)).toHaveText('Streaming');
      expect(addressOf(page)).toBe(own);
    });
  }
});

test('the home page works on a host that serves it at //', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === '//',
    (route) => route.fulfill({ contentType: 'text/html', body: readExported('index.html').toString() }),
  );
  await page.goto(`${site}//?a=1`);
  await whenHydrated(page);
  expect(addressOf(page)).toBe('/?a=1');
});

test.describe('a URL that is not found', () => {
  // The browser logs the page's 404.
  test.use({ expectedNoise: [/^error: Failed to load resource: .* status of 404/] });

  const [moved] = redirects;
  const shortLink = '/s/SablierFlow.withdraw';

  /** Like on GitHub Pages, URLs with a trailing slash aren't found. */
  const refuseSlashes = (page: Page) =>
    page.route(
      ({ pathname }) => pathname.endsWith('/') && pathname !== '/',
      (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: readExported('404.html').toString() }),
    );

  test('redirects to the page at its canonical spelling', async ({ page }) => {
    await refuseSlashes(page);
    for (const [asked, target] of [
      ['/concepts/streaming/', '/concepts/streaming'],
      ['/concepts/streaming//?a=1#what-you-gain', '/concepts/streaming?a=1#what-you-gain'],
      ['/guides/lockup/previous-deployments/v1.0/', '/guides/lockup/previous-deployments/v1.0'],
      [`${moved?.from}/`, moved?.to],
      [`${shortLink}/`, leading[shortLink]],
      ['//', '/'],
      ['//concepts/streaming?a=1', '/concepts/streaming?a=1'],
      ['/concepts//streaming', '/concepts/streaming'],
      ['/concepts%2F%73treaming', '/concepts/streaming'],
      ['//concepts/streaming.html', '/concepts/streaming'],
    ] as const) {
      await test.step(asked, async () => {
        await page.goto(site + asked);
        await page.waitForURL(site + target);
        // If there were only extra slashes, the URL was corrected before the page loaded.
        await expect(heading(page)).not.toHaveText('Page not found', { timeout: 20_000 });
        await whenHydrated(page);
        expect(addressOf(page)).toBe(target);
      });
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('after  npm run add:slashes , a URL with a trailing slash redirects immediately', async ({
        page,
      }, testInfo) => {
        const folder = testInfo.outputPath('slashes');
        const addresses = ['/concepts/streaming', moved?.from ?? '', shortLink];
        for (const address of addresses)
          fs.cpSync(`out${address}.html`, path.join(folder, `${address}.html`));
        expect(addSlashPages(folder, readEnvironment({}))).toBe(3);
        await page.route(
          ({ pathname }) => addresses.includes(pathname.replace(/\/$/, '')) && pathname.endsWith('/'),
          (route) =>
            route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname, 'index.html') }),
        );
        for (const [asked, target] of [
          [
            '/concepts/streaming/#what-you-gain',
            `/concepts/streaming${javaScriptEnabled ? '#what-you-gain' : ''}`,
          ],
          [`${moved?.from}/`, moved?.to],
          [`${shortLink}/`, leading[shortLink]],
        ] as const) {
          await page.goto(site + asked);
          await page.waitForURL(site + target);
        }
      });
    });
  }

  test.describe('with a fragment', () => {
    // The fragment starts the scripts, and React may notice that it renders another page before the redirect.
    test.use({ expectedNoise: [/status of 404|React error #418/] });

    test('doubled slashes are redirected, too', async ({ page }) => {
      await page.goto(`${site}//concepts/streaming#what-you-gain`);
      await expect(heading(page)).toHaveText('Streaming', { timeout: 20_000 });
      expect(addressOf(page)).toBe('/concepts/streaming#what-you-gain');
    });
  });

  test('doubled slashes of a missing page are removed from its URL, which still shows the not-found page', async ({
    page,
  }) => {
    await page.goto(`${site}//no//such/page?a=1#b%`);
    await whenHydrated(page);
    await expect(heading(page)).toHaveText('Page not found');
    expect(addressOf(page)).toBe('/no/such/page?a=1#b%');
  });

  test('no spelling leads to another site', async ({ page }) => {
    for (const asked of ['//evil.test/', '/%5Cevil.test/', '/%2F%2Fevil.test', '/.%2F/evil.test']) {
      await openHydrated(page, site + asked);
      await expect(heading(page)).toHaveText('Page not found');
      expect(new URL(page.url()).origin).toBe(new URL(site).origin);
    }
  });
});

test('a fragment that is not a valid URL breaks nothing, including at the end of the page', async ({
  page,
}) => {
  for (const fragment of ['#100%', '#%E0%A4%A', '#%']) {
    await test.step(fragment, async () => {
      // Another fragment wouldn't load the page again.
      await page.goto('about:blank');
      await openHydrated(page, `/concepts/streaming${fragment}`);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', /./);
      expect(addressOf(page)).toBe(`/concepts/streaming${fragment}`);
    });
  }
});

test('a link with an unencoded fragment opens its page', async ({ page }) => {
  await openHydrated(page, '/concepts/streaming');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/concepts/security#100%' });
    link.textContent = 'A link';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'A link' }).click();
  await expect(heading(page)).toHaveText('Security');
  await showIntent(page);
  await whenHydrated(page);
  expect(addressOf(page)).toBe('/concepts/security#100%');
});
