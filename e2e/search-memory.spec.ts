import type { Page } from '@playwright/test';
import { openHydrated, whenHydrated } from './hydration';
import { workbench } from './places';
import { expect, test } from './reader';
import { field, modal, search } from './search-reader';

/** A small page, on which the search loads a small index. */
const small = `${workbench}/deep/v1.0`;

test.describe('what the reader looked for lately', () => {
  const row = (page: Page, list: string) =>
    modal(page).getByRole('region', { name: list }).getByRole('listitem');

  async function visit(page: Page, query: string): Promise<void> {
    await search(page, query);
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
  }

  test('can be made a favorite, be removed, and is shown only if it leads to this site', async ({ page }) => {
    await openHydrated(page, small);
    await visit(page, 'code');
    await visit(page, 'steps');
    await page.keyboard.press('Control+k');
    await expect(row(page, 'Recent searches')).toHaveCount(2);
    await expect(row(page, 'Favorites')).toHaveCount(0);
    await row(page, 'Recent searches')
      .last()
      .getByRole('button', { name: /^Add .* to favorites$/ })
      .click();
    await expect(row(page, 'Favorites')).toHaveCount(1);
    await expect(row(page, 'Recent searches')).toHaveCount(1);
    await expect(field(page)).toBeFocused();

    await page.reload();
    await whenHydrated(page);
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeVisible();
    await expect(row(page, 'Favorites')).toHaveCount(1);
    await row(page, 'Recent searches')
      .getByRole('button', { name: /^Remove .* from recent searches$/ })
      .click();
    await row(page, 'Favorites')
      .getByRole('button', { name: /^Remove .* from favorites$/ })
      .click();
    await expect(modal(page).getByRole('region', { name: 'Popular pages' })).toBeVisible();
    await expect(row(page, 'Favorites')).toHaveCount(0);
    await expect(row(page, 'Recent searches')).toHaveCount(0);

    await test.step('entries that lead elsewhere are not shown, and titles are text', async () => {
      await page.evaluate(() => {
        const entry = { title: '<img src=x onerror=alert(1)>', trail: 'x', kind: 'page' };
        const paths = ['https://evil.test/', '//evil.test/', 'javascript:alert(1)', '/features'];
        localStorage.setItem('search.recent', JSON.stringify(paths.map((path) => ({ ...entry, path }))));
        localStorage.setItem('search.favorites', '{"garbage":');
      });
      await openHydrated(page, small);
      await page.keyboard.press('Control+k');
      await expect(row(page, 'Recent searches')).toHaveCount(1);
      const link = row(page, 'Recent searches').getByRole('link');
      await expect(link).toHaveAttribute('href', `${new URL(workbench).pathname}/features`);
      await expect(row(page, 'Recent searches')).toContainText('<img src=x onerror=alert(1)>');
      await expect(row(page, 'Favorites')).toHaveCount(0);
    });
  });

  test('lasts as long as the page without a storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await openHydrated(page, small);
    await visit(page, 'code');
    await page.keyboard.press('Control+k');
    await expect(row(page, 'Recent searches')).toHaveCount(1);
    await row(page, 'Recent searches')
      .getByRole('button', { name: /favorites$/ })
      .click();
    await expect(row(page, 'Favorites')).toHaveCount(1);
  });
});
