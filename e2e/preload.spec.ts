import type { Page } from '@playwright/test';
import { hold } from './hold';
import { openHydrated } from './hydration';
import { heading, sidebarLink } from './parts';
import { expect, test } from './reader';

const start = '/concepts/streaming';

/** Records what the page requests from now on, in order, besides the styles, pictures, and fonts of what it shows. */
function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!['stylesheet', 'image', 'font'].includes(request.resourceType()))
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === path);

/** Clicks like some assistive tools, without moving the pointer or the focus. */
const clickUnannounced = (page: Page, name: string) =>
  sidebarLink(page, name).evaluate((link: HTMLElement) => link.click());

test('a sign of intent on a link fetches its page once, and going there then sends no request', async ({
  page,
}) => {
  await openHydrated(page, start);
  const asked = recordRequests(page);

  await test.step('focus, and the Enter key', async () => {
    const response = answered(page, '/concepts/fees.txt');
    await sidebarLink(page, 'Governance').focus();
    await page.keyboard.press('Tab');
    await expect(sidebarLink(page, 'Fees')).toBeFocused();
    await response;
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Fees');
    expect(asked.splice(0)).toEqual(['/concepts/governance.txt', '/concepts/fees.txt']);
  });

  await test.step('the pointer over a link, and a click', async () => {
    const response = answered(page, '/concepts/transferability.txt');
    await sidebarLink(page, 'Transferability').hover();
    expect((await response).status()).toBe(200);
    await sidebarLink(page, 'Fees').hover();
    await sidebarLink(page, 'Transferability').hover();
    await sidebarLink(page, 'Transferability').click();
    await expect(heading(page)).toHaveText('Transferability');
    await expect(page).toHaveURL('/concepts/transferability');
    expect(asked.splice(0)).toEqual(['/concepts/transferability.txt']);
  });

  await test.step('a click before the preload completes, which waits for it', async () => {
    // If the sidebar scrolls to the link, the pointer can end up over a different link.
    await page.mouse.move(0, 0);
    const release = await hold(page, '**/*.txt');
    await sidebarLink(page, 'Use cases').hover();
    await sidebarLink(page, 'Use cases').click();
    release();
    await expect(heading(page)).toHaveText('Use cases');
    expect(asked.splice(0)).toEqual(['/concepts/use-cases.txt']);
    await page.unroute('**/*.txt');
  });

  await test.step('the pointer over a link in the text', async () => {
    await sidebarLink(page, 'Streaming').click();
    await expect(heading(page)).toHaveText('Streaming');
    asked.splice(0);
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
});

test('a link to another page sends one request, only if the reader shows intent or clicks it', async ({
  page,
}) => {
  await openHydrated(page, start);
  const asked = recordRequests(page);

  await test.step('a click without any earlier sign of intent sends one request', async () => {
    for (const name of ['Governance', 'Fees', 'Security']) {
      await clickUnannounced(page, name);
      await expect(heading(page)).toHaveText(name);
    }
    expect(asked.splice(0)).toEqual([
      '/concepts/governance.txt',
      '/concepts/fees.txt',
      '/concepts/security.txt',
    ]);
  });

  await test.step('links to other sites, to anchors on the page, and to the page itself fetch nothing', async () => {
    // A press preloads at once, and a hover after a moment.
    for (const link of [
      page.getByRole('contentinfo').getByRole('link', { name: 'Website' }),
      page.locator('#contents').getByRole('link').last(),
      sidebarLink(page, 'Security'),
    ])
      await link.dispatchEvent('pointerdown');
    await page.locator('#sidebar').getByRole('button', { name: 'Flow' }).focus();
    const response = answered(page, '/concepts/transferability.txt');
    await sidebarLink(page, 'Transferability').hover();
    await response;
    expect(asked).toEqual(['/concepts/transferability.txt']);
  });
});

test('a link of the next page that appears below the pressed pointer fetches nothing', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, start);
  const asked = recordRequests(page);
  const point = (name: string, type: string, screenX: number) =>
    sidebarLink(page, name).dispatchEvent(type, { screenX, screenY: 9 });
  await point('Governance', 'pointerdown', 9);
  await point('Security', 'pointerover', 9);
  await page.clock.runFor(1000);
  const response = answered(page, '/concepts/fees.txt');
  await point('Fees', 'pointerover', 8);
  await page.clock.runFor(1000);
  await response;
  expect(asked).toEqual(['/concepts/governance.txt', '/concepts/fees.txt']);
});

