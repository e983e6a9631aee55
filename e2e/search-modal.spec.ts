import { openHydrated } from './hydration';
import { boxOf, overflowOf } from './layout';
import { heading } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';
import { entry, field, modal, options, search, selected, start } from './search-reader';

test('the search opens from its entry and by its shortcuts, and the focus goes back to where it was', async ({
  page,
  context,
}) => {
  await openHydrated(page, start);
  await expect(modal(page)).toHaveCount(0);

  await test.step('a key works as soon as the entries are visible', async () => {
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('dialog [data-entry]')) return;
        observer.disconnect();
        const options = { key: 'ArrowDown', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.keyboard.press('/');
    await expect(modal(page).locator('[data-entry]').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  });

  await test.step('each way to close it gives the focus back', async () => {
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.mouse.click(20, 400),
      () => modal(page).getByRole('button', { name: 'Close search' }).click(),
    ]) {
      await entry(page).click();
      await expect(field(page)).toBeFocused();
      await leave();
      await expect(modal(page)).toHaveCount(0);
      await expect(entry(page)).toBeFocused();
    }
    await expect(page).toHaveURL(start);
  });

  await test.step('its shortcuts open it from anywhere', async () => {
    const link = page.locator('#sidebar').getByRole('link', { name: 'Fees' });
    for (const shortcut of ['Control+k', 'Meta+k', '/']) {
      await link.focus();
      await page.keyboard.press(shortcut);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  await test.step('Enter and the space bar open it from its entry', async () => {
    for (const key of ['Enter', 'Space']) {
      await entry(page).press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    }
  });

  await test.step('a reader who opens it in the moment in which it closes finds it open', async () => {
    await entry(page).click();
    await page.keyboard.type('stream');
    await modal(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      document.querySelector<HTMLElement>('header a[data-early="search"]')?.click();
    });
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(entry(page)).toBeFocused();
  });

  await test.step('with a modifier the entry is a link to the search page', async () => {
    const opened = context.waitForEvent('page');
    await entry(page).click({ modifiers: ['ControlOrMeta'] });
    const searchPage = await opened;
    await expect(searchPage).toHaveURL('/search');
    await searchPage.close();
    await expect(modal(page)).toHaveCount(0);
  });
});

test('the start screen offers only keys that work, and its pages have the colors of their products', async ({
  page,
}) => {
  await openHydrated(page, start);
  await entry(page).click();
  const popular = modal(page).getByRole('region', { name: 'Popular pages' }).getByRole('link');
  await expect(popular.first()).toBeVisible();
  await expect(modal(page).getByText('move', { exact: true })).toBeVisible();
  await expect(modal(page).getByText('open', { exact: true })).toHaveCount(0);
  await expect(popular.locator('[data-product="lockup"]')).not.toHaveCount(0);
  await page.keyboard.type('stream');
  await expect(modal(page).getByText('open', { exact: true })).toBeVisible();
  const box = await boxOf(modal(page));
  const height = page.viewportSize()?.height ?? 0;
  expect(box.height, 'the results have most of the height').toBeGreaterThan(0.75 * height);
  expect(box.y + box.height).toBeLessThan(height);
});

test('the modal is as tall as its results need, and the field stays in place', async ({ page }) => {
  await openHydrated(page, start);
  await search(page, 'stream');
  await expect(options(page).nth(11)).toBeAttached();
  const before = await boxOf(field(page));
  const full = (await boxOf(modal(page))).height;
  const list = await boxOf(modal(page).getByRole('listbox'));
  expect(list.y + list.height, 'the list scrolls').toBeLessThan(before.y + full);
  for (const [query, shown] of [
    ['0xfA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3', options(page).nth(0)],
    ['qqqzzzqqq', modal(page).getByText('Try searching for')],
  ] as const) {
    await field(page).fill(query);
    await expect(options(page).nth(1)).toHaveCount(0);
    await expect(shown).toBeVisible();
    expect((await boxOf(modal(page))).height, query).toBeLessThan(0.7 * full);
    expect(await boxOf(field(page)), query).toEqual(before);
  }
});

test('a slash is text where the reader types', async ({ page }) => {
  await openHydrated(page, `${workbench}/search`);
  await page.getByRole('main').getByRole('textbox').fill('and');
  await page.keyboard.press('/');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('and/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue('/');
});

test('what moves on the page rests while the search is open', async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ''))
          .filter((name) => /flow|fall|whole|hundredths/.test(name)).length,
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, '/');
  await expect.poll(moving).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect.poll(moving).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(moving).toBeGreaterThan(0);
});

