import fs from 'node:fs';
import type { APIResponse, Page } from '@playwright/test';
import { settle, whenHydrated } from './hydration';
import { readClipboard } from './parts';
import { site, workbench } from './places';
import { expect, test } from './reader';

const all = fs.readFileSync('content/permalinks.txt', 'utf8').trim().split('\n');
/** Spread over the whole sorted list, so that the sample includes every part of the site. */
const sample = Array.from({ length: 100 }, (_, index) => all[Math.floor((index * all.length) / 100)] ?? '');

/** Short links and their targets. */
const places = [
  ['/s/SablierV2LockupLinear.withdraw', '/reference/lockup/core/contract.SablierV2LockupLinear#withdraw'],
  ['/s/0xc6cce6a4', '/reference/errors#callernotadmin'],
] as const;

/** Old URLs with an anchor, and the element that each leads to after a redirect. */
const old = [
  ['/concepts/protocol/stream-types#lockup-linear', '#lockup-linear-shapes'],
  ['/apps/features#detailed-panels', '#read-a-streams-page'],
  ['/contracts/v2/reference/core/libraries/library.Errors#errors-1', '#all-errors'],
  ['/snippets/ParamAsset#asset', '#fragment'],
  ['/contracts/v2/guides/etherscan#introduction', 'h1'],
] as const;

/** An old anchor whose table is on the page of an older release, and the row that it leads to. */
const onOlderPage = {
  address: '/contracts/v2/deployments#core-5',
  target: '/guides/lockup/v1.2/deployments#56-SablierV2LockupLinear',
};

async function expectMovedAnchors(page: Page): Promise<void> {
  for (const [address, place] of old) {
    await page.goto(`${site}${address}`);
    await expect(page.locator(place), address).toBeInViewport();
  }
}

/** Follows redirect pages, which are the only kind of redirect on a static host. */
async function follow(get: (address: string) => Promise<APIResponse>, address: string): Promise<string> {
  const response = await get(address);
  expect(response.status(), address).toBe(200);
  const html = await response.text();
  const [, target] = /<meta http-equiv="refresh" content="0; url=([^"#]*)/.exec(html) ?? [];
  return target ? (await get(target)).text() : html;
}

test('a hundred permalinks from the whole list work, and their anchors exist', async ({ request }) => {
  for (const permalink of sample) {
    const [address = '', anchor] = permalink.split('#');
    const html = await follow((path) => request.get(`${site}${path}`), address);
    if (anchor === undefined) continue;
    const id = decodeURIComponent(anchor).replaceAll('&', '&amp;');
    const found = [`id="${id}"`, `id=${id} `, `id=${id}>`].some((written) => html.includes(written));
    expect(found, permalink).toBe(true);
  }
});

test('short links lead to the item, by name and by selector, or to a choice of releases', async ({
  page,
}) => {
  for (const [short, target] of places) {
    await page.goto(`${site}${short}`);
    await expect(page).toHaveURL(`${site}${target}`);
    await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeInViewport();
  }
  const target = '/reference/lockup/core/interfaces/interface.ISablierV2Lockup#withdraw';
  await page.goto(`${site}/s/0xfdd46d60`);
  await expect(page.getByRole('link').first()).toHaveText('Lockup v4.0');
  await page.getByRole('link', { name: 'Lockup v1.2' }).click();
  await expect(page).toHaveURL(`${site}${target}`);
});

