import type { Page } from '@playwright/test';
import { openHydrated } from './hydration';
import { expect, test } from './reader';
import { field, modal, options } from './search-reader';

/** Why these tests start on a hydrated page. */
const because = 'it checks pages with everything that scripts add';

// The default font size in the browser's settings. For zoom, which also changes the width, see
// `faults-display.spec.ts`. Reduced motion keeps the drawer from sliding in.
test.use({ reducedMotion: 'reduce' });

const sizes = [16, 20, 24, 32];
const widths = [320, 390, 768, 996, 1024, 1200, 1440];

const pages = [
  '/',
  '/concepts/streaming',
  '/reference/lockup/core/contract.SablierV2LockupLinear',
  '/reference/errors',
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

/** Returns elements that overflow the header or overlap others in it. */
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
      .map(({ name }) => name);
  });

/** Checks an open page with each default font size, at each width. */
async function atAllSizes(page: Page, check: (at: string) => Promise<void>): Promise<void> {
  for (const size of sizes)
    await test.step(`with a default font size of ${size} px`, async () => {
      await setFontSize(page, size);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await check(`${size} px at a width of ${width} px`);
      }
    });
}

test.describe('with any default font size, at any width', () => {
  test.describe.configure({ timeout: 120_000 });

  for (const address of pages) {
    test(`nothing on ${address} is outside the screen`, async ({ page }) => {
      await openHydrated(page, address, because);
      await atAllSizes(page, async (at) => {
        expect.soft(await outside(page), at).toEqual([]);
        expect.soft(await crowdedHeader(page), `header: ${at}`).toEqual([]);
      });
    });
  }

  test('nothing in the search is outside the screen', async ({ page }) => {
    await openHydrated(page, '/concepts/streaming', because);
    await page.keyboard.press('Control+k');
    for (const [query, shown] of [
      ['', modal(page).getByRole('region', { name: 'Popular pages' })],
      ['withdraw', options(page).first()],
      ['qqqzzzqqq', modal(page).getByText('No results for')],
    ] as const) {
      await field(page).fill(query);
      await expect(shown).toBeVisible();
      await atAllSizes(page, async (at) => {
        expect.soft(await outside(page), `“${query}”: ${at}`).toEqual([]);
        const box = await modal(page).boundingBox();
        expect.soft((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 801) <= 800).toBe(true);
      });
    }
  });

  test('nothing in the drawer is outside the screen, wherever there is one', async ({ page }) => {
    await openHydrated(page, '/concepts/streaming', because);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('navigation', { name: 'Concepts pages' });
    let opened = 0;
    await atAllSizes(page, async (at) => {
      if (!(await menu.isVisible())) return;
      opened += 1;
      await menu.click();
      await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
      await drawer.getByText('All sections').click();
      expect.soft(await outside(page), at).toEqual([]);
      await drawer.getByText('All sections').click();
      await page.keyboard.press('Escape');
      await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeHidden();
    });
    expect(opened).toBeGreaterThanOrEqual(3 * sizes.length);
  });
});
