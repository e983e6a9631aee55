import type { Page } from '@playwright/test';
import { readExported } from './exported-site';
import { openHydrated, whenHydrated } from './hydration';
import { workbench } from './places';
import { expect, test } from './reader';
import { modal, search } from './search-reader';

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** A category of the workbench, which is closed unless the reader opens it. */
const category = (page: Page) => page.locator('#sidebar').getByRole('button', { name: 'Deep' });

/**
 * Reads, chooses a theme, dismisses the announcement, opens a category, navigates, searches, and chooses a
 * tab. The workbench remembers all of it, and its search index is small.
 */
async function useEverythingThatIsRemembered(page: Page): Promise<void> {
  await page.goto(workbench);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${workbench}/features`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');

  const before = await backgroundOf(page);
  await page.getByRole('button', { name: 'Switch between dark and light theme' }).click();
  await expect.poll(() => backgroundOf(page)).not.toBe(before);

  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();

  await expect(category(page)).toHaveAttribute('aria-expanded', 'false');
  await category(page).click();
  await expect(category(page)).toHaveAttribute('aria-expanded', 'true');

  await page.locator('#sidebar').getByRole('link', { name: 'Code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
  await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => backgroundOf(page)).not.toBe(before);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('picture');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/picture/);
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: /^Add .* to favorites$/ }).click();
  const favorites = page.getByRole('region', { name: 'Favorites' }).getByRole('link');
  await expect(favorites).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openHydrated(page, `${workbench}/code`);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['pnpm', 'pnpm']);
  await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toContainText('pnpm add');
}

test('what two tabs save is added up', async ({ page: first, context }) => {
  const second = await context.newPage();

  await test.step('categories', async () => {
    const button = (tab: Page, name: string) =>
      tab.locator('#sidebar').getByRole('button', { name, exact: true });
    for (const tab of [first, second]) await openHydrated(tab, '/concepts/lockup/hooks');
    await button(first, 'Flow').click();
    await expect(button(second, 'Flow')).toHaveAttribute('aria-expanded', 'false');
    await button(second, 'Airdrops').click();
    await second.reload();
    await whenHydrated(second);
    for (const name of ['Flow', 'Airdrops'])
      await expect(button(second, name)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('searches', async () => {
    for (const tab of [first, second]) await openHydrated(tab, `${workbench}/deep/v1.0`);
    for (const [tab, query] of [
      [first, 'code'],
      [second, 'steps'],
      [first, 'picture'],
    ] as const) {
      await search(tab, query);
      await tab.keyboard.press('Enter');
      await expect(modal(tab)).toHaveCount(0);
    }
    await first.keyboard.press('Control+k');
    const recent = modal(first).getByRole('region', { name: 'Recent searches' }).getByRole('listitem');
    await expect(recent).toHaveCount(3);
  });
});

/** Functions that replace the page's storage, by description. They run in the page. */
const blockings = {
  // Like in Chromium with cookies off: every kind of storage throws, and cookies aren't stored.
  'that the browser blocks along with cookies': () => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: deny });
  },
  'that is missing': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'that can be neither read nor written': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('The storage is broken.', 'UnknownError');
      };
  },
};

for (const [name, block] of Object.entries(blockings)) {
  test(`with a storage ${name}, everything works without messages`, async ({ page }) => {
    await page.addInitScript(block);
    await useEverythingThatIsRemembered(page);
  });
}

/** The ID of the announcement. */
const [, announced] = /data-announcement="([^"]+)"/.exec(readExported('index.html').toString()) ?? [];

/** Every storage key of the site. */
const keys = [
  'theme',
  'sidebar',
  `announcement.${announced}`,
  'tabs.package-manager',
  'search.recent',
  'search.favorites',
];

/** Keys of pages that the workbench doesn't have, and of an interrupted search. */
const otherKeys = ['docs-preferred-version', 'q'];

/** Stores a text under keys, by default under every key of the workbench. */
const fill = (page: Page, text: string, names: readonly string[] = keys) =>
  page.evaluate(
    (entries) => {
      for (const [key, value] of entries) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
    },
    names.map((key) => [key, text] as const),
  );

test('with garbage under every key, the site looks like on a first visit', async ({ page }) => {
  await page.goto('/concepts/lockup/hooks');
  const firstVisit = await backgroundOf(page);
  for (const garbage of [
    '',
    ' light',
    'LIGHT',
    '<img src=x onerror=alert(1)>',
    'null',
    '[false]',
    '\u0000\ud800',
    '{"concepts/Flow":',
    '{"concepts/Flow":"yes","concepts/Lockup":1,"lockup":"v99","__proto__":{"x":true}}',
  ]) {
    await test.step(`such as ${JSON.stringify(garbage)}`, async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await fill(page, garbage);
      await page.reload();
      await whenHydrated(page);
      expect(await backgroundOf(page)).toBe(firstVisit);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => backgroundOf(page)).not.toBe(firstVisit);
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
      const categories = page.locator('#sidebar').getByRole('button', { expanded: true });
      await expect(categories).toHaveText(['Lockup', 'Flow', 'Airdrops', 'Bob', 'Across products']);
      await fill(page, garbage, otherKeys);
      await openHydrated(page, '/reference/lockup/v4.0/types/library.LockupLinear');
      await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toHaveCount(0);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/concepts/lockup/hooks');
    });
  }
});

test("with garbage under every key, the reader's choices still apply and replace it, and no other key is used", async ({
  page,
}) => {
  await page.goto(`${workbench}/icon.svg`);
  await fill(page, '{garbage');
  await useEverythingThatIsRemembered(page);
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['pnpm', 'pnpm']);
  await page.goto(`${workbench}/features`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
  const kept = await page.evaluate(() => Object.entries(localStorage));
  expect(kept.map(([key]) => key).sort()).toEqual([...keys].sort());
  expect(kept.filter(([, value]) => value === '{garbage')).toEqual([]);
});
