import type { Page } from '@playwright/test';
import { openHydrated } from './hydration';
import { expect, test } from './reader';
import { field, modal, options } from './search-reader';

// The default font size in the browser's settings. For zoom, which also changes the width, see
// `faults-display.spec.ts`. Reduced motion keeps the drawer from sliding in.
test.use({ reducedMotion: 'reduce' });

const sizes = [16, 24, 32];
const widths = [320, 390, 768, 996, 1200, 1440];

const pages = [
  '/',
  '/concepts/streaming',
  // Together, these two have every part of the longest pages of contracts, which take twice as long.
  '/reference/lockup/periphery/contract.SablierV2BatchLockup',
  '/reference/lockup/periphery/contract.SablierV2MerkleLL',
  '/reference/errors',
  '/guides/deployments/bob-v1.0',
  '/search?q=withdraw',
];

async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/**
 * Returns text and controls that are partly outside the window, unless their box scrolls or has an ellipsis.
 */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInside = ({ left, right }: DOMRect): boolean => left >= -1 && right <= window.innerWidth + 1;
    const isCut = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        const isScroller = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth;
        if ((isScroller || textOverflow === 'ellipsis') && isInside(box.getBoundingClientRect())) return true;
      }
      return false;
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const found = [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) || element.matches('a, button, input, dialog, [popover]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.visually-hidden, .skip-link, svg, math, [inert]'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && !isInside(box) && !isCut(element);
      })
      .map((element) => element.outerHTML.slice(0, 90));
    const root = document.documentElement;
    return root.scrollWidth > root.clientWidth ? [`scrolls to ${root.scrollWidth} px`, ...found] : found;
  });

/** Returns elements of the header that overflow it or overlap others in it. */
const crowdedHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    if (!header) return ['no header'];
    const bounds = header.getBoundingClientRect();
    const controls = [...header.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ name: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }));
    return controls
      .filter(
        ({ box }, index) =>
          box.top < bounds.top - 1 ||
          box.bottom > bounds.bottom + 1 ||
          controls.some(
            ({ box: other }, place) =>
              place > index &&
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          ),
      )
      .map(({ name }) => `in the header: ${name}`);
  });

/** Returns the position of the open dialog if it's partly above or below the window. */
const tallDialog = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { top = -1, bottom = 0 } = document.querySelector('dialog[open]')?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= window.innerHeight ? [] : [`the dialog from ${top} to ${bottom} px`];
  });

/**
 * Checks an open page with each default font size, at each width.
 * @param check returns what's wrong at the current size and width
 */
async function atAllSizes(page: Page, check: () => Promise<string[]>): Promise<void> {
  for (const size of sizes)
    await test.step(`with a default font size of ${size} px`, async () => {
      await setFontSize(page, size);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      const problems: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const problem of await check()) problems.push(`at ${width} px: ${problem}`);
      }
      expect.soft(problems, `with a default font size of ${size} px`).toEqual([]);
    });
}

test.describe('with any default font size, at any width', () => {
  test('nothing on a page is outside the screen', async ({ page }) => {
    for (const address of pages)
      await test.step(`on ${address}`, async () => {
        await setFontSize(page, 16);
        await openHydrated(page, address);
        await atAllSizes(page, async () => [...(await outside(page)), ...(await crowdedHeader(page))]);
      });
  });

  test('nothing in the search is outside the screen', async ({ page }) => {
    await openHydrated(page, '/concepts/streaming');
    await page.keyboard.press('Control+k');
    for (const [query, shown] of [
      ['', modal(page).getByRole('region', { name: 'Popular pages' })],
      ['withdraw', options(page).first()],
      ['qqqzzzqqq', modal(page).getByText('No results for')],
    ] as const) {
      await field(page).fill(query);
      await expect(shown).toBeVisible();
      await test.step(`with the query "${query}"`, () =>
        atAllSizes(page, async () => [...(await outside(page)), ...(await tallDialog(page))]));
    }
  });

  test('nothing in the drawer is outside the screen, wherever there is one', async ({ page }) => {
    await openHydrated(page, '/concepts/streaming');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('navigation', { name: 'Concepts pages' });
    const close = drawer.getByRole('button', { name: 'Close menu' });
    const guides = drawer.getByRole('list', { name: 'Sections' }).getByText('Guides', { exact: true });
    let checked = 0;
    await atAllSizes(page, async () => {
      if (!(await menu.isVisible())) return [];
      // The drawer stays open until the window is too wide for it.
      if (!(await close.isVisible())) {
        await menu.click();
        await expect(close).toBeVisible();
      }
      await expect(close).toBeInViewport({ ratio: 1 });
      await expect(guides).toBeVisible();
      checked += 1;
      return outside(page);
    });
    expect(checked).toBeGreaterThanOrEqual(3 * sizes.length);
  });
});
