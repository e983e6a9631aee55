import type { Page } from '@playwright/test';
import { openHydrated } from './hydration';
import { boxOf, overflowOf } from './layout';
import { isMarked, mark, readClipboard } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';

const address = `${workbench}/features`;

/** Returns the names of the files of a kind that a page requests while it loads. */
async function filesAskedFor(page: Page, url: string, ending: RegExp): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(url);
  return files.filter((file) => ending.test(file));
}

test('admonitions, lists, and snippets are shown as their author wrote them', async ({ page }) => {
  await page.goto(address);
  await test.step('each kind of admonition has its own label, icon, and colors, and a title', async () => {
    const kinds = [
      ['Note', 'A note without a title.'],
      ['Tip: A tip with a title', 'A tip.'],
      ['Info', 'Information.'],
      ['Warning: Canceling can’t be undone', 'A warning with a link.'],
      ['Danger', 'Danger.'],
    ] as const;
    const notes = page.getByRole('note').filter({ hasNotText: 'ERC-20' });
    await expect(notes).toHaveCount(kinds.length);
    const looks = new Set<string>();
    for (const [index, [words, text]] of kinds.entries()) {
      const note = notes.nth(index);
      const title = note.locator('p').first();
      await expect(title).toHaveText(words);
      await expect(title).toBeVisible();
      await expect(note.getByText(text, { exact: true }).last()).toBeVisible();
      const icon = title.locator('[aria-hidden="true"]').first();
      expect((await boxOf(icon)).width).toBeGreaterThan(10);
      looks.add(
        await icon.evaluate((element) => {
          const { color, maskImage } = getComputedStyle(element);
          return `${color} ${maskImage} ${element.innerHTML}`;
        }),
      );
    }
    expect(looks.size).toBe(kinds.length);
    await expect(page.getByText('Ratio a:b and 10:30 stay text.')).toBeVisible();
  });

  await test.step('a task list shows completed tasks and is read-only', async () => {
    const boxes = page.getByRole('listitem').getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    await expect(boxes.first()).toBeChecked();
    await expect(boxes.last()).not.toBeChecked();
    for (const box of await boxes.all()) await expect(box).toBeDisabled();
  });

  await test.step('steps are a numbered list that shows its numbers', async () => {
    const steps = page.getByRole('listitem').filter({ hasText: /Approve the contract|Create the stream/ });
    await expect(steps).toHaveText(['Approve the contract.', 'Create the stream.']);
    const numbers = await steps.evaluateAll((items) =>
      items.map((item) => {
        const { content, width } = getComputedStyle(item, '::before');
        return content.startsWith('counter(') && Number.parseFloat(width) > 10;
      }),
    );
    expect(numbers).toEqual([true, true]);
    const [number, rail] = await steps
      .first()
      .evaluate((item) => [getComputedStyle(item, '::before').height, getComputedStyle(item, '::after').top]);
    expect(rail, 'a line joins two numbers').toBe(number);
  });

  await test.step('a snippet is shown on the page with its parameter', async () => {
    await expect(page.getByText('Use only standard ERC-20 tokens with Workbench.')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('{protocol}');
  });
});

test('diagrams and plots are images with text alternatives, without inline styles, in the colors of the theme', async ({
  page,
}) => {
  await page.goto(address);
  for (const [kind, title, words] of [
    ['diagram', 'A small flow', /^A sender creates a stream and a recipient withdraws from it\.$/],
    ['plot', 'A stream with a cliff', /stays at 0% for 25% of duration, jumps to 25%/],
  ] as const) {
    await test.step(`a ${kind} is an image with a title and a text alternative`, async () => {
      const image = page.getByRole('img', { name: title });
      await expect(image).toBeVisible();
      const facts = await image.evaluate((svg) => {
        const ids = (svg.getAttribute('aria-labelledby') ?? '').split(' ');
        return {
          element: svg.localName,
          parts: ids.map((id) => document.getElementById(id)?.localName),
          text: document.getElementById(ids.at(-1) ?? '')?.textContent,
          styles: svg.querySelectorAll('style, [style]').length,
        };
      });
      expect(facts).toMatchObject({ element: 'svg', parts: ['title', 'desc'], styles: 0 });
      expect(facts.text).toMatch(words);
      await expect(page.getByRole('figure', { name: title })).toBeVisible();
    });

    await test.step(`a ${kind} has the colors of the theme`, async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const text = page.getByRole('img', { name: title }).locator('text').first();
      const fill = () => text.evaluate((element) => getComputedStyle(element).fill);
      const dark = await fill();
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(fill).not.toBe(dark);
    });
  }
});

test('in a sequence, code is at least 13 px high, and arrows have the amber of the box that they leave', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/guides/lockup/examples/create-stream/lockup-linear');
  const drawing = page.locator('svg.diagram-drawing').filter({ visible: true }).first();
  const style = (selector: string, name: 'fontSize' | 'stroke') =>
    drawing
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element)[key], name);
  expect(Number.parseFloat(await style('.diagram-message .diagram-code', 'fontSize'))).toBeGreaterThanOrEqual(
    13,
  );
  expect(await style('.diagram-moved', 'stroke')).toBe(await style('.diagram-lockup', 'stroke'));
});

