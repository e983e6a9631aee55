import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './hydration';
import { heading, themeToggle } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';
import { field, modal, options, start } from './search-reader';

// For changes by a translator before hydration, see `faults-scripts.spec.ts`.

/**
 * Changes the open page and all later changes to it like Chromium's translator: each text is wrapped in two
 * elements. Unlike Chromium, it ignores `translate="no"`.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, title, noscript, svg'))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      inner.append(text.data);
      outer.append(inner);
    };
    const wrapAll = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node);
      for (const text of texts) wrap(text);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true });
    document.documentElement.dataset.translated = '';
  });

const isTranslated = (page: Page) => page.evaluate(() => 'translated' in document.documentElement.dataset);

/** The visible line. There's a separate one for screen readers. */
const line = (where: Locator, hasText: string | RegExp) => where.locator('p:not([role])').filter({ hasText });

/** A sequence of queries, each with another kind of result. */
const queries = [
  'w',
  'withdraw',
  '0xfdd46d60',
  'qqqzzzqqq',
  'withdraw',
  'hooks',
  '',
  'stream shapes',
  'cancel',
];

test('links, controls, and the search work in a translated page, for every kind of result', async ({
  page,
}) => {
  await openHydrated(page, start);
  await translate(page);

  await test.step('links and controls', async () => {
    for (const name of ['Fees', 'Governance', 'Security']) {
      await page.locator('#sidebar').getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(name);
    }
    await page.goBack();
    await expect(heading(page)).toHaveText('Governance');
    await themeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.locator('header').getByRole('link', { name: 'Reference' }).click();
    await expect(heading(page)).toHaveText('Contract reference');
  });

  await test.step('the search', async () => {
    await page.keyboard.press('Control+k');
    for (const query of queries) {
      await field(page).fill(query);
      if (query === '')
        await expect(modal(page).getByRole('region', { name: 'Popular pages' })).toBeVisible();
      else if (query === 'qqqzzzqqq') await expect(line(modal(page), 'No results for')).toContainText(query);
      else
        await expect(options(page).first()).toContainText(
          query.startsWith('0x') ? /\w/ : new RegExp(query, 'i'),
        );
      await expect(modal(page).getByRole('alert')).toHaveCount(0);
    }
    for (const letter of 'able') await page.keyboard.press(letter);
    await expect(modal(page).getByRole('status')).toContainText(/\d+ results? for cancelable/);
    await expect(modal(page).getByRole('link', { name: /^See all \d+ results$/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('#sidebar')).toHaveAccessibleName('Concepts pages');
  });

  await test.step('the page of all results, which is in no section', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('cancel');
    await modal(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    await expect(heading(page)).toHaveText('Search');
    await expect(line(page.getByRole('main'), /^\d+ results? for/)).toContainText('cancel');
  });
  expect(await isTranslated(page)).toBe(true);
});

test('the search page works in the same way', async ({ page }) => {
  await openHydrated(page, '/search');
  await translate(page);
  const main = page.getByRole('main');
  const input = main.getByRole('textbox', { name: 'Search the docs' });
  for (const query of queries) {
    await input.fill(query);
    if (query === '') await expect(main.getByText('Every section and page of this site.')).toBeVisible();
    else if (query === 'qqqzzzqqq') await expect(line(main, 'No results for')).toContainText(query);
    else await expect(line(main, /^\d+ results? for/)).toContainText(query);
    await expect(main.getByRole('alert')).toHaveCount(0);
  }
  await main.getByRole('button', { name: 'Guides' }).click();
  await expect(line(main, /^\d+ results? for/)).toContainText('cancel');
  await main.getByRole('button', { name: 'Show more results' }).click();
  await expect(main.locator('ol > li').nth(25)).toBeVisible();
  expect(await isTranslated(page)).toBe(true);
});

test.describe('if something else moved elements of the search', () => {
  // React logs the error that it caught.
  test.use({ expectedNoise: [/NotFoundError|Failed to execute 'removeChild'/] });

  test('the search is rendered again, without a reload or a message', async ({ page }) => {
    await openHydrated(page, `${workbench}/code`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('features');
    await expect(options(page).first()).toBeVisible();
    await modal(page)
      .getByRole('listbox')
      .evaluate((list) => {
        const box = document.createElement('font');
        list.replaceWith(box);
        box.append(list);
        document.documentElement.dataset.translated = '';
      });
    await field(page).fill('');
    await expect(modal(page).getByRole('region', { name: 'Popular pages' })).toBeVisible();
    await page.keyboard.type('picture');
    await expect(options(page).first()).toContainText(/picture/i);
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
    expect(await isTranslated(page)).toBe(true);
  });
});