test('a reader moves among the results by keyboard, goes to a page, and finds it again', async ({ page }) => {
  await openHydrated(page, start);
  const before = await boxOf(heading(page));
  await search(page, 'stream');
  await test.step('the page behind it neither scrolls nor moves', async () => {
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await boxOf(heading(page))).toEqual(before);
  });

  await test.step('a selection of text that ends beside the modal does not close it', async () => {
    const box = await boxOf(field(page));
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(10, 500);
    await page.mouse.up();
    await expect(modal(page)).toBeVisible();
  });

  await test.step('arrows, Home, and End move the selection, and the field names it', async () => {
    // Removes the selection of text.
    await field(page).fill('stream');
    await page.keyboard.press('Home');
    const all = await options(page).count();
    expect(all).toBeGreaterThan(5);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', all - 1],
      ['ArrowDown', 0],
      ['ArrowUp', all - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(options(page).nth(place)).toHaveAttribute('aria-selected', 'true');
      await expect(selected(page)).toHaveCount(1);
      await expect(selected(page)).toBeInViewport({ ratio: 1 });
      const id = await selected(page).getAttribute('id');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
      await expect(field(page)).toBeFocused();
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('s');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Backspace');
  });

  await test.step('the Tab key stays in the search, in both directions', async () => {
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press(key);
        expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
    }
    await field(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(modal(page).getByRole('link', { name: /^See all/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
  });

  await test.step('Enter leads to the selected page, which is then a recent search', async () => {
    await field(page).fill('stream shapes');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(selected(page)).toHaveCount(1);
    await expect(selected(page)).toContainText('Stream shapes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/concepts\/lockup\/stream-shapes/);
    await expect(heading(page)).toHaveText('Stream shapes');
    await expect(modal(page)).toHaveCount(0);

    await page.keyboard.press('/');
    const recent = modal(page).getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('link')).toHaveText([/^Stream shapes/]);
    await page.keyboard.press('ArrowDown');
    await expect(recent.getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(
      modal(page).getByRole('region', { name: 'Popular pages' }).getByRole('link').first(),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/stream-shapes/);
  });
});

test('a result opens in a new tab, from a chip, and at its place on the open page', async ({
  page,
  context,
}) => {
  await openHydrated(page, start);
  await search(page, 'hooks');
  await test.step('Ctrl+Enter opens a result in a new tab, and the search stays', async () => {
    const address = await selected(page).getAttribute('href');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await expect(tab).toHaveURL(address ?? '');
    await tab.close();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(start);
  });

  await test.step('a letter typed on a chip goes to the field, and an arrow to the results', async () => {
    await field(page).fill('strea');
    const guides = modal(page).getByRole('button', { name: /^Guides/ });
    await guides.press('Space');
    await expect(guides).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('m');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('stream');
    // The last character may change the results, which moves the selection back to the first one.
    await expect(async () => {
      await guides.focus();
      await page.keyboard.press('ArrowDown');
      await expect(field(page)).toBeFocused();
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    }).toPass();
    await guides.press('Space');
    await expect(guides).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a result on the page that is open leads to its place there', async () => {
    await field(page).fill('streaming mistakes you can correct');
    const found = options(page)
      .and(page.locator(`[href^="${start}#"]`))
      .first();
    const address = (await found.getAttribute('href')) ?? '';
    for (let moves = 0; moves < 20 && (await found.getAttribute('aria-selected')) !== 'true'; moves += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the search fills the screen, and nothing is cut off', async ({ page }) => {
    await openHydrated(page, `${workbench}/deep/v1.0`);
    await entry(page).tap();
    await expect(field(page)).toBeFocused();
    await expect.poll(() => modal(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.keyboard.type('code');
    await expect(options(page).first()).toBeInViewport({ ratio: 1 });
    const overflow = await overflowOf(modal(page));
    expect(overflow).toBeLessThanOrEqual(0);
    const tint = await options(page)
      .first()
      .evaluate((row) => getComputedStyle(row).backgroundColor);
    expect(tint, 'no key opens the first row').toBe('rgba(0, 0, 0, 0)');
    await options(page).nth(1).tap();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(`${workbench}/deep/v1.0`);
  });
});

test('an Enter that ends the composition of an input method opens nothing', async ({ page }) => {
  await openHydrated(page, start);
  await search(page, 'cliff');
  // Safari reports it after the composition has ended.
  await field(page).evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    ),
  );
  await expect(modal(page)).toBeVisible();
  await expect(page).toHaveURL(start);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeHidden();
});
