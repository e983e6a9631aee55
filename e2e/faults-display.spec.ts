import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './hydration';
import { announcement, themeToggle } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';

const places = [
  ['a page', '/concepts/streaming'],
  ['the home page', '/'],
  ['the search page', '/search?q=stream'],
  ['a page of tables', '/reference/errors'],
  ['a page of deployments', '/guides/lockup/deployments'],
  ['the features', `${workbench}/features`],
  ['code', `${workbench}/code`],
] as const;

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Returns elements that are partly outside the page, where readers can't scroll to them. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button), main h1, main h2, main > article a, footer a')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('pre, [role=group], .visually-hidden'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Returns icons that have the background's color, or none. */
const invisibleIcons = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll('.icon, [class*="icon"]')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).maskImage !== 'none')
      .filter((element) => [canvas, 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(element).backgroundColor))
      .map((element) => element.outerHTML.slice(0, 80));
  });

/** Returns links of the navigation that look current but aren't, or the other way round. */
const wronglyMarked = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const isMarked = (link: Element) => {
      const { borderBottomWidth, borderBottomColor, borderLeftWidth, borderLeftColor } =
        getComputedStyle(link);
      return (
        (borderBottomWidth !== '0px' && borderBottomColor !== canvas) ||
        (borderLeftWidth !== '0px' && borderLeftColor !== canvas)
      );
    };
    return [...document.querySelectorAll('header nav a, #sidebar ul a:not(.category)')]
      .filter((link) => link.checkVisibility() && !link.closest('details'))
      .filter((link) => isMarked(link) !== link.hasAttribute('aria-current'))
      .map((link) => link.textContent);
  });

/** Returns selected tabs that differ from others only by their color. */
const unmarkedTabs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tab][aria-selected=true]')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const other = element.parentElement?.querySelector(':scope > :not([aria-selected=true])');
        const marks = (each: Element) => {
          const { fontWeight, textDecorationLine, borderStyle, borderWidth, outlineStyle, boxShadow } =
            getComputedStyle(each);
          return [fontWeight, textDecorationLine, borderStyle, borderWidth, outlineStyle, boxShadow].join();
        };
        return (
          other instanceof Element && other.tagName === element.tagName && marks(other) === marks(element)
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

/** Returns lines that forced colors would make disappear: those that gradients draw. */
const lostLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main hr, main figure *, #contents')]
      .flatMap((element) => ['', '::before', '::after'].map((part) => ({ element, part })))
      .filter(({ element, part }) => {
        const { backgroundImage, content, forcedColorAdjust } = getComputedStyle(element, part);
        const isDrawn = part === '' || content !== 'none';
        return isDrawn && backgroundImage.includes('gradient') && forcedColorAdjust !== 'none';
      })
      .map(({ element, part }) => `${element.outerHTML.slice(0, 80)}${part}`),
  );

/** Returns the colors of strokes, fills, and gradients in drawings that aren't the reader's own. */
const foreignColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const own = ['Canvas', 'CanvasText', 'Highlight', 'LinkText', 'transparent'].map((color) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return [...document.querySelectorAll('main figure svg *')].flatMap((shape) => {
      const { stroke, fill } = getComputedStyle(shape);
      return [stroke, fill].filter((color) => color.startsWith('rgb') && !own.includes(color));
    });
  });

/** Returns the names of the running animations. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      // What follows the reader's own scrolling moves only with it.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition')
      // Delayed elements appear after a moment, without moving.
      .filter((name) => !name.endsWith('_appear')),
  );

for (const [name, viewport, deviceScaleFactor, checked] of [
  // font-size.spec.ts checks the other kinds of pages at this width.
  ['at 320 px', { width: 320, height: 640 }, 1, places.slice(-3)],
  // A window of 1280 by 1024 pixels at 400%: https://www.w3.org/WAI/WCAG22/Understanding/reflow
  ['at a zoom of 400%', { width: 320, height: 256 }, 4, places.slice(-1)],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });

    test('pages only scroll vertically, nothing is cut off, and the drawer and the search can be used completely', async ({
      page,
    }) => {
      for (const [place, address] of checked)
        await test.step(place, async () => {
          await openHydrated(page, address);
          expect(await scrollsSideways(page)).toBe(false);
          expect(await cutOff(page)).toEqual([]);
        });
      await openHydrated(page, '/concepts/streaming');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const drawer = page.getByRole('navigation', { name: 'Concepts pages' });
      await drawer.getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(drawer.getByRole('link').last()).toBeInViewport();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('stream');
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.nth(5)).toBeVisible();
      await options.last().scrollIntoViewIfNeeded();
      await expect(options.last()).toBeInViewport();
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
}

test.describe('with reduced motion or forced colors', () => {
  test.use({ reducedMotion: 'reduce' });

  test('forced colors highlight the chosen filter, make the current entry of the contents bold, and separate the announcement', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openHydrated(page, '/guides/lockup/deployments');
    const [all, mainnets] = [/^All$/, /^Mainnets$/].map((name) => page.getByRole('button', { name }));
    const background = (part: Locator | undefined) =>
      part?.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await background(all)).not.toBe(await background(mainnets));
    await expect(page.locator('#contents a[aria-current]').first()).toHaveCSS('font-weight', '700');
    await expect(announcement(page)).toHaveCSS('border-bottom-width', '1px');
    const colorOf = (part: Locator) => part.evaluate((each) => getComputedStyle(each).color);
    expect(await colorOf(announcement(page).getByRole('link'))).not.toBe(await colorOf(announcement(page)));
  });

  test('forced colors mark the current section of the drawer and the selected tab by one line, and matches in titles by a color without a line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ forcedColors: 'active' });
    await openHydrated(page, '/api/queries');
    const selected = page.getByRole('tab', { selected: true }).first();
    await expect(selected).toHaveCSS('text-decoration-line', 'none');
    await expect(selected).toHaveCSS('border-bottom-width', '2px');
    const other = page.getByRole('tab', { selected: false }).first();
    await expect(other).toHaveCSS('border-bottom-width', '0px');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const section = page.locator('#sidebar [aria-label="Sections"] [aria-current]');
    await expect(section).toHaveCSS('border-left-width', '0px');
    await expect(section).toHaveCSS('border-bottom-width', '2px');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('withdraw');
    const results = page.getByRole('listbox').getByRole('option');
    await expect(results.nth(5)).toBeVisible();
    const match = results.first().locator('mark').first();
    await expect(match).toHaveCSS('text-decoration-line', 'none');
    expect(await match.evaluate((mark) => getComputedStyle(mark).color)).not.toBe(
      await results.first().evaluate((row) => getComputedStyle(row).color),
    );
  });

  test('pages have no animations, their icons are visible, and only current links and selected tabs are marked, by more than their color', async ({
    page,
  }) => {
    for (const [place, address] of places) {
      await test.step(place, async () => {
        await openHydrated(page, address);
        expect(await moving(page)).toEqual([]);

        await page.emulateMedia({ forcedColors: 'active' });
        expect(await invisibleIcons(page)).toEqual([]);
        expect(await unmarkedTabs(page)).toEqual([]);
        expect(await wronglyMarked(page)).toEqual([]);
        expect(await lostLines(page)).toEqual([]);
        expect(await foreignColors(page)).toEqual([]);

        await page.emulateMedia({ forcedColors: 'none' });
        await themeToggle(page).click();
        expect(await moving(page)).toEqual([]);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
          'auto',
        );
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
});