test('on a phone, a wide table scrolls, including by keyboard, numbers are right-aligned, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address);
  const table = page.getByRole('group', { name: 'Table' });
  expect(await overflowOf(page.locator('div.table'))).toBeGreaterThan(50);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  const alignment = (name: string) =>
    page.getByRole('cell', { name, exact: true }).evaluate((cell) => getComputedStyle(cell).textAlign);
  expect([await alignment('18'), await alignment('yes'), await alignment('six')]).toEqual([
    'right',
    'center',
    'start',
  ]);

  expect(await page.evaluate(() => [window.scrollTo(400, 0), window.scrollX][1])).toBe(0);
  const wide = await page.locator('main *').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          !element.closest('.table, .formula, .diagram-canvas, pre, svg, .visually-hidden, .sr-only'),
      )
      .filter((element) => element.getBoundingClientRect().right > 390)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);
});

test('formulas are MathML in our own font, which only pages with formulas load', async ({
  page,
  context,
}) => {
  const fonts = await filesAskedFor(page, address, /\.woff2$/);
  expect(fonts.filter((file) => file.includes('math'))).toHaveLength(1);
  const math = page.locator('math');
  await expect(math).toHaveCount(2);
  await expect(math.last()).toHaveAttribute('display', 'block');
  expect(await math.first().evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
    'Docs Math',
  );
  expect(await page.evaluate(() => document.fonts.check('16px "Docs Math"'))).toBe(true);
  await expect(page.getByRole('group', { name: 'Formula' })).toBeVisible();

  const other = await context.newPage();
  const files = await filesAskedFor(other, `${workbench}/code`, /./);
  expect(files.filter((file) => /math[^/]*\.woff2$/.test(file))).toEqual([]);
  expect(files.filter((file) => /katex/i.test(file))).toEqual([]);
});

test('an image does not move, opens enlarged on a click, and returns the focus', async ({ page }) => {
  await page.goto(address);
  const picture = page.getByRole('figure').getByRole('img', { name: /The card of a stream/ });
  await expect(picture).toHaveAttribute('loading', 'lazy');
  for (const side of ['width', 'height']) await expect(picture).toHaveAttribute(side, /^\d+$/);
  const small = await boxOf(picture);

  const enlarge = page.getByRole('button', { name: 'Enlarge image' });
  const dialog = page.getByRole('dialog', { name: 'Enlarged image' });
  await enlarge.click();
  await expect(dialog).toBeVisible();
  const large = await boxOf(dialog.getByRole('img', { name: /The card of a stream/ }));
  expect(large.width).toBeGreaterThan(small.width);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('details open and close, by mouse and by keyboard, and a footnote links to its text and back', async ({
  page,
}) => {
  await page.goto(address);
  await test.step('details open and close, by mouse and by keyboard', async () => {
    const hidden = page.getByText('Hidden text.');
    await expect(hidden).toBeHidden();
    await page.getByText('More about it').click();
    await expect(hidden).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(hidden).toBeHidden();
  });

  await test.step('a footnote links to its text and back', async () => {
    const reference = page.locator('[data-footnote-ref]');
    await reference.click();
    await expect(page.getByText('The text of the footnote.')).toBeInViewport();
    await page.getByRole('link', { name: /back to reference/i }).click();
    await expect(reference).toBeInViewport();
    await expect(reference).toHaveText('1');
  });
});

test('links work as appropriate for their kind, and a click anywhere on a card opens its page', async ({
  page,
}) => {
  await page.goto(address);
  // The link covers the text of its card, so that the whole card is clickable.
  await page.getByText('A page with a dot in its address.').click({ force: true });
  await expect(page).toHaveURL(`${workbench}/deep/v1.0`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Version 1.0');
  await page.getByRole('link', { name: 'back to the features' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Code', exact: true }).last().click();
  await expect(page).toHaveURL(`${workbench}/code`);

  await page.goto(address);
  await expect(page.getByRole('link', { name: 'outside link' })).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('link', { name: 'link to code' })).toHaveAttribute('href', '/docs/code#tabs');
  await page.getByRole('link', { name: 'link to code' }).click();
  await expect(page).toHaveURL(`${workbench}/code#tabs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
});

test.describe('links', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a heading is a link to itself that copies its permanent URL, by mouse and by keyboard', async ({
    page,
  }) => {
    await page.goto(`${address}?utm_source=mail`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe('/docs/features');
    const link = page.getByRole('heading', { name: 'Admonitions' }).getByRole('link');
    const opacity = () => link.evaluate((element) => getComputedStyle(element, '::before').opacity);
    expect(await opacity()).toBe('0');
    await link.hover();
    await expect.poll(opacity).toBe('1');
    await link.click();
    await expect(page).toHaveURL(`${address}?utm_source=mail#admonitions`);
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveText('Link copied');
    expect(await readClipboard(page)).toBe(`${canonical}#admonitions`);

    const next = page.getByRole('heading', { name: 'Tables' }).getByRole('link');
    await page.getByRole('note').getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await expect
      .poll(() => next.evaluate((element) => getComputedStyle(element, '::before').opacity))
      .toBe('1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}?utm_source=mail#tables`);
    await expect.poll(() => readClipboard(page)).toBe(`${canonical}#tables`);
  });

  test('the logo leads to the home page below the base path without loading a document', async ({ page }) => {
    await openHydrated(page, address);
    await mark(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sablier Docs' }).click();
    await expect(page).toHaveURL(workbench);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sablier');
    expect(await isMarked(page)).toBe(true);
  });
});
