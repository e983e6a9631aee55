import type { Locator, Page } from '@playwright/test';
import { workbench } from './places';
import { expect, test } from './reader';

/** Returns the text that's printed after a link. */
const printedAfter = (link: Locator) =>
  link.evaluate((element) => {
    const { content, display } = getComputedStyle(element, '::after');
    return display === 'none' ? 'none' : content;
  });

/** Those that browsers suggest. */
const margins = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

async function openInPrint(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
}

test('a printed page contains only its content, dark on light in any theme, and in one column', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openInPrint(page, '/concepts/lockup/overview');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.locator('header, footer, #sidebar, #contents, .skip-link')).toHaveCount(5);
  for (const part of await page.locator('header, footer, #sidebar, #contents, .skip-link').all()) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Edit this page' })).toBeHidden();
  // A date at the end would often be the only line of the last page.
  const date = main.getByText('Last updated');
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(date)).toBeLessThan(await topOf(main.getByRole('heading', { level: 1 })));
  const [heading, ...cards] = await main
    .locator('#where-to-go-next, .html:has(> #where-to-go-next) ~ *')
    .all();
  for (const part of [heading, ...cards]) await expect(part ?? main).toBeHidden();
  expect(cards.length).toBeGreaterThan(0);

  const lightness = (property: 'color' | 'backgroundColor') =>
    page.evaluate((name) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) throw new Error('No canvas');
      canvas.fillStyle = getComputedStyle(document.documentElement)[name];
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[0] ?? 0;
    }, property);
  expect(await lightness('backgroundColor')).toBeGreaterThan(240);
  expect(await lightness('color')).toBeLessThan(80);

  await page.setViewportSize({ width: 1280, height: 900 });
  const article = await page.getByRole('article').boundingBox();
  expect(article?.width).toBeGreaterThan(1100);
});

test('a printed page begins with its address, and printed links to other sites show their URLs', async ({
  page,
}) => {
  await openInPrint(page, `${workbench}/features`);
  const canonical = page.locator('link[rel="canonical"]');
  const { content, y } = await canonical.evaluate((link) => ({
    content: getComputedStyle(link, '::before').content,
    y: link.getBoundingClientRect().y,
  }));
  expect(content).toBe(`"${await canonical.getAttribute('href')}"`);
  const main = page.getByRole('main');
  expect(y).toBeLessThan((await main.boundingBox())?.y ?? 0);
  const outside = main.getByRole('link', { name: 'outside link' });
  expect(await printedAfter(outside)).toContain('https://example.com/');
  const inside = main.getByRole('link', { name: 'link to code' });
  expect(await printedAfter(inside)).toBe('none');
  const footnote = main.locator('a[href^="#user-content-fn"], a[data-footnote-ref]').first();
  expect(await printedAfter(footnote)).toBe('none');
});

test('everything that is folded prints', async ({ page }) => {
  await openInPrint(page, '/api/flow/envio/queries');
  const folds = page.locator('main details:not([open])');
  expect(await folds.count()).toBeGreaterThan(5);
  const hidden = await folds.evaluateAll((all) =>
    all.flatMap((fold) => {
      const content = [...fold.children].at(-1);
      return content?.checkVisibility({ contentVisibilityAuto: true }) ? [] : [fold.textContent.slice(0, 60)];
    }),
  );
  expect(hidden).toEqual([]);
});

test('a contract prints on at most 20 pages, with its addresses, an index, and no calls', async ({
  page,
}) => {
  const contract = '/reference/lockup/v4.0/contract.SablierLockup';
  // The longest ones.
  for (const address of ['/reference/lockup/v2.0/contract.SablierLockup', contract]) {
    await page.goto(address);
    const pdf = (await page.pdf({ format: 'A4', margin: margins })).toString('latin1');
    const count = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(count, address).toBeGreaterThan(5);
    expect(count, address).toBeLessThanOrEqual(20);
  }
  await openInPrint(page, contract);
  const pixels = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  expect(Math.round(pixels * 7.5) / 10, 'points').toBeGreaterThanOrEqual(10);
  await expect(page.locator('.contract .call').first()).toBeHidden();
  await expect(page.locator('.about').getByText('Arbitrum', { exact: true })).toBeVisible();
  // The index, which is on the first page, has names only.
  const first = page.locator('.contract-index a').first();
  await expect(first.locator('b')).toBeVisible();
  await expect(first).toHaveCSS('font-size', '0px');
  // No line of an entry is on top of another.
  const overlaps = await page.locator('.member .body > *, .member > .member-head').evaluateAll((parts) => {
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    return boxes.filter(({ top, left, right }, index) =>
      boxes
        .slice(Math.max(0, index - 6), index)
        .some(
          (other) =>
            other.bottom - 1 > top &&
            other.top <= top - 1 &&
            other.left < right - 1 &&
            other.right - 1 > left,
        ),
    ).length;
  });
  expect(overlaps).toBe(0);
});

test('each row of a printed entry has one rule, as wide as the entry', async ({ page }) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const rules = await page.locator('.member:has(#cancel)').evaluate((entry) => {
    const parts = [...entry.querySelectorAll('.body *')].filter((part) => part.checkVisibility());
    const ruled = parts.filter((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth) > 0);
    const width = entry.querySelector('.body')?.getBoundingClientRect().width;
    return ruled.map((part) => [part.textContent, part.getBoundingClientRect().width === width]);
  });
  const labels = ['Who can call: the sender', 'Parameters', 'Returns', 'Can revert with', 'Notes', 'Emits'];
  expect(rules).toEqual(labels.map((label) => [label, true]));
});

test('a printed diagram leaves space for text', async ({ page }) => {
  // With the highest diagram, which would be 15 cm high.
  await openInPrint(page, '/concepts/lockup/overview');
  const box = await page.locator('.diagram-wide').boundingBox();
  expect(box?.height).toBeLessThanOrEqual((12 / 2.54) * 96 + 1);
});

test('printed errors do not mention the decoder, which needs a screen', async ({ page }) => {
  await openInPrint(page, '/reference/errors');
  const main = page.getByRole('main');
  await expect(main.getByText('select "Decode revert data"')).toBeHidden();
  await expect(main.getByText('To find an error by hand')).toBeVisible();
});

test('printed lines of code stay in their frame, in full color', async ({ page }) => {
  await openInPrint(page, '/guides/lockup/examples/hooks');
  const lines = page.locator('.code[data-focus] .line');
  expect(await lines.count()).toBeGreaterThan(5);
  const strays = await lines.evaluateAll((all) =>
    all
      .filter((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        const left = line.closest('.code')?.getBoundingClientRect().left ?? 0;
        return [...text.getClientRects()].some((rect) => rect.left < left);
      })
      .map((line) => line.textContent),
  );
  expect(strays).toEqual([]);
  const colorOf = (line: string) =>
    page
      .locator(line)
      .first()
      .evaluate((each) => getComputedStyle(each).color);
  expect(await colorOf('.code[data-focus] .line:not(.line-focused)')).toBe(await colorOf('.line-focused'));
});
