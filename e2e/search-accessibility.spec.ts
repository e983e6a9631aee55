import { violations } from './axe';
import { openHydrated } from './hydration';
import { expect, test } from './reader';
import { field, modal, options, search, start } from './search-reader';

// During the transition between themes, the colors belong to neither.
test.use({ reducedMotion: 'reduce' });

test('everything in the search has a name and a role, and axe finds nothing in any state, narrow and wide, dark and light', async ({
  page,
}) => {
  await openHydrated(page, start);
  await search(page, 'withdraw');
  await expect(modal(page)).toHaveAccessibleName('Search');
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  const list = modal(page).getByRole('listbox', { name: 'Results' });
  await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  // Screen readers get the icon's meaning as text, and don't read the key symbol.
  const item = options(page).filter({ has: page.getByText('Function:') });
  await expect(item.first()).toHaveAccessibleName(/^Function: \S*withdraw/i);
  await expect(options(page).first()).not.toHaveAccessibleName(/↵/);
  for (const facet of ['Section', 'Product'])
    await expect(
      modal(page).getByRole('group', { name: facet }).getByRole('button', { name: 'All' }),
    ).toBeVisible();
  for (const name of [/^Clear$/, /^Close search$/, /^Guides \d+$/, /^Lockup \d+$/])
    await expect(modal(page).getByRole('button', { name })).toBeVisible();
  await expect(
    modal(page)
      .getByRole('group', { name: 'Release', exact: true })
      .getByRole('combobox', { name: 'Lockup' }),
  ).toHaveValue('v4.0');
  const filters = modal(page).getByRole('group', { name: 'Narrow results' });
  for (const [name, count] of [
    ['Section', 7],
    ['Product', 5],
  ] as const) {
    await expect(filters.getByRole('group', { name }).getByRole('button')).toHaveCount(count);
    const label = filters.getByText(name, { exact: true });
    expect(await label.evaluate(({ clientHeight }) => clientHeight), 'on one line').toBeLessThan(32);
  }
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const recent = modal(page).getByRole('region', { name: 'Recent searches' }).getByRole('listitem');
  const title = (await recent.getByRole('link').locator('span').first().textContent()) ?? '';
  await expect(recent.getByRole('button')).toHaveCount(2);
  await expect(recent.getByRole('button').first()).toHaveAccessibleName(`Add ${title} to favorites`);
  await expect(recent.getByRole('button').last()).toHaveAccessibleName(
    `Remove ${title} from recent searches`,
  );

  // A page that's smaller than the result's.
  await openHydrated(page, start);
  await page.keyboard.press('Control+k');
  for (const [query, isThere, scope] of [
    ['', () => recent, {}],
    // The page behind the search is the same in all states.
    ['withdraw', () => options(page).nth(3), { within: '#search' }],
    ['0x', () => options(page).first(), { within: '#search' }],
    ['qqqzzzqqq', () => modal(page).getByText('Try searching for'), { within: '#search' }],
  ] as const) {
    await field(page).fill(query);
    await expect(isThere()).toBeVisible();
    for (const width of [390, 1440]) {
      // Low enough that the results don't all fit.
      await page.setViewportSize({ width, height: 500 });
      expect.soft(await violations(page, scope), `"${query}", ${width} px`).toEqual([]);
    }
  }
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('every match is readable, and the chosen filter is distinct', async ({ page }) => {
    await openHydrated(page, start);
    await search(page, 'withdraw');
    const ratios = () =>
      page.locator('mark:visible').evaluateAll((marks) =>
        marks.map((mark) => {
          const { color, backgroundColor } = getComputedStyle(mark);
          const [text = 0, back = 0] = [color, backgroundColor].map((each) => {
            const [r = 0, g = 0, b = 0] = (each.match(/[\d.]+/g) ?? []).map((value) => {
              const part = Number(value) / 255;
              return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
          });
          return Math.max(text, back) / Math.min(text, back);
        }),
      );
    await expect(
      options(page)
        .filter({ hasText: /^Withdraw · / })
        .first(),
    ).toBeVisible();
    // Marks of rows that are replaced meanwhile have no colors.
    const lowest = async () => Math.min(...(await ratios()));
    expect((await ratios()).length).toBeGreaterThan(12);
    await expect.poll(lowest).toBeGreaterThanOrEqual(4.5);
    const [chosen, other] = await Promise.all(
      [/^All$/, /^Guides \d+$/].map((name) =>
        modal(page)
          .getByRole('group', { name: 'Section' })
          .getByRole('button', { name })
          .evaluate((chip) => getComputedStyle(chip).backgroundColor),
      ),
    );
    expect(chosen).not.toBe(other);
    await page.goto('/search?q=withdraw');
    await expect(page.getByRole('main').locator('h2 mark').first()).toBeVisible();
    await expect.poll(lowest).toBeGreaterThanOrEqual(4.5);
  });
});
