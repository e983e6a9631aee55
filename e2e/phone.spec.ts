import { boxOf, overflowOf } from './layout';
import { expect, test } from './reader';

// every-page.spec.ts tests that no page scrolls sideways.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('a row of a field table is a list below its name, with all meanings visible and no header left above', async ({
  page,
}) => {
  for (const address of [
    '/api/lockup/the-graph/entities',
    '/apps/guides/csv-support',
    '/apps/guides/url-schemes',
  ]) {
    await page.goto(address);
    const tables = page.getByRole('group', { name: 'Table' }).filter({ has: page.locator('.field-table') });
    expect(await tables.count()).toBeGreaterThan(2);
    for (const table of (await tables.all()).slice(0, 3)) {
      expect(await overflowOf(table), address).toBe(0);
      const headers = await table
        .getByRole('columnheader')
        .evaluateAll((all) => all.map((header) => (header.closest('thead')?.clientHeight ?? 0) > 1));
      expect(headers.length, address).toBeGreaterThan(2);
      expect(headers, address).not.toContain(true);
    }
  }
});

test('no diagram is cut: it fits, or it is a list', async ({ page }) => {
  for (const address of [
    '/concepts/lockup/statuses',
    '/concepts/flow/statuses',
    '/concepts/what-is-sablier',
    '/concepts/lockup/airstreams',
    '/reference/flow/diagrams',
    '/reference/lockup/access-control',
    '/api/lockup/the-graph/entities',
  ]) {
    await page.goto(address);
    const figures = page.locator('figure.diagram');
    expect(await figures.count()).toBeGreaterThan(0);
    for (const figure of await figures.all()) {
      const widths = await figure.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        ...[...box.querySelectorAll('.diagram-canvas')].map(
          (canvas) => canvas.scrollWidth - canvas.clientWidth,
        ),
      ]);
      expect(Math.max(...widths), `${address}: ${await figure.locator('figcaption').innerText()}`).toBe(0);
      await expect(figure.locator('svg:visible, ol:visible, ul:visible').first()).toBeVisible();
    }
  }
});

test('a parameter that wraps in a signature continues below its type', async ({ page }) => {
  await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
  const offsets = await page.locator('.signature .own-line').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const first = Math.min(...boxes.map(({ top }) => top));
      const left = line.closest('.signature')?.getBoundingClientRect().left ?? 0;
      return boxes.filter(({ top }) => top > first + 10).map((box) => box.left - left);
    }),
  );
  expect(offsets.length).toBeGreaterThan(5);
  expect(Math.min(...offsets)).toBeGreaterThan(40);
});

test('an open event keeps its topic below its name, and lists the types of its parameters', async ({
  page,
}) => {
  await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
  const event = page.locator('.member.folds', { has: page.locator('#createlockuplinearstream') });
  await event.locator('summary').first().click();
  const topOf = async (selector: string) => (await boxOf(event.locator(selector).first())).y;
  expect(await topOf('.member-facts')).toBeGreaterThan(await topOf('summary'));
  expect(await topOf('.member-facts')).toBeLessThan(await topOf('.signature'));
  await expect(event.locator('.body > .member-label')).toHaveText('Parameters');
  await expect(event.locator('.parameters > div').first().locator('.t')).toHaveText('uint256 indexed');
});

test('the end of the parameters is below the name of the function, however long they are', async ({
  page,
}) => {
  await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
  for (const id of ['withdraw', 'createwithdurationsll']) {
    const offset = await page.locator(`.signature:has(#${id})`).evaluate((signature) => {
      const end = [...signature.childNodes].find(
        (node) => node instanceof Text && node.data.trimStart().startsWith(')'),
      ) as Text;
      const range = document.createRange();
      const at = end.data.indexOf(')');
      range.setStart(end, at);
      range.setEnd(end, at + 1);
      return range.getBoundingClientRect().left - signature.getBoundingClientRect().left;
    });
    expect(offset, id).toBeCloseTo(0, 0);
  }
});

