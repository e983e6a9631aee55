import { expect, test } from './reader';

test.use({ javaScriptEnabled: false });

/** The pages with screens, and the pins of each screen. */
const pages = [
  { address: '/apps/features/overview', pins: [[1, 2]] },
  { address: '/apps/features/payments', pins: [[1, 2, 3]] },
  { address: '/apps/features/drops', pins: [[1, 2, 3]] },
  { address: '/guides/lockup/etherscan', pins: [[1, 2, 3, 4]] },
  { address: '/guides/lockup/v1.2/etherscan', pins: [[1, 2, 3, 4]] },
];

test('each pin has the number and the color of the step that explains it', async ({ page }) => {
  for (const { address, pins } of pages) {
    await test.step(address, async () => {
      await page.goto(address);
      const screens = page.locator('figure.screen');
      expect(await screens.locator('.screen-view').count()).toBe(pins.length);
      for (const [index, expected] of pins.entries()) {
        const found = await screens.nth(index).evaluate((screen) => {
          const steps = [...((screen.closest('ol') ?? screen.nextElementSibling)?.children ?? [])];
          const numbers = [...screen.querySelectorAll<HTMLElement>('[data-pin]')].map((pin) =>
            Number(pin.dataset.pin),
          );
          return numbers.map((number) => ({ number, isMarked: steps[number - 1]?.className === 'pinned' }));
        });
        found.sort((a, b) => a.number - b.number);
        expect(found).toEqual(expected.map((number) => ({ number, isMarked: true })));
      }
    });
  }
});

test('phones show pinned controls and their neighbors, inside of the screen', async ({ page }) => {
  const cases = pages.flatMap((each) => [390, 320].map((width) => ({ ...each, width })));
  for (const { address, pins, width } of cases) {
    await test.step(`${address} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const views = page.locator('.screen-view');
      expect(await views.count()).toBe(pins.length);
      for (const view of await views.all()) {
        const controls = await view.evaluate((box) => {
          const { left, right } = box.getBoundingClientRect();
          return [...box.querySelectorAll('[class^="screen-"]:not(.screen-row, .screen-panel, .screen-bar)')]
            .filter((control) => control.checkVisibility() && !control.querySelector('[data-pin]'))
            .map((control) => {
              const place = control.getBoundingClientRect();
              let part = control;
              while (part.parentElement && part.parentElement !== box) part = part.parentElement;
              return {
                text: control.textContent,
                isNearPin: part.matches('[data-pin], :has([data-pin])'),
                isInside: place.left > left && place.right < right,
              };
            });
        });
        expect(controls.length).toBeGreaterThan(0);
        expect(controls.filter(({ isNearPin, isInside }) => !isNearPin || !isInside)).toEqual([]);
      }
    });
  }
});

test('a wide column shows whole screens, and readers of the page hear their text alternatives', async ({
  page,
}) => {
  await page.goto('/apps/features/overview');
  await expect(page.locator('figure.screen')).toMatchAriaSnapshot(`
    - figure /The top bar/:
      - paragraph: /pin 1 marks the tabs/
      - text: /Schematic, app of December 2024/
  `);
});

test('forced colors keep the pins, and the lines in place of texts', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/apps/features/payments');
  const pin = page.locator('[data-pin="1"]').first();
  expect(await pin.evaluate((control) => getComputedStyle(control, '::before').borderTopStyle)).toBe('solid');
  const line = page.locator('.screen-view i').first();
  const [own, canvas] = await line.evaluate((element) =>
    [element, document.body].map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(own).not.toBe(canvas);
  expect(own).not.toBe('rgba(0, 0, 0, 0)');
});
