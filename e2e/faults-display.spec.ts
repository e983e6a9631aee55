import type { Page } from '@playwright/test';
import { openHydrated } from './hydration';
import { workbench } from './places';
import { expect, test } from './reader';

/** Why these tests start on a hydrated page. */
const because = 'it checks a page that is in use';

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

for (const [name, viewport, deviceScaleFactor] of [
  ['at 320 px', { width: 320, height: 640 }, 1],
  // A window of 1280 by 1024 pixels at 400%: https://www.w3.org/WAI/WCAG22/Understanding/reflow
  ['at a zoom of 400%', { width: 320, height: 256 }, 4],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const [place, address] of places) {
      test(`${place} only scrolls vertically, and nothing is cut off`, async ({ page }) => {
        await openHydrated(page, address, because);
        expect(await scrollsSideways(page)).toBe(false);
        expect(await cutOff(page)).toEqual([]);
      });
    }

    test('the drawer and the search can be used completely', async ({ page }) => {
      await openHydrated(page, '/concepts/streaming', because);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const drawer = page.getByRole('navigation', { name: 'Concepts pages' });
      await drawer.getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(drawer.getByRole('link').last()).toBeInViewport();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('stream');
      const options = page.getByRole('dialog').getByRole('option');
      await expect(options.first()).toBeVisible();
      await options.last().scrollIntoViewIfNeeded();
      await expect(options.last()).toBeInViewport();
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
}

test.describe('with forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  for (const [place, address] of places) {
    test(`${place} shows its icons, and the selected tab is marked by more than its color`, async ({
      page,
    }) => {
      await openHydrated(page, address, because);
      const lost = await page.evaluate(() => {
        const canvas = getComputedStyle(document.body).backgroundColor;
        return [...document.querySelectorAll('.icon, [class*="icon"]')]
          .filter((element) => element.checkVisibility() && getComputedStyle(element).maskImage !== 'none')
          .filter((element) =>
            [canvas, 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(element).backgroundColor),
          )
          .map((element) => element.outerHTML.slice(0, 80));
      });
      expect(lost).toEqual([]);
      const unmarked = await page.evaluate(() =>
        [...document.querySelectorAll('[role=tab][aria-selected=true]')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const other = element.parentElement?.querySelector(':scope > :not([aria-selected=true])');
            const marks = (each: Element) => {
              const { fontWeight, textDecorationLine, borderStyle, borderWidth, outlineStyle, boxShadow } =
                getComputedStyle(each);
              return [
                fontWeight,
                textDecorationLine,
                borderStyle,
                borderWidth,
                outlineStyle,
                boxShadow,
              ].join();
            };
            return (
              other instanceof Element && other.tagName === element.tagName && marks(other) === marks(element)
            );
          })
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(unmarked).toEqual([]);
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [place, address] of places) {
    test(`${place} has no animations while it is used`, async ({ page }) => {
      await openHydrated(page, address, because);
      const moving = () =>
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
      expect(await moving()).toEqual([]);
      await page.getByRole('button', { name: 'Switch between dark and light theme' }).click();
      expect(await moving()).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
        'auto',
      );
    });
  }
});

for (const browser of ['Firefox', 'WebKit']) {
  // Playwright needs its own builds of these browsers, which `npm run e2e` doesn't install.
  test.skip(`${browser} is not tested, because Playwright can't use an installed one`, () => {});
}
