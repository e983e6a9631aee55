import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { whenHydrated } from './hydration';
import { expect, test } from './reader';

const flow = '/guides/flow/gas-benchmarks';

const functions = (page: Page): Locator =>
  page.getByRole('group', { name: 'Sortable table' }).getByRole('table');
const head = (table: Locator, name: string): Locator =>
  table.getByRole('columnheader', { name, exact: true });
const press = (table: Locator, name: string): Promise<void> =>
  table.getByRole('button', { name, exact: true }).click();

/** Returns the texts of a column, by index, in the current order. */
const column = async (table: Locator, position: number): Promise<string[]> =>
  (await table.locator(`tbody td:nth-child(${position + 1})`).allTextContents()).map((text) => text.trim());

const rising = (texts: readonly string[]): string[] =>
  texts.toSorted((a, b) => Number(a.replaceAll(',', '')) - Number(b.replaceAll(',', '')));

test('a gas column is sorted ascending, descending, and as on the page, which is announced each time', async ({
  page,
}) => {
  await page.goto(flow);
  const table = functions(page);
  const gas = head(table, 'Gas');
  const [names, amounts] = [await column(table, 0), await column(table, 1)];
  expect(amounts).toHaveLength(12);
  await expect(gas).not.toHaveAttribute('aria-sort');
  for (const [direction, expected, reported] of [
    ['ascending', rising(amounts), 'Sorted by Gas, ascending'],
    ['descending', rising(amounts).toReversed(), 'Sorted by Gas, descending'],
  ] as const) {
    await press(table, 'Gas');
    await expect(gas).toHaveAttribute('aria-sort', direction);
    expect(await column(table, 1)).toEqual(expected);
    await expect(page.getByRole('status').filter({ hasText: reported })).toBeAttached();
  }
  // A row stays whole.
  expect((await column(table, 0))[0]).toBe('create');
  await press(table, 'Gas');
  await expect(gas).not.toHaveAttribute('aria-sort');
  expect(await column(table, 0)).toEqual(names);

  await test.step('text columns can be sorted, too, by keyboard, and one column at a time', async () => {
    await press(table, 'Gas');
    await expect(head(table, 'Gas')).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Shift+Tab');
    await expect(table.getByRole('button', { name: 'Function' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(head(table, 'Function')).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.locator('th[aria-sort]')).toHaveCount(1);
    expect((await column(table, 0))[0]).toBe('adjustRatePerSecond');
    await page.keyboard.press('Space');
    expect((await column(table, 0))[0]).toBe('withdrawMax, insolvent stream');
    await expect(table.getByRole('button', { name: 'Function' })).toBeFocused();
  });
});

test('only the rows move, on a phone and on a wide screen, and axe finds nothing', async ({ page }) => {
  for (const width of [390, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(flow);
      await whenHydrated(page);
      const table = functions(page);
      const places = () =>
        table
          .locator('th')
          .evaluateAll((heads) => heads.map((each) => JSON.stringify(each.getBoundingClientRect())));
      await table.scrollIntoViewIfNeeded();
      const before = [
        await places(),
        await table.evaluate((element) => element.getBoundingClientRect().height),
      ];
      await press(table, 'Function');
      await expect(head(table, 'Function')).toHaveAttribute('aria-sort', 'ascending');
      expect([
        await places(),
        await table.evaluate((element) => element.getBoundingClientRect().height),
      ]).toEqual(before);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await violations(page, { within: 'div.table' })).toEqual([]);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is in its original order, its headers are text, and no button is shown', async ({
    page,
  }) => {
    await page.goto(flow);
    const table = functions(page);
    await expect(table.getByRole('button')).toHaveCount(0);
    await expect(table.locator('button').filter({ visible: true })).toHaveCount(0);
    // Playwright can't find text in such an element.
    expect(
      await table
        .locator('noscript')
        .evaluateAll((heads: HTMLElement[]) => heads.map((each) => each.innerText)),
    ).toEqual(['Function', 'Gas']);
    await expect(table.locator('noscript').last()).toBeVisible();
    expect((await column(table, 0)).slice(0, 2)).toEqual(['create', 'deposit']);
  });
});
