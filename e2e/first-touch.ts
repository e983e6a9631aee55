// Every control of the site, with the expected effect of its first use. `first-touch.spec.ts` tests each one on a fresh
// page, and fails if a control on the exported pages isn't listed here.
import type { Locator, Page } from '@playwright/test';
import { announcement, heading, readClipboard } from './parts';
import { workbench } from './places';
import { expect } from './reader';

export type Control = {
  name: string;
  /** Selects the control's elements in the exported pages. */
  selector: string;
  address: string;
  isOnPhone?: boolean;
  /** A preceding interaction, such as opening the control's menu. */
  prepare?: (page: Page) => Locator;
  find: (page: Page) => Locator;
  /** The text that the reader types immediately afterwards. */
  types?: string;
  /** The expected result. */
  expectEffect: (page: Page) => Promise<void>;
  /** Whether the browser shows a list of its own, which tests can't see. */
  isNative?: boolean;
  /** Whether the page is left, so that it can't show a response. */
  isLeaving?: boolean;
  /** Whether a script adds the control at the first sign of intent. Until then, there's nothing to use. */
  isAdded?: boolean;
  /** Whether to try the control on a slow processor, too, on behalf of all that the page loader handles in the same way. */
  isTriedSlowly?: boolean;
};

const searchField = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search the docs' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.locator('#sidebar');
const contents = (page: Page) => page.locator('#contents');
const contentsButton = (page: Page) => page.getByRole('button', { name: 'On this page' });
const moreButton = (page: Page) => page.getByRole('button', { name: 'More ways to use this page' });

/** The shortest page of a contract that has all controls. */
const contract = '/reference/lockup/periphery/contract.SablierV2MerkleLL';

/** Expects the results of the query that was typed at once. */
const expectSearch =
  (query: string) =>
  async (page: Page): Promise<void> => {
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(query.slice(1), {
      timeout: 120_000,
    });
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue(query);
  };

