import type { Page } from '@playwright/test';
import { splitTarget } from '@/lib/testing/e2e';
import { type Redirect, redirects } from '../redirects';
import { listFiles, listPages, readExported } from './exported-site';
import { expect, test } from './reader';

const addresses = listPages().map(({ address }) => address);
const isPage = (to: string) => addresses.includes(splitTarget(to).path);

/**
 * Returns the expected URL after a redirect with this query and fragment. A rule's own fragment takes
 * precedence.
 */
const arriving = (to: string, search: string, hash = '') => {
  const { path, fragment } = splitTarget(to);
  return path + search + (fragment || hash);
};

/** The redirects of existing pages. */
const rows: Redirect[] = redirects.filter(({ from, to }) => isPage(to) && !isPage(from));

test('the current rules redirect to pages, and there are many of them', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.map(({ from }) => from)).toEqual(
    expect.arrayContaining([
      '/concepts/sablier-protocol',
      '/concepts/protocol/segments',
      '/api',
      '/reference/lockup/contracts/contract.SablierLockup',
    ]),
  );
});

/** Sends a request without following redirects. Playwright's `request` takes three times as long. */
const ask = (address: string) => fetch(address, { redirect: 'manual' });

// create-server.test.ts tests other spellings.
test('the server redirects every old URL with 308, keeps the query, and needs one step', async ({
  baseURL,
}) => {
  const wrong: string[] = [];
  for (const { from, to } of rows) {
    for (const [asked, target] of [
      [from, to],
      [`${from}?a=1&b=%20c`, arriving(to, '?a=1&b=%20c')],
    ] as const) {
      const { status, headers } = await ask(baseURL + asked);
      const location = headers.get('location');
      if (status !== 308 || location !== target) wrong.push(`${asked}: ${status} to ${location}`);
    }
    const { status } = await ask(baseURL + splitTarget(to).path);
    if (status !== 200) wrong.push(`${to}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('a browser keeps the query and fragment in a redirect, and a page that became a section leads to it', async ({
  page,
}) => {
  await page.goto('/concepts/protocol/stream-types?ref=old#linear');
  await expect(page).toHaveURL('/concepts/lockup/stream-shapes?ref=old#linear');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stream shapes');

  await page.goto('/concepts/protocol/pro-streams?ref=old#any');
  await expect(page).toHaveURL('/concepts/lockup/stream-shapes?ref=old#lockup-dynamic-shapes');
  await expect(page.getByRole('heading', { name: 'Lockup Dynamic shapes' })).toBeInViewport();
});

test('the export holds one small page for every old address, and no other', () => {
  const stubs = listFiles().filter(
    (file) => file.endsWith('.html') && readExported(file).toString().includes('This page has moved'),
  );
  expect(stubs.sort()).toEqual(rows.map(({ from }) => `${from.slice(1)}.html`).sort());
  for (const file of stubs) expect(readExported(file).length, file).toBeLessThan(1500);
});

/** Serves the redirect pages at the old URLs, like a host without rules. */
const serveStubs = (page: Page, old: readonly Redirect[], change = (html: string) => html) =>
  page.route(
    ({ pathname }) => old.some(({ from }) => from === pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const html = readExported(`${pathname.slice(1)}.html`).toString();
      return route.fulfill({ contentType: 'text/html', body: change(html) });
    },
  );

/** A single function generates the redirect pages, so a few of them are enough for a test in a browser. */
const some = [
  ...rows.filter((_, index) => index % Math.ceil(rows.length / 5) === 0),
  ...rows.filter(({ to }) => to.includes('#')).slice(0, 1),
];

test('on a host without rules, a redirect page leads to the new URL immediately, with query and fragment', async ({
  page,
}) => {
  await serveStubs(page, rows);
  expect(some).toHaveLength(6);
  for (const { from, to } of some) {
    await page.goto(`${from}?a=1&b=%20c#d`, { waitUntil: 'commit' });
    await expect(page, from).toHaveURL(arriving(to, '?a=1&b=%20c', '#d'));
  }

  await test.step('going back from the new page leads to the page before, not to the old URL', async () => {
    await page.goto('/search');
    await page.evaluate(() => location.assign('/concepts/sablier-protocol'));
    await expect(page).toHaveURL('/concepts/what-is-sablier');
    await page.goBack();
    await expect(page).toHaveURL('/search');
  });
});

test('each redirect page shows the new URL, links to it, and is not indexed by search engines', () => {
  for (const { from, to } of rows) {
    const html = readExported(`${from.slice(1)}.html`).toString();
    expect(html, from).toContain(`<a href="${to}">${to}</a>`);
    expect(html, from).toContain(`content="0; url=${to}"`);
    expect(html, from).toContain('<meta name=robots content=noindex>');
    expect(html, from).toMatch(/<title>[^<]+<\/title>/);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)" data-to="[^"]+"/.exec(html) ?? [];
    expect(new URL(canonical).pathname, from).toBe(splitTarget(to).path);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refresh redirects the reader, or if the browser blocks it, a link does', async ({ page }) => {
    await serveStubs(page, rows);
    await page.goto('/concepts/sablier-protocol', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/concepts/what-is-sablier');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();

    await serveStubs(page, some, (html) => html.replace(/<meta http-equiv="refresh"[^>]*>/, ''));
    for (const { from, to } of some) {
      await page.goto(from);
      await page.getByRole('link', { name: to, exact: true }).click();
      await expect(page).toHaveURL(to);
    }
  });
});

const byFrom = (a: Redirect, b: Redirect) => (a.from < b.from ? -1 : 1);

test('the rule files for hosts contain exactly these redirects', () => {
  const lines = readExported('_redirects').toString().trim().split('\n');
  expect(lines.sort()).toEqual(rows.map(({ from, to }) => `${from} ${to} 301`).sort());

  const vercel = JSON.parse(readExported('vercel.json').toString());
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const bySource = (a: { source: string }, b: { source: string }) => (a.source < b.source ? -1 : 1);
  expect(vercel.redirects.sort(bySource)).toEqual(
    rows.map(({ from, to }) => ({ source: from, destination: to, permanent: true })).sort(bySource),
  );

  const [, pages, sections] = readExported('redirects.nginx.conf')
    .toString()
    .split(/^map /m)
    .map((text) => [...text.matchAll(/"~\^(.+)\/\?\$" "(.+)";/g)]);
  const fragments = new Map((sections ?? []).map(([, from = '', fragment = '']) => [from, fragment]));
  const reported = (pages ?? []).map(([, from = '', path = '']) => ({
    from: from.replaceAll('\\.', '.'),
    to: path + (fragments.get(from) ?? ''),
  }));
  expect(reported.sort(byFrom)).toEqual([...rows].sort(byFrom));
});