test('no line of releases begins or ends with a dot', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
  const edge = (await boxOf(page.getByRole('heading', { level: 1 }))).x;
  const items = page.getByRole('list', { name: 'Releases with this page' }).getByRole('listitem');
  const lines = await items.evaluateAll((all) =>
    all.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      return { y: item.getBoundingClientRect().y, text: range.getBoundingClientRect().x };
    }),
  );
  const starts = lines.filter(({ y }, index) => y !== lines[index - 1]?.y);
  expect(starts.length).toBeGreaterThan(1);
  for (const { text } of starts) expect(text).toBeCloseTo(edge, 0);
});

test('the header of a long table stays in view on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/api/lockup/the-graph/entities', '/reference/errors'])
    await test.step(address, async () => {
      await page.goto(address);
      const table = page
        .getByRole('table')
        .filter({ has: page.locator('tbody tr:nth-child(15)') })
        .first();
      const rows = table.locator('tbody tr');
      await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }));
      await expect(table.locator('thead th').first()).toBeInViewport({ ratio: 1 });
      await expect(rows.first()).not.toBeInViewport();
    });
});

test('between a phone and a wide screen, the text of drawings is legible, and tables end where text or code does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const address of [
    '/concepts/lockup/statuses',
    '/concepts/flow/statuses',
    '/api/lockup/the-graph/architecture',
    '/guides/lockup/v1.2/custom-deployments',
  ]) {
    await page.goto(address);
    const sizes = await page
      .locator('svg.diagram-drawing')
      .filter({ visible: true })
      .first()
      .evaluate((drawing) =>
        [...drawing.querySelectorAll<SVGTextContentElement>('text, tspan')].map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        ),
      );
    expect(sizes.length, address).toBeGreaterThan(5);
    expect(Math.min(...sizes), address).toBeGreaterThan(11);
    const rightOf = async (selector: string) => {
      const box = await boxOf(page.locator(selector).first());
      return box && box.x + box.width;
    };
    const edges = [await rightOf('.prose p'), await rightOf('article')];
    expect(edges, address).toContain(await rightOf('.prose .table'));
  }
});

test('the labels of a row leave most of the width to its values', async ({ page }) => {
  await page.goto('/concepts/fees');
  const cell = page.locator('.field-table td[data-label="Paid to"]').first();
  expect(await cell.evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingLeft))).toBeLessThan(
    100,
  );
  await page.goto('/apps/features/overview');
  const long = page.locator('.field-table td[data-label="Without the app"]').first();
  await expect(long, 'a longer label has one line').toHaveCSS('padding-left', '116px');
});

test('a range of numbers has one line, and ends where its table does', async ({ page }) => {
  await page.goto('/guides/lockup/gas-benchmarks');
  const cell = page.getByRole('cell', { name: '25,000–28,000' });
  const [lines, gap] = await cell.evaluate((each) => {
    const text = document.createRange();
    text.selectNodeContents(each);
    const right = each.closest('table')?.getBoundingClientRect().right ?? 0;
    return [text.getClientRects().length, right - text.getBoundingClientRect().right];
  });
  expect(lines).toBe(1);
  expect(Math.abs(gap)).toBeLessThan(1);
});

test('a short name in a table is never broken', async ({ page }) => {
  for (const address of [
    '/reference/lockup/access-control',
    '/concepts/lockup/statuses',
    '/api/lockup/the-graph/architecture',
  ]) {
    await page.goto(address);
    const names = page.locator('.table table:not(.field-table) :is(th, td) code');
    expect(await names.count()).toBeGreaterThan(3);
    const broken = await names.evaluateAll((codes) =>
      codes
        .filter(({ textContent }) => /^\w{1,12}$/.test(textContent))
        .filter((code) => code.getClientRects().length > 1)
        .map(({ textContent }) => textContent),
    );
    expect(broken, address).toEqual([]);
  }
});