export const controls: readonly Control[] = [
  {
    name: 'menu on a phone',
    selector: 'header [popovertarget="sidebar"]',
    address: '/concepts/lockup/hooks',
    isOnPhone: true,
    find: menuButton,
    expectEffect: async (page) => {
      await expect(drawer(page).getByRole('link', { name: 'Tranches' })).toBeVisible();
      await expect(menuButton(page)).not.toBeFocused();
    },
  },
  {
    name: 'close button of the menu',
    selector: '#sidebar [popovertarget="sidebar"]',
    address: '/concepts/lockup/hooks',
    isOnPhone: true,
    prepare: menuButton,
    find: (page) => page.getByRole('button', { name: 'Close menu' }),
    expectEffect: (page) => expect(drawer(page)).toBeHidden(),
  },
  {
    name: 'section in the menu',
    selector: '#sidebar ul[aria-label="Sections"] a',
    address: '/concepts/lockup/hooks',
    isOnPhone: true,
    prepare: menuButton,
    find: (page) => drawer(page).locator('ul[aria-label="Sections"] a', { hasText: 'Guides' }),
    expectEffect: async (page) => {
      await expect(drawer(page).getByRole('link', { name: 'Quickstart' })).toBeVisible();
      await expect(page).toHaveURL('/concepts/lockup/hooks');
    },
  },
  {
    name: 'search in the header',
    selector: 'header a[data-early="search"]',
    address: `${workbench}/code`,
    find: (page) => page.locator('header a[data-early="search"]'),
    types: 'tables',
    expectEffect: expectSearch('tables'),
  },
  {
    name: 'search in the header of a phone',
    isTriedSlowly: true,
    selector: '#search, #search input',
    address: `${workbench}/code`,
    isOnPhone: true,
    find: (page) => page.locator('header a[data-early="search"]'),
    types: 'tables',
    expectEffect: expectSearch('tables'),
  },
  {
    name: 'search on the home page',
    selector: 'main a[data-early="search"]',
    address: '/',
    find: (page) => page.locator('main a[data-early="search"]'),
    types: 'hooks',
    expectEffect: expectSearch('hooks'),
  },
  {
    name: 'search for revert data on the errors page',
    selector: '.paste-data',
    address: '/reference/errors',
    find: (page) => page.getByRole('link', { name: 'Decode revert data' }),
    types: 'hooks',
    expectEffect: expectSearch('hooks'),
  },
  {
    name: 'close button of the search',
    selector: '#search button',
    address: `${workbench}/code`,
    prepare: (page) => page.locator('header a[data-early="search"]'),
    find: (page) => page.getByRole('button', { name: 'Close search' }),
    expectEffect: async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('header a[data-early="search"]')).toBeFocused();
    },
  },
  {
    name: 'filter of chains',
    selector: '[data-filter], label:has([data-filter])',
    address: '/guides/lockup/deployments',
    find: (page) => page.getByRole('searchbox', { name: 'Filter chains' }),
    types: 'sepolia',
    expectEffect: (page) =>
      expect(page.locator('.deployments-index').getByRole('status')).toHaveText(/^[1-9]\d? of \d+ chains$/),
  },
  {
    name: 'field of the search page',
    selector: 'main input[name="q"]',
    address: '/search',
    find: (page) => page.getByRole('main').getByRole('textbox'),
    types: 'hooks',
    expectEffect: async (page) => {
      await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('hooks');
      await expect(page).toHaveURL('/search?q=hooks');
    },
  },
  {
    name: 'release menu',
    selector: '#sidebar details:has([data-early=""]) > summary',
    address: contract,
    find: (page) => drawer(page).locator('summary', { hasText: 'Release:' }),
    expectEffect: (page) =>
      expect(
        drawer(page).getByRole('list', { name: 'Lockup releases' }).getByRole('link').first(),
      ).toBeVisible(),
  },
  {
    name: 'release',
    selector: '#sidebar details a[data-early=""]',
    address: '/reference/lockup/changes',
    isLeaving: true,
    prepare: (page) => drawer(page).locator('summary', { hasText: 'Release:' }),
    find: (page) => drawer(page).getByRole('link', { name: 'Lockup v1.2' }),
    expectEffect: async (page) => {
      await expect(page).toHaveURL(/\/lockup\/core\//, { timeout: 30_000 });
      expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version'))).toContain('v1.2');
    },
  },
  {
    name: 'language menu',
    selector: '[popovertarget="languages"], #languages button',
    address: '/concepts/streaming',
    find: (page) => page.getByRole('button', { name: /^Language/ }),
    expectEffect: (page) => expect(page.locator('#languages')).toBeVisible(),
  },
  {
    name: 'theme',
    isTriedSlowly: true,
    selector: '[data-early="theme"]',
    address: '/concepts/streaming',
    find: (page) => page.getByRole('button', { name: /theme/ }),
    expectEffect: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    },
  },
  {
    name: 'announcement',
    selector: '[data-early="dismiss"]',
    address: '/concepts/streaming',
    find: (page) => page.getByRole('button', { name: 'Dismiss announcement' }),
    expectEffect: (page) => expect(announcement(page)).toBeHidden(),
  },
  {
    name: 'copy page',
    isTriedSlowly: true,
    selector: 'main button:has(+ [popovertarget="copy-page"])',
    address: '/concepts/streaming',
    find: (page) => page.getByRole('button', { name: 'Copy page' }),
    expectEffect: (page) => expect.poll(() => readClipboard(page)).toMatch(/^# Streaming/),
  },
  {
    name: 'menu of copy page',
    selector: '[popovertarget="copy-page"]:not(li *)',
    address: '/concepts/streaming',
    find: moreButton,
    expectEffect: (page) => expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible(),
  },
  {
    name: 'copy as Markdown',
    selector: '#copy-page button',
    address: '/concepts/streaming',
    prepare: moreButton,
    find: (page) => page.getByRole('button', { name: 'Copy as Markdown' }),
    expectEffect: async (page) => {
      await expect.poll(() => readClipboard(page)).toMatch(/^# Streaming/);
      await expect(page.locator('#copy-page')).toBeHidden();
    },
  },
  {
    name: 'copy of code',
    selector: 'figure.code button[data-action="copy"]',
    address: '/guides/lockup/examples/local-environment',
    find: (page) => page.getByRole('button', { name: 'Copy code' }).first(),
    expectEffect: async (page) => {
      const code = await page.locator('figure.code code').first().textContent();
      await expect.poll(() => readClipboard(page)).toBe(code);
    },
  },
  {
    name: 'link of a heading',
    selector: ':is(h2, h3) > a',
    address: '/concepts/lockup/overview',
    find: (page) => page.locator('h2 > a').nth(1),
    expectEffect: async (page) => {
      const href = await page.locator('h2 > a').nth(1).getAttribute('href');
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect.poll(() => readClipboard(page)).toMatch(new RegExp(`${href}$`));
    },
  },
  {
    name: 'wrapping of code',
    selector: 'figure.code button[data-action="wrap"]',
    address: '/guides/lockup/examples/local-environment',
    find: (page) => page.getByRole('button', { name: 'Wrap long lines' }).first(),
    expectEffect: (page) =>
      expect(
        page
          .locator('figure.code')
          .filter({ has: page.getByRole('button', { name: 'Wrap long lines' }) })
          .first(),
      ).toHaveAttribute('data-wrap'),
  },
  {
    name: 'tab',
    selector: '[role="tab"]',
    address: '/api/lockup/the-graph/queries',
    find: (page) => page.getByRole('tab', { selected: false }).first(),
    expectEffect: (page) =>
      expect(page.getByRole('tablist').first().getByRole('tab').nth(1)).toHaveAttribute(
        'aria-selected',
        'true',
      ),
  },
  {
    name: 'open category of the sidebar',
    selector: '#sidebar a.category',
    address: '/concepts/lockup/hooks',
    find: (page) => drawer(page).locator('li[data-open] > a.category').first(),
    expectEffect: async (page) => {
      await expect(drawer(page).locator('a.category').first()).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL('/concepts/lockup/hooks');
    },
  },
  {
    name: 'closed category of the sidebar',
    selector: '#sidebar a.category',
    address: '/guides/lockup/overview',
    find: (page) => drawer(page).locator('li:not([data-open]) > a.category').first(),
    expectEffect: async (page) => {
      await expect(drawer(page).locator('a.category[aria-expanded=false]').first()).toBeVisible();
      await expect(page).toHaveURL('/guides/lockup/overview');
    },
  },
  {
    name: 'sorting of a table',
    selector: 'button.sort',
    address: '/guides/flow/gas-benchmarks',
    find: (page) => page.locator('button.sort').first(),
    expectEffect: (page) => expect(page.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'ascending'),
  },
  {
    name: 'contents on a phone',
    selector: '[popovertarget="contents"]:not([popovertargetaction])',
    address: '/concepts/streaming',
    isOnPhone: true,
    find: contentsButton,
    expectEffect: (page) => expect(contents(page).getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'close button of the contents on a phone',
    selector: '#contents button',
    address: '/concepts/streaming',
    isOnPhone: true,
    prepare: contentsButton,
    find: (page) => page.getByRole('button', { name: 'Close the contents' }),
    expectEffect: (page) => expect(contents(page)).toBeHidden(),
  },
  {
    name: 'filter of the contents',
    selector: 'main article > div > button:not([popovertarget])',
    address: contract,
    find: (page) => page.getByRole('button', { name: 'Filter entries' }),
    expectEffect: (page) => expect(page.getByRole('searchbox', { name: 'Filter entries' })).toBeFocused(),
  },
  {
    name: 'link to the filter in the contents on a phone',
    selector: '#contents .filter-link',
    address: '/support/faq',
    isOnPhone: true,
    prepare: contentsButton,
    find: (page) => contents(page).getByRole('link', { name: 'Filter questions' }),
    expectEffect: (page) => expect(page.getByRole('searchbox', { name: 'Filter questions' })).toBeFocused(),
  },
  {
    name: 'heading in the contents on a phone',
    selector: '#contents a',
    address: '/concepts/streaming',
    isOnPhone: true,
    prepare: contentsButton,
    find: (page) => contents(page).getByRole('link').last(),
    expectEffect: async (page) => {
      await expect(contents(page)).toBeHidden();
      await expect(page.locator('main h2').last()).toBeInViewport();
    },
  },
  {
    name: 'group of the contents',
    selector: '#contents summary',
    address: '/reference/flow/contracts/interfaces/interface.ISablierFlow',
    find: (page) => contents(page).locator('details:not([open]) > summary').first(),
    expectEffect: (page) => expect(contents(page).locator('details').nth(1)).toHaveAttribute('open'),
  },
  {
    name: 'collapsed group',
    selector: 'main summary:not(#contents *)',
    address: '/api/lockup/the-graph/queries',
    find: (page) => page.locator('main details:not([open], #contents *) > summary').first(),
    expectEffect: (page) =>
      expect(page.locator('main details:not(#contents *)').first()).toHaveAttribute('open'),
  },
  {
    name: 'picture',
    selector: 'figure button[aria-label="Enlarge image"], figure dialog, figure dialog button',
    address: `${workbench}/features`,
    find: (page) => page.getByRole('button', { name: 'Enlarge image' }).first(),
    expectEffect: (page) => expect(page.getByRole('dialog', { name: 'Enlarged image' })).toBeVisible(),
  },
  {
    name: 'poster of a video',
    selector: '[data-action="play"]',
    address: '/support/how-to',
    find: (page) => page.getByRole('link', { name: 'Video from YouTube' }).first(),
    expectEffect: (page) => expect(page.locator('.video > iframe')).toHaveCount(1),
  },
  {
    name: 'pause of the live stream',
    selector: 'main label:has(input[type="checkbox"]), main input[type="checkbox"]',
    address: '/',
    find: (page) => page.getByRole('checkbox'),
    expectEffect: (page) => expect(page.getByRole('checkbox')).toBeChecked(),
  },
  {
    name: 'release to compare',
    selector: 'main :is(select, label:has(+ select))',
    address: '/reference/flow/changes-by-release',
    isNative: true,
    find: (page) => page.getByRole('combobox', { name: 'From' }),
    expectEffect: async (page) => {
      await page.getByRole('combobox', { name: 'From' }).selectOption('v1.0');
      await expect(page.getByText('What changed from v1.0 to v3.0:')).toBeVisible();
    },
  },
  {
    name: 'link',
    isTriedSlowly: true,
    selector: 'a[href]:not([data-early])',
    address: '/concepts/lockup/hooks',
    isLeaving: true,
    find: (page) =>
      page.getByRole('navigation', { name: 'Concepts pages' }).getByRole('link', { name: 'Tranches' }),
    expectEffect: async (page) => {
      await expect(heading(page)).toHaveText('Tranches');
      await page.goBack();
      await expect(heading(page)).toContainText('ooks');
      await page.goForward();
      await expect(heading(page)).toHaveText('Tranches');
    },
  },
  {
    name: 'selector to copy',
    selector: '[data-action="copy-text"]',
    address: contract,
    isAdded: true,
    find: (page) =>
      page
        .getByRole('button', { name: /^Copy 0x/ })
        .filter({ visible: true })
        .first(),
    expectEffect: (page) => expect.poll(() => readClipboard(page)).toMatch(/^0x[0-9a-f]+$/),
  },
  {
    name: 'language of a call',
    selector: '.call summary',
    address: contract,
    find: (page) => page.locator('.member .call summary', { hasText: 'viem' }).first(),
    expectEffect: async (page) => {
      await expect(page.locator('.member .call details:nth-child(2)').first()).toHaveAttribute('open');
      await expect(page.locator('.member .call details[open]').first()).toContainText('writeContract');
    },
  },
  {
    name: 'wrapping of a call',
    selector: '.call > [data-action="wrap"]',
    address: contract,
    isAdded: true,
    isOnPhone: true,
    find: (page) => page.locator('.member .call').getByRole('button', { name: 'Wrap long lines' }).first(),
    expectEffect: (page) => expect(page.locator('.member .call').first()).toHaveAttribute('data-wrap'),
  },
  {
    name: 'ABI to copy',
    selector: '[data-action="copy-file"]',
    address: contract,
    isAdded: true,
    find: (page) => page.getByRole('button', { name: 'Copy ABI' }),
    expectEffect: (page) => expect.poll(() => readClipboard(page)).toMatch(/^\[\{/),
  },
  {
    name: 'menu of a member',
    selector: '[data-action="member-menu"]',
    address: contract,
    isAdded: true,
    find: (page) => page.getByRole('button', { name: /^Copy a link or the signature of / }).first(),
    expectEffect: (page) =>
      expect(page.getByRole('button', { name: 'Copy as comment' })).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'networks of the deployments',
    selector: '[data-action="show-network"]',
    address: '/guides/lockup/deployments',
    find: (page) => page.getByRole('button', { name: 'Testnets' }).first(),
    expectEffect: (page) =>
      expect(page.getByRole('button', { name: 'Testnets' }).first()).toHaveAttribute('aria-pressed', 'true'),
  },
];