/** The button that opens the menu of an item. */
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Copy a link or the signature of ${name}`, exact: true });

test.describe('an item of the reference', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const originOf = async (page: Page) =>
    new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').origin;

  test('gets buttons without moving, and copies its link as a comment, its short link, and its own URL', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        const values = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
        dataset.shift = String(values.reduce((sum, value) => sum + value, Number(dataset.shift ?? 0)));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const address = '/reference/lockup/core/contract.SablierV2LockupLinear';
    for (const width of [390, 1440]) {
      // From another page, because at the same URL the browser would only resize the open page.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site}${address}#withdraw`);
      // A font that replaces its fallback can move a word, but not more. The buttons move nothing.
      await page.evaluate(() => document.fonts.ready);
      await settle(page);
      const fontShift = await page.evaluate(() => {
        const { dataset } = document.documentElement;
        const shift = Number(dataset.shift ?? 0);
        dataset.shift = '0';
        return shift;
      });
      expect(fontShift).toBeLessThan(0.01);
      await expect(menuOf(page, 'withdraw')).toBeHidden();
      await whenHydrated(page);
      await expect(menuOf(page, 'withdraw')).toBeVisible();
      await settle(page);
      expect(await page.locator('html').getAttribute('data-shift')).toBe('0');
    }

    const origin = await originOf(page);
    const short = `${origin}/s/SablierV2LockupLinear.withdraw`;
    for (const [label, text] of [
      ['Copy as comment', `// see ${short}`],
      ['Copy short link', short],
      ['Copy link', `${origin}${address}#withdraw`],
      ['Copy ABI signature', 'withdraw(uint256,address,uint128)'],
    ] as const) {
      await menuOf(page, 'withdraw').click();
      await page.getByRole('button', { name: label }).click();
      await expect.poll(() => readClipboard(page)).toBe(text);
      await expect(page.getByRole('button', { name: label })).toBeHidden();
      await expect(menuOf(page, 'withdraw')).toBeFocused();
    }
    await page.locator('#withdraw').getByRole('link').click();
    await expect.poll(() => readClipboard(page)).toBe(`${origin}${address}#withdraw`);

    await test.step('an item that is folded stays folded while its menu is used, which Escape closes', async () => {
      await menuOf(page, 'getAsset').click();
      const choice = page.getByRole('button', { name: 'Copy link' });
      await expect(choice).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(choice).toBeHidden();
      await expect(page.locator('details', { has: page.locator('#getasset') })).not.toHaveAttribute('open');
    });

    await test.step('the short link of a release other than the first one names the release', async () => {
      await page.goto(`${site}/reference/lockup/v4.0/interfaces/interface.ISablierLockupRecipient`);
      await whenHydrated(page);
      await menuOf(page, 'onSablierLockupCancel').click();
      await page.getByRole('button', { name: 'Copy as comment' }).click();
      const newer = '/s/lockup-v4.0.ISablierLockupRecipient.onSablierLockupCancel';
      await expect.poll(() => readClipboard(page)).toBe(`// see ${origin}${newer}`);
    });
  });
});

test('an anchor that moved works after a redirect, leads to its new heading, and to another page', async ({
  page,
}) => {
  await expectMovedAnchors(page);
  await test.step('it leads to the heading that now has its content', async () => {
    await page.goto(`${workbench}/features#an-old-anchor`);
    await expect(page.locator('#tables')).toBeInViewport();
    await expect(page.locator('#an-old-anchor')).toHaveText('');
  });

  await test.step('it leads to the page of an older release', async () => {
    await page.goto(`${site}${onOlderPage.address}`);
    await expect(page).toHaveURL(`${site}${onOlderPage.target}`);
    await expect(page.locator('[id="56-SablierV2LockupLinear"]')).toBeInViewport();
  });

  await test.step('it leads to another page', async () => {
    await page.goto('about:blank');
    await page.goto(`${workbench}/features#gone`);
    await expect(page).toHaveURL(`${workbench}/code#tabs`);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('short links work, an anchor that moved works after a redirect, and shows a link if its content is on another page', async ({
    page,
  }) => {
    const [[short, target]] = places;
    await page.goto(`${site}${short}`);
    await expect(page).toHaveURL(`${site}${target}`);

    await expectMovedAnchors(page);
    await page.goto(`${site}${onOlderPage.address}`);
    await page.locator('.moved-anchor:target').getByRole('link').click();
    await expect(page).toHaveURL(`${site}${onOlderPage.target}`);
    await page.goto(`${workbench}/features`);
    const signpost = page.getByText('This section has moved to');
    await expect(signpost).toBeHidden();
    await page.goto(`${workbench}/features#gone`);
    await expect(signpost).toBeInViewport();
    await signpost.getByRole('link', { name: '/code#tabs' }).click();
    await expect(page).toHaveURL(`${workbench}/code#tabs`);
  });
});
