import type { Page } from '@playwright/test';
import { violations } from './axe';
import { isDocumentation, listFiles, listPages, readExported } from './exported-site';
import { boxOf } from './layout';
import { readClipboard } from './parts';
import { expect, test } from './reader';

const files = new Set(listFiles());
const pages = listPages().filter(isDocumentation);
const address = '/concepts/lockup/overview';

/** Returns the targets on this site of the links in a Markdown text. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/\]\((https:\/\/[^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname);

test('every page links to its plain form, which starts with its title and ends with its URL', () => {
  for (const page of pages) {
    const [, named = ''] = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(page.html) ?? [];
    expect(new URL(named, 'https://site.test').pathname).toBe(`${page.address}.md`);
    const text = readExported(`${page.address.slice(1)}.md`).toString();
    expect(text, page.address).toMatch(/^# .+\n\n.{20,}\n\n/);
    expect(text.split('\n- Page: ').at(-1), page.address).toMatch(
      new RegExp(
        `^https://[^/]+${page.address}\\n(- Describes: .+\\n)?(- (Checked on [\\d-]{10} against .+|Last updated: [\\d-]{10})\\n)?$`,
      ),
    );
  }
  expect(pages.length).toBeGreaterThan(150);
});

test('only pages have plain forms, and search engines do not index them', () => {
  const forms = [...files].filter((file) => file.endsWith('.md') && !file.startsWith('samples/'));
  expect(forms.sort()).toEqual(pages.map((page) => `${page.address.slice(1)}.md`).sort());
  expect(readExported('sitemap.xml').toString()).not.toMatch(/\.md<|llms/);
});

test('a plain form is served as Markdown, even if the URL contains dots', async ({ request }) => {
  for (const path of [address, '/reference/lockup/core/contract.SablierV2LockupLinear']) {
    const response = await request.get(`${path}.md`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown;charset=utf-8');
  }
  for (const path of ['/llms.txt', '/llms-full.txt'])
    expect((await request.get(path)).headers()['content-type']).toBe('text/plain;charset=utf-8');
});

test('the index links to exactly the plain forms of all pages, once each', () => {
  const index = readExported('llms.txt').toString();
  expect(index).toMatch(/^# Sablier Docs\n\n> .+\n/);
  const paths = pathsIn(index).filter((path) => path !== '/llms-full.txt');
  expect(paths.sort()).toEqual(pages.map((page) => `${page.address}.md`).sort());
});

test('the full text contains each page once, or the address of one about another release, in files of at most 1 MB', () => {
  const parts = pathsIn(readExported('llms-full.txt').toString());
  expect(parts.length).toBeGreaterThan(10);
  const texts = parts.map((part) => readExported(part.slice(1)).toString());
  const [lists, wholes] = [true, false].map((isList) =>
    texts.filter((_, index) => /other-releases/.test(parts[index] ?? '') === isList),
  );
  expect(lists?.length).toBeGreaterThan(1);
  for (const page of pages) {
    const form = readExported(`${page.address.slice(1)}.md`).toString();
    const holding = [
      ...(wholes ?? []).filter((text) => text.includes(form)),
      ...(lists ?? []).filter((text) => text.includes(`${page.address}.md): `)),
    ];
    expect(holding.length, page.address).toBe(1);
  }
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(1_000_000);
});

const more = (page: Page) => page.getByRole('button', { name: 'More ways to use this page' });
const menu = (page: Page) => page.locator('#copy-page');

test.describe('the menu of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the page as Markdown and confirms it, without moving anything, works by keyboard, and leads to assistants', async ({
    page,
    request,
  }) => {
    await page.goto(address);
    const copied = () => readClipboard(page);
    const text = await (await request.get(`${address}.md`)).text();
    const button = page.getByRole('button', { name: 'Copy page', exact: true });
    const box = await boxOf(button);
    await button.click();
    const done = page.getByRole('button', { name: 'Copied', exact: true });
    await expect(done).toBeVisible();
    expect(await boxOf(done)).toEqual(box);
    await expect(page.getByRole('status').filter({ hasText: 'Copied the page as Markdown' })).toHaveCount(1);
    expect(await copied()).toBe(text);
    await expect(button).toBeVisible();

    await page.evaluate(() => navigator.clipboard.writeText(''));
    await more(page).click();
    await menu(page).getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(menu(page)).toBeHidden();
    await expect.poll(copied).toBe(text);

    await test.step('it opens and closes by keyboard, and returns the focus', async () => {
      await button.focus();
      await page.keyboard.press('Tab');
      await expect(more(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('button', { name: 'Copy as Markdown' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', { name: 'View as Markdown' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(more(page)).toBeFocused();
    });

    await more(page).click();
    for (const [name, host] of [
      ['ChatGPT', 'chatgpt.com'],
      ['Claude', 'claude.ai'],
    ]) {
      const link = menu(page).getByRole('link', { name: `Ask ${name} about this page (in a new tab)` });
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.host).toBe(host);
      expect(url.searchParams.get('q')).toMatch(new RegExp(`^Read https://[^/ ]+${address}\\.md and `));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toContainText('↗');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    }
    const view = menu(page).getByRole('link', { name: 'View as Markdown' });
    await expect(view).toHaveAttribute('href', new RegExp(`${address}\\.md$`));
  });

  test('fits on a phone, and axe finds nothing in it, dark and light', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    await more(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page, { within: '#copy-page' })).toEqual([]);
  });
});

test.describe('a page whose Markdown cannot be fetched', () => {
  test.use({ expectedNoise: [/status of 500/] });

  test('reports that nothing was copied', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(address);
    await page.getByRole('button', { name: 'Copy page', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'couldn’t be copied' })).toHaveCount(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to the Markdown replaces the menu', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      `${address}.md`,
    );
    await expect(more(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
  });
});
