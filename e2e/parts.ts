// Parts of the site that several tests use.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Only set in a document that a test marked. */
    isMarked?: true;
  }
}

/** The title of the open page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
export const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
export const themeToggle = (page: Page) =>
  page.getByRole('button', { name: 'Switch between dark and light theme' });
export const sidebarLink = (page: Page, name: string) =>
  page.locator('#sidebar').getByRole('link', { name, exact: true });

/** The message in place of a page that can't be shown. Next also has an empty alert, for screen readers. */
export const problem = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

/** Returns the text in the clipboard, which a test can only read with the permission `clipboard-read`. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Returns the URLs of the scripts that the open document has loaded or requested. */
export const listScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src));

/** Marks the open document, so that `isMarked` recognizes it. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.isMarked = true;
  });

/** Returns whether the open document is the one that `mark` marked, rather than one that was loaded later. */
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => window.isMarked === true);
