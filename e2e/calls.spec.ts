import type { Locator, Page } from '@playwright/test';
import { whenHydrated } from './hydration';
import { boxOf, overflowOf } from './layout';
import { readClipboard } from './parts';
import { expect, test } from './reader';

const linear = '/reference/lockup/core/contract.SablierV2LockupLinear';
const dynamic = '/reference/lockup/core/contract.SablierV2LockupDynamic';

const call = (page: Page, anchor: string): Locator =>
  page
    .locator('main section')
    .filter({ has: page.locator(`[id="${anchor}"]`) })
    .locator('.call');
const tab = (page: Page, anchor: string, language: string): Locator =>
  call(page, anchor).locator('summary').getByText(language, { exact: true });
test('a call has the colors of code, and changes its language before scripts run, and the other calls follow', async ({
  page,
}) => {
  await page.goto(`${linear}#withdraw`);
  await test.step('the call is beside the texts from 1,280 px, and between them on narrower screens', async () => {
    const body = page
      .locator('main section')
      .filter({ has: page.locator('#withdraw') })
      .locator('.body');
    await expect(body).toHaveCount(2);
    const places = async () => ({
      intro: await boxOf(body.first()),
      rest: await boxOf(body.last()),
      code: await boxOf(call(page, 'withdraw')),
    });
    await page.setViewportSize({ width: 1279, height: 900 });
    const narrow = await places();
    expect(narrow.code.y).toBeGreaterThanOrEqual(narrow.intro.y + narrow.intro.height);
    expect(narrow.rest.y).toBeGreaterThanOrEqual(narrow.code.y + narrow.code.height);
    await page.setViewportSize({ width: 1280, height: 900 });
    const wide = await places();
    for (const text of [wide.intro, wide.rest]) expect(wide.code.x).toBeGreaterThan(text.x + text.width);
    expect(wide.rest.y - wide.intro.y - wide.intro.height, 'the texts have no gap').toBeLessThan(2);
  });

  const colorOf = (selector: string) =>
    call(page, 'withdraw')
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const colors = await Promise.all(['code', '.f', '.n'].map(colorOf));
  expect(new Set(colors).size).toBe(3);

  await expect(call(page, 'withdraw')).toContainText('lockup.withdraw({');
  await expect(call(page, 'withdraw').getByText('functionName: "withdraw"')).toBeHidden();
  await tab(page, 'withdraw', 'viem').click();
  await expect(call(page, 'withdraw').getByText('functionName: "withdraw"')).toBeVisible();
  await expect(call(page, 'withdraw').getByText('lockup.withdraw({')).toBeHidden();
  // Scripts add the buttons, and let the other calls follow.
  await whenHydrated(page);
  await expect(call(page, 'burn').getByText('functionName: "burn"')).toBeVisible();
  await expect(call(page, 'burn').getByText('lockup.burn(42);')).toBeHidden();

  await test.step('each panel has a copy button', async () => {
    const panels = page.locator('.call pre');
    expect(await panels.count()).toBeGreaterThan(200);
    await expect(page.locator('.call pre + button')).toHaveCount(await panels.count());
  });

  await test.step('a call whose first line would be too long for its panel breaks it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/reference/lockup/v4.0/contract.SablierLockup#createwithdurationsll');
    const code = call(page, 'createwithdurationsll').locator('pre').first();
    const overflow = await overflowOf(code);
    expect(overflow).toBe(0);
  });

  await page.goto(`${dynamic}#burn`);
  await whenHydrated(page);
  await expect(call(page, 'burn').getByText('functionName: "burn"')).toBeVisible();
});

test('the page keeps its place when the calls above change their height, and an open language stays open', async ({
  page,
}) => {
  await page.goto(`${linear}#renounce`);
  // On a cold page, the other calls don't follow, and the browser would close an open language.
  await whenHydrated(page);
  await tab(page, 'renounce', 'cast').scrollIntoViewIfNeeded();
  const top = async () => (await boxOf(tab(page, 'renounce', 'cast'))).y;
  const before = await top();
  for (const language of ['cast', 'viem', 'Solidity']) {
    await tab(page, 'renounce', language).click();
    await expect(tab(page, 'withdraw', language).locator('..')).toHaveAttribute('open', '');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  }

  await test.step('clicking the open language leaves it open', async () => {
    await tab(page, 'withdraw', 'Solidity').click();
    await expect(call(page, 'withdraw').getByText('lockup.withdraw({')).toBeVisible();
  });
});

test('a call whose last character is hidden on a phone fades at its edge, until the reader wraps its lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/reference/lockup/v4.0/contract.SablierLockup#withdraw');
  const call = page.locator('.call:has([name="call-withdraw"]) pre').first();
  await call.scrollIntoViewIfNeeded();
  const hidden = await overflowOf(call);
  expect(hidden).toBeGreaterThan(6);
  expect(hidden).toBeLessThanOrEqual(16);
  expect(await call.evaluate((pre) => getComputedStyle(pre).getPropertyValue('--fade-end'))).toBe('32px');
  await whenHydrated(page);
  await page
    .locator('.call:has([name="call-withdraw"])')
    .getByRole('button', { name: 'Wrap long lines' })
    .click();
  expect(await overflowOf(call)).toBe(0);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the buttons copy the visible call, and what all calls require', async ({ page }) => {
    await page.goto(`${linear}#withdraw`);
    await tab(page, 'withdraw', 'ethers').click();
    await call(page, 'withdraw').getByRole('button', { name: 'Copy the call' }).click();
    await expect.poll(() => readClipboard(page)).toMatch(/^const transaction = await lockup\.withdraw\(/);

    await test.step('what all calls require is at the head of the page, and the confirmation is one line', async () => {
      const head = page.locator('.about');
      await head.getByText('Imports and variables').click();
      await head.locator('summary').getByText('ethers', { exact: true }).click();
      const button = head.getByRole('button', { name: 'Copy the call' });
      await button.click();
      await expect.poll(() => readClipboard(page)).toMatch(/^import .*const sender = "0x1{40}";/s);
      const height = await button.evaluate((element) => getComputedStyle(element, '::after').height);
      expect(Number.parseFloat(height)).toBeGreaterThan(10);
      expect(Number.parseFloat(height)).toBeLessThan(30);
    });
  });
});
