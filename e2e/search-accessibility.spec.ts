import AxeBuilder from '@axe-core/playwright';
import { openHydrated } from './hydration';
import { expect, test } from './reader';
import { field, modal, options, search, start } from './search-reader';

// Colours that are still on their way from one theme to the other are neither's.
test.use({ reducedMotion: 'reduce' });

for (const width of [390, 1440]) {
  test(`axe finds nothing in any state of the search at ${width} px, dark and light`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, start);
    await search(page, 'hooks');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    const violations = async () => {
      const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const found = await new AxeBuilder({ page }).withTags(rules).analyze();
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    };
    await page.keyboard.press('Control+k');
    for (const [query, isThere] of [
      ['', () => modal(page).getByRole('region', { name: 'Recent searches' })],
      ['withdraw', () => options(page).nth(3)],
      ['0x', () => options(page).first()],
      ['qqqzzzqqq', () => modal(page).getByText('Try searching for')],
    ] as const) {
      await field(page).fill(query);
      await expect(isThere()).toBeVisible();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(), `“${query}”, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