test('all answers of a matrix are in view, each with its column', async ({ page }) => {
  for (const address of [
    '/concepts/lockup/overview',
    '/reference/lockup/access-control',
    '/reference/flow/access-control',
  ]) {
    await page.goto(address);
    const boxes = page.getByRole('group', { name: 'Table' }).filter({ has: page.locator('[data-answer]') });
    expect(await boxes.count()).toBeGreaterThan(0);
    for (const box of await boxes.all()) {
      expect(await overflowOf(box), address).toBe(0);
      const heads = (await box.getByRole('columnheader').allTextContents()).map((head) => head.trim());
      const answers = box.getByRole('row').nth(1).locator('td.align-center');
      const labels = await answers.evaluateAll((cells) =>
        cells.map((cell) => getComputedStyle(cell, '::after').content.split('"')[1]),
      );
      expect(labels.length).toBeGreaterThan(1);
      expect(heads).toEqual(expect.arrayContaining(labels));
    }
  }
});

test('tables, curves, and drawings are made for a small screen', async ({ page }) => {
  await test.step('three columns of names fit on the screen', async () => {
    await page.goto('/api/caveats');
    for (const table of await page.getByRole('group', { name: 'Table' }).all())
      expect(await overflowOf(table)).toBe(0);
  });

  await test.step('each shape in a comparison stands beside its curve', async () => {
    await page.goto('/concepts/lockup/stream-shapes');
    const curves = page.getByRole('table').first().locator('tbody tr .shape');
    const drawn = await curves.evaluateAll((all) => all.map((curve) => getComputedStyle(curve).maskPosition));
    expect(new Set(drawn).size).toBe(10);
  });

  await test.step('a sequence diagram is a list of its messages', async () => {
    await page.goto('/concepts/lockup/hooks');
    const messages = page.getByRole('figure', { name: 'A cancel with a hook' }).getByRole('listitem');
    await expect(messages.first()).toHaveText(/Sender → ?to Lockup\s*cancel/);
  });

  await test.step('a drawing has a variant with larger text in proportion', async () => {
    await page.goto('/concepts/lockup/statuses');
    const drawing = page.getByRole('img', { name: 'The statuses of a Lockup stream along time' });
    const [text, box] = [await boxOf(drawing.getByText('Streaming', { exact: true })), await boxOf(drawing)];
    expect(text.height).toBeGreaterThan(12);
    expect(box.width).toBeLessThanOrEqual(343);
  });

  await test.step('the home page shows its number on the first screen', async () => {
    await page.goto('/');
    const number = await boxOf(page.getByText('DAI after 2.5 hours').locator('b'));
    expect(number.y + number.height).toBeLessThan(844);
  });
});

test('in a low window, only the row with the contents stays in view, and its list fits and scrolls', async ({
  page,
}) => {
  for (const [width, height] of [
    [844, 390],
    [640, 400],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/concepts/lockup/stream-shapes#cliff');
      const row = page.getByRole('button', { name: 'On this page' });
      const { y, height: rowHeight } = await boxOf(row);
      expect(y).toBe(0);
      expect(rowHeight).toBeLessThan(48);
      await expect(page.getByRole('banner')).not.toBeInViewport();
      const heading = await boxOf(page.locator('#cliff'));
      expect(heading.y).toBeGreaterThanOrEqual(rowHeight);
      expect(heading.y).toBeLessThan(height / 3);
      const list = page.getByRole('navigation', { name: 'On this page' });
      for (const address of ['#cliff', '']) {
        await page.goto(`/concepts/lockup/stream-shapes${address}`);
        // Playwright's own click scrolls to the row, which is sticky.
        await row.dispatchEvent('click');
        await expect(list).toBeInViewport({ ratio: 1 });
        const last = list.getByRole('link').last();
        await last.evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
        await expect(last).toBeInViewport({ ratio: 0.9 });
        await row.dispatchEvent('click');
        await expect(list).toBeHidden();
      }
    });
});
