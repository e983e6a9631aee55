import type { Page } from '@playwright/test';
import { expect } from './reader';

/** The page on which the tests search. */
export const start = '/concepts/streaming';

/** The index of the built-in search. */
export const indexFile = '**/search-index.json';

export const modal = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page) => modal(page).getByRole('combobox', { name: 'Search the docs' });
export const options = (page: Page) => modal(page).getByRole('listbox').getByRole('option');
export const selected = (page: Page) =>
  modal(page).getByRole('listbox').getByRole('option', { selected: true });
export const entry = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });

/** Opens the modal with its shortcut, and searches. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await expect(options(page).first()).toBeVisible();
}