test('the pointer crossing links only fetches the page of the link where it rests', async ({ page }) => {
  await openHydrated(page, start);
  const asked = recordRequests(page);
  const response = answered(page, '/concepts/fees.txt');
  await page.locator('#sidebar').evaluate((sidebar) => {
    // In one task, so that the pointer rests nowhere else, however busy the machine is.
    for (const path of ['governance', 'security', 'use-cases', 'fees'])
      sidebar
        .querySelector(`a[href="/concepts/${path}"]`)
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await response;
  expect(asked).toEqual(['/concepts/fees.txt']);
});

test.describe('on a touch screen', () => {
  // All of the links fit. Otherwise, a tap first scrolls the sidebar, which is a sign of intent half a second after the load.
  test.use({ hasTouch: true, viewport: { width: 1200, height: 1200 } });

  test('touching a link of a fresh page loads nothing of the page that is left', async ({ page }) => {
    await page.goto(start);
    const asked = recordRequests(page);
    await sidebarLink(page, 'Governance').tap();
    await expect(heading(page)).toHaveText('Governance');
    expect(asked).toEqual(['/concepts/governance']);
  });

  test('touching a link fetches its page once', async ({ page }) => {
    await openHydrated(page, start);
    const asked = recordRequests(page);
    const response = answered(page, '/concepts/governance.txt');
    await sidebarLink(page, 'Governance').dispatchEvent('pointerdown');
    await response;
    await sidebarLink(page, 'Governance').tap();
    await expect(heading(page)).toHaveText('Governance');
    expect(asked).toEqual(['/concepts/governance.txt']);
  });
});

test('a visible link does not fetch its page', async ({ page }) => {
  const asked = recordRequests(page);
  for (const address of ['/', start, '/search']) {
    await test.step(address, async () => {
      await openHydrated(page, address);
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
      const beside = asked.splice(0).filter((path) => path !== address && !path.endsWith('.js'));
      expect(beside).toEqual([own, '/api/overview.txt']);
    });
  }
});

type Connection = { saveData: boolean; effectiveType: string };

/** Fakes the browser's connection information. */
const connectBy = (page: Page, connection: Connection) =>
  page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => value });
  }, connection);

test('nothing is preloaded while data is saved or the connection is as slow as 2g, and a click sends one request', async ({
  page,
}) => {
  const fast = { saveData: false, effectiveType: '3g' };
  const slow = [
    ['data saver', { saveData: true, effectiveType: '4g' }, 'Governance'],
    ['a 2g connection', { saveData: false, effectiveType: '2g' }, 'Security'],
    ['a connection slower than 2g', { saveData: false, effectiveType: 'slow-2g' }, 'Glossary'],
  ] as const;
  await connectBy(page, slow[0][1]);
  await openHydrated(page, start);
  const asked = recordRequests(page);
  const turn = (connection: Connection) =>
    page.evaluate((value) => {
      Object.assign((navigator as unknown as { connection: Connection }).connection, value);
    }, connection);
  const preload = async (name: string, path: string) => {
    const response = answered(page, `${path}.txt`);
    await sidebarLink(page, name).hover();
    await response;
  };

  for (const [name, connection, target] of slow) {
    await test.step(name, async () => {
      await turn(connection);
      await sidebarLink(page, 'Fees').hover();
      await sidebarLink(page, 'Use cases').focus();
      await sidebarLink(page, 'Transferability').dispatchEvent('pointerdown');
      await sidebarLink(page, target).click();
      await expect(heading(page)).toHaveText(target);
      expect(asked.splice(0)).toEqual([`/concepts/${target.toLowerCase()}.txt`]);
    });
  }

  await test.step('preloading resumes if the connection becomes fast, and stops if it becomes slow', async () => {
    await turn(fast);
    await preload('NFTs', '/concepts/nft');
    await turn(slow[1][1]);
    await sidebarLink(page, 'Use cases').hover();
    // Otherwise, the sidebar scrolls other links below the pointer.
    await page.mouse.move(900, 300);
    await turn(fast);
    await preload('Transferability', '/concepts/transferability');
    expect(asked).toEqual(['/concepts/nft.txt', '/concepts/transferability.txt']);
  });
});

test('a preloaded page is fetched again if it is too old', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, start);
  const asked = recordRequests(page);
  const response = answered(page, '/concepts/governance.txt');
  await sidebarLink(page, 'Governance').hover();
  await response;
  await page.clock.fastForward('10:00');
  await clickUnannounced(page, 'Governance');
  await expect(heading(page)).toHaveText('Governance');
  expect(asked).toEqual(['/concepts/governance.txt', '/concepts/governance.txt']);
});
