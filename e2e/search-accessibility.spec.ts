import { violations } from './axe';
import { openHydrated } from './hydration';
import { expect, test } from './reader';
import { field, modal, options, search, start } from './search-reader';

/** Why these tests start on a hydrated page. */
const because = 'it checks the search with everything that scripts add';

// During the transition between themes, the colors belong to neither.
test.use({ reducedMotion: 'reduce' });

test('everything in the search has a name and a role, and axe finds nothing in any state, narrow and wide, dark and light', async ({
  page,
}) => {
  await openHydrated(page, start, because);
  await search(page, 'withdraw');
  await expect(modal(page)).toHaveAccessibleName('Search');
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  const list = modal(page).getByRole('listbox', { name: 'Results' });
  await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  // Screen readers get the icon's meaning as text, and don't read the key symbol.
  const item = options(page).filter({ has: page.getByText('Function:') });
  await expect(item.first()).toHaveAccessibleName(/^Function: \S*withdraw/i);
  await expect(options(page).first()).not.toHaveAccessibleName(/↵/);
  for (const name of [/^Clear$/, /^Close search$/, /^All$/, /^Guides \d+$/, /^Lockup \d+$/])
    await expect(modal(page).getByRole('button', { name })).toBeVisible();
  await expect(
    modal(page).getByRole('group', { name: 'Release' }).getByRole('combobox', { name: 'Lockup' }),
  ).toHaveValue('v4.0');
  await expect(modal(page).getByRole('group', { name: 'Narrow results' })).toBeVisible();
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
  await openHydrated(page, start, because);
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
