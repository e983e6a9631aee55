import type { Page } from '@playwright/test';
import { openHydrated } from './hydration';
import { expect, test } from './reader';

/** Why these tests start on a hydrated page. */
const because = 'scripts preload the pages that links lead to';

const start = '/concepts/streaming';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, name: string) =>
  page.locator('#sidebar').getByRole('link', { name, exact: true });

/** Records the requested payloads from now on, in order. */
function recordPayloads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.txt')) asked.push(pathname);
  });
  return asked;
}

const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === path);

/** Clicks like some assistive tools, without moving the pointer or the focus. */
const clickUnannounced = (page: Page, name: string) =>
  sidebarLink(page, name).evaluate((link: HTMLElement) => link.click());

test('hovering over a link fetches its page once, and a click then sends no request', async ({ page }) => {
  await openHydrated(page, start, because);
  const asked = recordPayloads(page);
  const response = answered(page, '/concepts/governance.txt');
  await sidebarLink(page, 'Governance').hover();
  expect((await response).status()).toBe(200);
  await sidebarLink(page, 'Streaming').hover();
  await sidebarLink(page, 'Governance').hover();
  await sidebarLink(page, 'Governance').click();
  await expect(heading(page)).toHaveText('Governance');
  await expect(page).toHaveURL('/concepts/governance');
  expect(asked).toEqual(['/concepts/governance.txt']);
});

test('a click before the preload completes waits for it instead of sending another request', async ({
  page,
}) => {
  await openHydrated(page, start, because);
  const asked = recordPayloads(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.txt', async (route) => {
    await released;
    await route.continue();
  });
  await sidebarLink(page, 'Governance').hover();
  await sidebarLink(page, 'Governance').click();
  release();
  await expect(heading(page)).toHaveText('Governance');
  expect(asked).toEqual(['/concepts/governance.txt']);
});

test('focusing a link fetches its page once, and the Enter key then sends no request', async ({ page }) => {
  await openHydrated(page, start, because);
  const asked = recordPayloads(page);
  const response = answered(page, '/concepts/fees.txt');
  await sidebarLink(page, 'Governance').focus();
  await page.keyboard.press('Tab');
  await expect(sidebarLink(page, 'Fees')).toBeFocused();
  await response;
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Fees');
  expect(asked).toEqual(['/concepts/governance.txt', '/concepts/fees.txt']);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1200, height: 900 } });

  test('touching a link fetches its page once', async ({ page }) => {
    await openHydrated(page, start, because);
    const asked = recordPayloads(page);
    const response = answered(page, '/concepts/governance.txt');
    await sidebarLink(page, 'Governance').dispatchEvent('touchstart');
    await response;
    await sidebarLink(page, 'Governance').tap();
    await expect(heading(page)).toHaveText('Governance');
    expect(asked).toEqual(['/concepts/governance.txt']);
  });
});

test('a link in the text is preloaded like any other', async ({ page }) => {
  await openHydrated(page, start, because);
  const asked = recordPayloads(page);
  const link = page.locator('main .prose a[href^="/concepts/"]').first();
  const [path = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  const response = answered(page, `${path}.txt`);
  await link.hover();
  await response;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
  await expect(heading(page)).not.toHaveText('Streaming');
  expect(asked).toEqual([`${path}.txt`]);
});

test('a click without any earlier sign of intent sends one request', async ({ page }) => {
  await openHydrated(page, start, because);
  const asked = recordPayloads(page);
  for (const name of ['Governance', 'Fees', 'Security']) {
    await clickUnannounced(page, name);
    await expect(heading(page)).toHaveText(name);
  }
  expect(asked).toEqual(['/concepts/governance.txt', '/concepts/fees.txt', '/concepts/security.txt']);
});

for (const address of ['/', start, '/search']) {
  test(`a visible link on ${address} does not fetch its page`, async ({ page }) => {
    const asked = recordPayloads(page);
    await openHydrated(page, address, because);
    const own = address === '/' ? '/index.txt' : `${address}.txt`;
    await page.evaluate(async () => {
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await painted();
      }
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    // Any requests for visible links would have been sent before this one.
    const response = answered(page, '/api/overview.txt');
    await page.locator('a[href="/api/overview"]').first().focus();
    await response;
    expect(asked).toEqual([own, '/api/overview.txt']);
  });
}

test('links to other sites, to anchors on the page, and to the page itself fetch nothing', async ({
  page,
}) => {
  await openHydrated(page, start, because);
  const asked = recordPayloads(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Website' }).hover();
  await page.locator('#contents').getByRole('link').last().hover();
  await page.locator('#sidebar').getByRole('button', { name: 'Flow' }).focus();
  await sidebarLink(page, 'Streaming').hover();
  const response = answered(page, '/concepts/fees.txt');
  await sidebarLink(page, 'Fees').hover();
  await response;
  expect(asked).toEqual(['/concepts/fees.txt']);
});

type Connection = { saveData: boolean; effectiveType: string };

/** Fakes the browser's connection information. */
const connectBy = (page: Page, connection: Connection) =>
  page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => value });
  }, connection);

for (const [name, connection] of [
  ['data saver', { saveData: true, effectiveType: '4g' }],
  ['a 2g connection', { saveData: false, effectiveType: '2g' }],
  ['a connection slower than 2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`with ${name}, nothing is preloaded, and a click sends one request`, async ({ page }) => {
    await connectBy(page, connection);
    await openHydrated(page, start, because);
    const asked = recordPayloads(page);
    await sidebarLink(page, 'Fees').hover();
    await sidebarLink(page, 'Security').focus();
    await sidebarLink(page, 'Glossary').dispatchEvent('touchstart');
    await sidebarLink(page, 'Governance').click();
    await expect(heading(page)).toHaveText('Governance');
    expect(asked).toEqual(['/concepts/governance.txt']);
  });
}

test('preloading stops if the connection becomes slow, and resumes if it becomes fast', async ({ page }) => {
  await connectBy(page, { saveData: false, effectiveType: '4g' });
  await openHydrated(page, start, because);
  const asked = recordPayloads(page);
  const turn = (effectiveType: string) =>
    page.evaluate((type) => {
      const { connection } = navigator as unknown as { connection: Connection };
      connection.effectiveType = type;
    }, effectiveType);

  await sidebarLink(page, 'Governance').hover();
  await turn('2g');
  await sidebarLink(page, 'Fees').hover();
  await turn('3g');
  const response = answered(page, '/concepts/security.txt');
  await sidebarLink(page, 'Security').hover();
  await response;
  expect(asked).toEqual(['/concepts/governance.txt', '/concepts/security.txt']);
});

test('a preloaded page is fetched again if it is too old', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, start, because);
  const asked = recordPayloads(page);
  const response = answered(page, '/concepts/governance.txt');
  await sidebarLink(page, 'Governance').hover();
  await response;
  await page.clock.fastForward('10:00');
  await clickUnannounced(page, 'Governance');
  await expect(heading(page)).toHaveText('Governance');
  expect(asked).toEqual(['/concepts/governance.txt', '/concepts/governance.txt']);
});
