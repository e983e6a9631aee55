import type { Locator, Page } from '@playwright/test';
import { listFiles, listPages, readExported } from './exported-site';
import { boxOf } from './layout';
import { workbench } from './places';
import { expect, test } from './reader';

const region = [
  '/// @notice Takes tokens from the caller and lets Lockup Linear put them into a stream.',
  'function pullAndApprove(uint128 amount) internal {',
  '    TOKEN.safeTransferFrom(msg.sender, address(this), amount);',
  '    TOKEN.forceApprove(address(LOCKUP_LINEAR), amount);',
  '}',
].join('\n');
const fileAddress = `${workbench}/samples/support/approve-token.sol`;

const partOf = (page: Page): Locator => page.getByRole('figure', { name: /^Approve the contract/ });
const wholeOf = (page: Page): Locator => page.getByRole('figure', { name: /^approve-token\.sol/ });

test('a sample is shown whole or as a region, like any code, and leads to its file', async ({
  page,
  request,
}) => {
  await page.goto(`${workbench}/code`);
  await test.step('a region has neither markers nor indentation', async () => {
    expect(await partOf(page).locator('code').textContent()).toBe(region);
    await expect(partOf(page).getByText('Solidity', { exact: true })).toBeVisible();
    await expect(partOf(page).locator('.line-focused')).toHaveText(/^function pullAndApprove/);
  });

  await test.step('without a region, the whole sample is shown with its file name', async () => {
    const shown = await wholeOf(page).locator('code').textContent();
    expect(shown).toMatch(/^\/\/ SPDX-License-Identifier: MIT\n[\s\S]+\n\}$/);
    expect(`${shown}\n`).toBe(await (await request.get(fileAddress)).text());
    await expect(wholeOf(page).getByRole('link', { name: 'Raw file' })).toHaveAttribute(
      'href',
      new URL(fileAddress).pathname,
    );
  });

  await test.step('the link to the whole file leads to plain text, also on a hydrated page', async () => {
    const link = partOf(page).getByRole('link', { name: 'Whole file support/approve-token.sol' });
    await expect(link).toHaveText('Whole file');
    await expect(link).toHaveAttribute('href', new URL(fileAddress).pathname);
    const response = await request.get(fileAddress);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
    const text = await response.text();
    expect(text).toContain('contract TokenApprover {');
    expect(text).not.toContain('region');
    // The browser requests nothing else, such as the payload of a page.
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(fileAddress);
    await expect(page.getByText('contract TokenApprover {')).toBeVisible();
    await page.goBack();
    await expect(link).toBeVisible();
  });
});

test('on a phone, the link and the buttons fit in the title bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${workbench}/code`);
  const bar = partOf(page).locator('figcaption');
  const copy = bar.getByRole('button', { name: 'Copy code' });
  await expect(copy).toBeVisible();
  const right = await bar.evaluate((element) => element.getBoundingClientRect().right);
  for (const part of [copy, bar.getByRole('link')]) {
    const box = await boxOf(part);
    expect(box.x + box.width).toBeLessThanOrEqual(right);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  }
});

test('every sample is served as plain text, whatever its extension, and without markers', async ({
  request,
}) => {
  const files = listFiles().filter((file) => file.startsWith('samples/'));
  expect(files).toContain('samples/support/approve-token.sol');
  for (const file of files) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toMatch(/^text\/plain; ?charset=utf-8$/i);
    expect(readExported(file).toString(), file).not.toMatch(/^\s*(\/\/|#)\s*#(end)?region/m);
  }
});

test.describe('without scripts, on a laptop', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('a guide to the contracts shows its first code within a screen and a half, also on a phone if it has a call', async ({
    page,
  }) => {
    const guides = listPages().filter(({ address }) => /^\/guides\/.*\/examples\//.test(address));
    expect(guides.length).toBeGreaterThan(40);
    for (const { address } of guides) {
      await page.goto(address);
      const box = await boxOf(page.locator('.prose .code').first());
      expect(box.y, address).toBeLessThan(1.5 * 900);
    }
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [address, call] of [
        ['create-without-the-app', 'createWithDurationsLL'],
        ['lockup/v1.2/etherscan', 'YOUR_WALLET'],
        ['lockup/v1.2/custom-deployments', 'forge script'],
        ['custom-deployments', 'deploy-protocols.ts'],
        ['bob/overview', 'createVault'],
      ] as const) {
        await page.goto(`/guides/${address}`);
        const box = await boxOf(page.locator('.prose .code', { hasText: call }).first());
        expect(box.y, `${address} at ${width} px`).toBeLessThan(1.5 * height);
      }
    }
  });
});
