import { expect, test } from './reader';

test.use({ javaScriptEnabled: false });

const addresses = ['/reference/lockup/diagrams', '/reference/errors', '/apps/guides/url-schemes'];

test('the bytes of a storage slot stand in one row, below the offsets and above their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/reference/lockup/diagrams');
  const slot = page
    .getByRole('figure', { name: 'The four slots of a Lockup stream' })
    .locator('.ruler-cells')
    .first();
  const bytes = slot.locator('b');
  await expect(bytes).toHaveCount(32);
  const tops = await bytes.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(slot.locator('.ruler-label').first()).toBeVisible();
  const labels = await slot
    .locator('.ruler-label > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(labels.length).toBe(5);
  for (const one of labels)
    for (const other of labels)
      if (one !== other && one.top === other.top)
        expect(one.right < other.left || other.right < one.left).toBe(true);
});

test('no ruler is wider than its column at any width', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rulers = page.locator('.ruler');
      await expect(rulers.first()).toBeVisible();
      const overflows = await rulers.evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const { right } = figure.getBoundingClientRect();
          return [...figure.querySelectorAll('b, .ruler-label, .ruler-key:not([style])')]
            .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > right + 1)
            .map((each) => each.textContent);
        }),
      );
      expect(overflows, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('on a phone, a URL breaks between its fields, before separators, and fields keep their borders in forced colors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/guides/url-schemes');
  const parts = await page.locator('.ruler-text .ruler-joined').evaluateAll((all) =>
    all.map((part) => {
      const cells = [...part.querySelectorAll('b')];
      return {
        text: cells.map((cell) => cell.firstChild?.textContent).join(''),
        lines: new Set(cells.map((cell) => cell.getBoundingClientRect().top)).size,
      };
    }),
  );
  expect(parts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['LL2', '-137', '?i=LL2-1-2,LL3-1-29', '-11155111']),
  );
  expect(parts.filter(({ lines }) => lines > 1)).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  const field = page.locator('.ruler-hue-1 b').first();
  expect(await field.evaluate((each) => getComputedStyle(each).borderBlockStartWidth)).toBe('2px');
});

test('on a phone, a word of revert data is two rows below one rule, and screen readers get a list of the fields at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/reference/errors');
  const word = page.locator('.ruler-data .ruler-field').nth(1).locator('b');
  const cells = await word.evaluateAll((bytes) =>
    bytes.map((byte) => ({
      top: byte.getBoundingClientRect().top,
      rule: getComputedStyle(byte).borderTopWidth,
    })),
  );
  expect(cells).toHaveLength(32);
  const [first, second] = [cells.slice(0, 16), cells.slice(16)];
  for (const row of [first, second]) expect(new Set(row.map(({ top }) => top)).size).toBe(1);
  expect(first.map(({ rule }) => rule)).toEqual(Array(16).fill('2px'));
  expect(second.map(({ rule }) => rule)).toEqual(Array(16).fill('0px'));

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ruler = page.getByRole('figure', { name: /^The 100 bytes of an overdraw/ });
    await expect(ruler.getByRole('listitem'), `${width} px`).toHaveText([
      /0–3 selector bytes4/,
      /4–35 streamId uint256, 42/,
      /36–67 amount uint128, 1,000,000 token units/,
      /68–99 withdrawableAmount uint128, 250,000 token units/,
    ]);
  }
});
