import type { Locator, Page } from '@playwright/test';
import { showIntent } from './hydration';
import { boxOf } from './layout';
import { readClipboard } from './parts';
import { expect, test } from './reader';

const guide = '/guides/lockup/v1.2/examples/create-stream/lockup-linear';
const source = '/samples/lockup/create-stream/LinearVesting.sol';
const entry = '/reference/lockup/core/interfaces/interface.ISablierV2LockupLinear#createwithdurations';

const call = (page: Page): Locator => page.getByRole('figure', { name: /^Create the stream/ });
const whole = (page: Page): Locator => page.locator(`figure.code:has(a[href="${source}"])`).last();
const linkIn = (block: Locator): Locator =>
  block.getByRole('link', { name: 'createWithDurations', exact: true });

/** Returns the text of a link's card, or `none`. */
const cardOf = (link: Locator): Promise<string> =>
  link.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, '::after');
    return visibility === 'visible' ? content : 'none';
  });

const text =
  /^"function createWithDurations\(LockupLinear\.CreateWithDurations calldata params\)[\s\S]*\\a Creates a stream /;

/** Whether the card covers the area below the code block, and nothing masks it. */
const isVisibleBelow = (page: Page): Promise<boolean> =>
  call(page).evaluate((figure) => {
    const { left, width, bottom } = figure.getBoundingClientRect();
    const pre = figure.querySelector('pre');
    const below = document.elementFromPoint(left + width / 2, bottom + 10);
    return (
      below?.textContent === 'createWithDurations' && !!pre && getComputedStyle(pre).maskImage === 'none'
    );
  });

test('a focused name shows its declaration and what it does, below the code and uncut, and leads to its entry in the reference', async ({
  page,
}) => {
  await page.goto(guide);
  const link = linkIn(call(page));
  expect(await cardOf(link)).toBe('none');
  await call(page).locator('pre').focus();
  // Other names come before it.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
  }).toPass();
  await expect.poll(() => cardOf(link)).toMatch(text);
  await call(page).evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  await expect.poll(() => isVisibleBelow(page)).toBe(true);

  await test.step('the card stays visible while the pointer moves to it, and Escape removes it', async () => {
    await link.blur();
    await expect.poll(() => cardOf(link)).toBe('none');
    await link.hover();
    await expect.poll(() => cardOf(link)).toMatch(text);
    const { x, y, width, height } = await boxOf(link);
    await page.mouse.move(x + width / 2, y + height + 30, { steps: 20 });
    expect(await cardOf(link)).toMatch(text);
    await expect(async () => {
      await showIntent(page);
      await page.keyboard.press('Escape');
      expect(await cardOf(link)).toBe('none');
    }).toPass();
  });

  await link.click();
  await expect(page).toHaveURL(entry);
  await expect(page.getByRole('heading', { name: 'createWithDurations', exact: true })).toBeInViewport();
});

test.describe('a whole sample', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('has links for the names of other files only, opens in Remix, and is copied exactly', async ({
    page,
    request,
  }) => {
    await page.goto(guide);
    const code = whole(page).locator('code');
    const names = await code.getByRole('link').allTextContents();
    expect(new Set(names)).toEqual(
      new Set([
        'Broker',
        'CreateWithDurations',
        'CreateWithTimestamps',
        'Durations',
        'ISablierV2LockupLinear',
        'LockupLinear',
        'Timestamps',
        'createWithDurations',
        'createWithTimestamps',
      ]),
    );
    await expect(code).toContainText('LOCKUP_LINEAR.createWithDurations(params)');

    await test.step('the Tab key reaches each entry once', async () => {
      const links = whole(page).locator('code').getByRole('link');
      const targets = (some: Locator) =>
        some.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
      const all = await targets(links);
      const reached = await targets(whole(page).locator('code a:not([tabindex])'));
      expect(new Set(reached)).toEqual(new Set(all));
      expect(reached).toHaveLength(new Set(all).size);
      expect(all.length).toBeGreaterThan(reached.length);
    });

    await test.step('Remix can load the file that its link names', async () => {
      const href = await whole(page).getByRole('link', { name: 'Open in Remix' }).getAttribute('href');
      const [, address = ''] = /^https:\/\/remix\.ethereum\.org\/#url=(https:.+)$/.exec(href ?? '') ?? [];
      expect(new URL(address).pathname).toBe(source);
      const response = await request.get(source);
      expect(response.headers()['access-control-allow-origin']).toBe('*');
      expect(await response.text()).toContain('contract LinearVesting {');
      await expect(call(page).getByRole('link', { name: 'Open in Remix' })).toHaveCount(0);
    });

    await test.step('the button and a selection give the exact source', async () => {
      const exact = (await (await request.get(source)).text()).trimEnd();
      await whole(page).getByRole('button', { name: 'Copy code' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveText('Copied');
      expect(await readClipboard(page)).toBe(exact);
      await linkIn(whole(page)).focus();
      const selected = await whole(page)
        .locator('code')
        .evaluate((code) => {
          getSelection()?.selectAllChildren(code);
          return getSelection()?.toString();
        });
      expect(selected).toBe(exact);
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('names are links and have cards', async ({ page }) => {
    await page.goto(guide);
    await linkIn(call(page)).hover();
    await expect.poll(() => cardOf(linkIn(call(page)))).toMatch(text);
    await linkIn(call(page)).click();
    await expect(page).toHaveURL(entry);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap follows the link without showing the card', async ({ page }) => {
    await page.goto(guide);
    await linkIn(call(page)).hover();
    expect(await cardOf(linkIn(call(page)))).toBe('none');
    await linkIn(call(page)).tap();
    await expect(page).toHaveURL(entry);
  });
});
