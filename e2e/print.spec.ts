import type { Locator, Page } from '@playwright/test';
import { boxOf } from './layout';
import { announcement } from './parts';
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
  await expect(announcement(page)).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Edit this page' })).toBeHidden();
  // A body as high as the window would add a page.
  await page.goto('/reference/flow/contracts/types/struct.Broker');
  const pdf = (await page.pdf({ format: 'A4', margin: margins })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.goto('/concepts/lockup/overview');
  // A date at the end would often be the only line of the last page.
  const date = main.getByText('Last updated');
  const topOf = async (part: Locator) => (await boxOf(part)).y;
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
  const article = await boxOf(page.getByRole('article'));
  expect(article.width).toBeGreaterThan(1100);
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
  expect(y).toBeLessThan((await boxOf(main)).y);
  const outside = main.getByRole('link', { name: 'outside link' });
  expect(await printedAfter(outside)).toContain('https://example.com/');
  const inside = main.getByRole('link', { name: 'link to code' });
  expect(await printedAfter(inside)).toBe('none');
  const footnote = main.locator('a[href^="#user-content-fn"], a[data-footnote-ref]').first();
  expect(await printedAfter(footnote)).toBe('none');
});

test('the small print is as far from the title with one line as with two', async ({ page }) => {
  const gaps: number[] = [];
  for (const address of ['/reference/errors', '/concepts/streaming']) {
    await openInPrint(page, address);
    const main = page.getByRole('main');
    const date = await boxOf(main.getByText(/^Last updated/));
    const title = await boxOf(main.getByRole('heading', { level: 1 }));
    gaps.push(Math.round(title.y - date.y - date.height));
  }
  expect(gaps[0]).toBeGreaterThanOrEqual(4);
  expect(gaps[0]).toBe(gaps[1]);
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
  // A frame would be closed at the foot of each page.
  await expect(folds.first()).toHaveCSS('border-top-width', '0px');
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

test('a printed selector is beside its declaration, not on it, and small print is below the address of its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 703, height: 1000 });
  await openInPrint(page, '/reference/lockup/v4.0/libraries/library.Errors');
  const errors = await page.locator('.member.folds').evaluateAll((all) =>
    all.map((entry) => {
      const text = document.createRange();
      text.selectNodeContents(entry.querySelector('.signature') ?? entry);
      const facts = (entry.querySelector('.member-facts') ?? entry).getBoundingClientRect();
      const isOn = ({ right, top, bottom }: DOMRect) =>
        right > facts.left && top < facts.bottom - 2 && bottom > facts.top + 2;
      return [...text.getClientRects()].some(isOn);
    }),
  );
  expect(errors.length).toBeGreaterThan(10);
  expect(errors).not.toContain(true);

  await openInPrint(page, '/concepts/governance');
  const note = await boxOf(page.getByText('Applies to'));
  const { y, height } = await boxOf(page.locator('[rel="canonical"]'));
  expect(note.y).toBeGreaterThanOrEqual(y + height);
});

test('a function with structs continues below its name, which the head of the entry covers on its first page', async ({
  page,
}) => {
  const contract = '/reference/lockup/v4.0/contract.SablierLockup';
  await openInPrint(page, contract);
  const entry = page.locator('.member:has(#createwithtimestampsll)');
  // Browsers repeat the header of a table. The rest of the signature follows it.
  await expect(entry).toHaveCSS('display', 'table');
  const header = await entry.evaluate((section) => {
    const { content, display } = getComputedStyle(section, '::before');
    return { content, display };
  });
  expect(header.display).toBe('table-header-group');
  expect(header.content).toContain('(continued)');
  const top = async (part: Locator) => (await boxOf(part)).y;
  expect(Math.abs((await top(entry.locator('.member-head'))) - (await top(entry)))).toBeLessThan(2);
  await expect(page.locator('.member:has(#withdraw)')).toHaveCSS('break-inside', 'avoid');
});

test('the printed index of a contract has a title, and the parameters of overloads only', async ({
  page,
}) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const index = page.locator('.contract-index');
  expect(await index.evaluate((nav) => getComputedStyle(nav, '::before').content)).toBe('"Functions"');
  const links = await index
    .locator('a')
    .evaluateAll((all) =>
      all.filter((link) => getComputedStyle(link).fontSize !== '0px').map((link) => link.textContent),
    );
  expect(links).toEqual(['safeTransferFrom(from, to, tokenId)', 'safeTransferFrom(from, to, tokenId, data)']);
});

test('printed addresses do not begin with links to files and their description', async ({ page }) => {
  await openInPrint(page, '/guides/lockup/deployments');
  await expect(page.getByRole('main').getByText('Download these addresses as')).toBeHidden();
  await expect(page.getByText('What the files contain', { exact: true })).toBeHidden();
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

test('a printed contract shows whole signatures, summaries, and topics, and the names of events and errors once', async ({
  page,
}) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const texts = page.locator('.member :is(.short-signature, .sentence, .member-facts code)');
  const cut = await texts.evaluateAll((all) =>
    all
      .filter((text) => {
        const { display, overflow } = getComputedStyle(text);
        return display !== 'inline' && overflow !== 'visible' && text.scrollWidth > text.clientWidth;
      })
      .map((text) => text.textContent),
  );
  expect(cut).toEqual([]);
  const event = page.locator('.member:has(#cancellockupstream)');
  const top = async (part: Locator) => (await boxOf(part)).y;
  expect(await top(event.locator('.member-facts'))).toBeGreaterThan(
    await top(event.locator('.body > :last-child')),
  );
  await expect(event.locator('h3')).toBeHidden();
  await expect(page.locator('#delegatecall')).toBeHidden();
  await expect(page.locator('.member:has(#delegatecall) .signature')).toBeVisible();
});

test('printed descriptions of parameters are in one column, however deep their struct is', async ({
  page,
}) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const entry = page.locator('.member:has(#createwithtimestampsll)');
  const columns = (selector: string) =>
    entry
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().x)))]);
  expect(await columns('.parameters dd:not(.t, .fields)')).toHaveLength(1);
  expect(await columns('.parameters dd.t')).toHaveLength(1);
  expect(await columns('.parameters dt')).toHaveLength(3);
});

test('a printed struct is nearer to its fields than to the row above, and its description is in the column of the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 703, height: 1000 });
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const entry = page.locator('.member:has(#createwithdurationsld)');
  const struct = entry.locator('.struct', { hasText: 'segmentsWithDuration' }).last();
  const place = async (part: Locator) => {
    const { x, y, height } = await boxOf(part);
    return { x: Math.round(x), y, end: y + height };
  };
  const name = await place(struct.locator('dt').first());
  const description = await place(struct.locator('> dd:not(.t, .fields)'));
  const column = (await place(struct.locator('.fields dd:not(.t)').first())).x;
  expect(Math.abs(description.x - column)).toBeLessThanOrEqual(1);
  expect(description.y).toBeGreaterThanOrEqual(name.end - 1);
  const above = await place(entry.locator('dd', { hasText: 'An optional parameter' }).last());
  const field = await place(struct.locator('.fields dt').first());
  expect(name.y - above.end).toBeGreaterThan(field.y - description.end);
  // As with structs, if a type is too long.
  const setter = page.locator('.member:has(#setnftdescriptor) .parameters');
  expect((await place(setter.locator('dd').last())).x).toBeGreaterThan((await place(setter.locator('.t'))).x);
});

test('printed labels of an entry are at the same height as the first row beside them', async ({ page }) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const offsets = await page.locator('.body > .member-label + .parameters').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const label = list.previousElementSibling;
      const name = list.querySelector('dt');
      if (!label?.checkVisibility() || !name) return [];
      const tops = [label, name].map((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        const { top, height } = text.getBoundingClientRect();
        return top + height / 2;
      });
      return [Math.abs((tops[0] ?? Number.NaN) - (tops[1] ?? Number.NaN))];
    }),
  );
  expect(offsets.length).toBeGreaterThan(20);
  expect(Math.max(...offsets)).toBeLessThan(1.5);
});

test('a short list prints in one piece with its introduction, and addresses name their explorer', async ({
  page,
}) => {
  await openInPrint(page, '/concepts/flow/statuses');
  const introduction = page.getByText('There are two exceptions:');
  await expect(introduction).toHaveCSS('break-after', 'avoid');
  await expect(introduction.locator('+ ul')).toHaveCSS('break-inside', 'avoid');
  await openInPrint(page, '/reference/errors');
  const introductions = await page.locator('p:has(+ .error-table)').all();
  expect(introductions.length).toBeGreaterThan(5);
  for (const text of [...introductions, ...(await page.locator('p:has(+ .table)').all())])
    await expect(text, 'it introduces a table').toHaveCSS('break-after', 'avoid');
  await openInPrint(page, '/concepts/lockup/overview');
  await expect(page.locator('main ul:has(> :nth-child(5))').first()).toHaveCSS('break-inside', 'auto');
  await openInPrint(page, '/guides/lockup/deployments');
  const explorer = page.locator('.deployments-chain > p').first();
  await expect(explorer.getByText('Addresses link to')).toBeHidden();
  expect(await explorer.locator('a').evaluate((link) => getComputedStyle(link, '::before').content)).toBe(
    '"Explorer: "',
  );
});

test('short entries stay on one page, and a label of an entry is as large as the others', async ({
  page,
}) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const entry = page.locator('.member:has(#recover)');
  await expect(entry).toHaveCSS('break-inside', 'avoid');
  const size = (part: Locator) => part.first().evaluate((each) => getComputedStyle(each).fontSize);
  expect(await size(entry.locator('.callers'))).toBe(await size(entry.locator('p.member-label')));
});

test('printed diagrams have text of one size, which is legible, and leave space for other text', async ({
  page,
}) => {
  // With the highest diagram, which would be 15 cm high.
  await openInPrint(page, '/concepts/lockup/overview');
  const drawing = page.locator('.diagram-wide');
  const box = await boxOf(drawing);
  expect(box.height).toBeLessThanOrEqual((12 / 2.54) * 96 + 1);
  const points = await drawing.evaluate((svg) => {
    const [, , width = Number.NaN] = svg.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    const label = svg.querySelector('.diagram-message');
    const size = label ? Number.parseFloat(getComputedStyle(label).fontSize) : 0;
    return (size * 0.75 * svg.getBoundingClientRect().width) / width;
  });
  expect(points).toBeGreaterThanOrEqual(8.5);
  await openInPrint(page, '/reference/flow/access-control');
  const sizes = await page.locator('.diagram-wide .diagram-message').evaluateAll((all) =>
    all.map((label) => {
      const scale = (label as SVGTextElement).getScreenCTM()?.a ?? Number.NaN;
      return Number.parseFloat(getComputedStyle(label).fontSize) * scale * 0.75;
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.5);
  expect(Math.max(...sizes)).toBeLessThan(9);
});

test('printed sentences and formulas stay with what they introduce', async ({ page }) => {
  await openInPrint(page, '/concepts/lockup/stream-shapes');
  const plot = page.locator('.html:has(#unlock-linear) > :is(p, .formula):nth-last-child(-n + 2)');
  await expect(plot).toHaveCount(2);
  for (const part of await plot.all()) await expect(part).toHaveCSS('break-after', 'avoid');
  await openInPrint(page, '/guides/lockup/examples/create-stream/lockup-linear');
  const steps = page.locator('.html:has(> #prepare-a-testnet, > * > #prepare-a-testnet) > p:last-child');
  await expect(steps).toHaveCSS('break-after', 'avoid');
  // The caption of a command is beside it, so it doesn't keep the next step on the same page.
  await expect(page.locator('.code-single > figcaption').first()).toHaveCSS('break-after', 'auto');
  // A diagram can be half as high as a page, which would remain empty without the sentence.
  await openInPrint(page, '/reference/flow/diagrams');
  const lead = page.locator('p:has(+ .diagram)').first();
  await expect(lead).toHaveCSS('break-after', 'auto');
});

test('the names of tabs and of what is folded stay with what follows them on paper', async ({ page }) => {
  await openInPrint(page, '/api/lockup/envio/queries');
  await expect(page.getByRole('tablist').first()).toHaveCSS('break-after', 'avoid');
  const folded = page.locator('main details').first();
  const before = await folded.evaluate(
    (details) => getComputedStyle(details, '::details-content').breakBefore,
  );
  expect(before).toBe('avoid');
});

test('a printed formula stays with its key, which does not keep the next figure on the page', async ({
  page,
}) => {
  await openInPrint(page, '/guides/lockup/examples/create-stream/lockup-linear');
  await expect(page.locator('.formula')).toHaveCSS('break-after', 'avoid');
  await expect(page.locator('.formula + p:has(+ figure)')).toHaveCSS('break-after', 'auto');
});

test('printed tables are as wide as the page, with a line below their header', async ({ page }) => {
  await openInPrint(page, '/support/faq');
  const { table, article } = await page.locator('.table').evaluateAll(([first]) => ({
    table: first?.getBoundingClientRect().width,
    article: first?.closest('article')?.getBoundingClientRect().width,
  }));
  expect(table).toBe(article);
  await openInPrint(page, '/reference/errors');
  const header = page.locator('.error-table thead th').first();
  await expect(header).toHaveCSS('border-bottom-width', '1px');
  // The background of a sticky cell would cover the line.
  await expect(header).toHaveCSS('position', 'static');
});

test('a printed command breaks between its arguments, and the rest of a line is indented', async ({
  page,
}) => {
  // The width of A4 between the margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await openInPrint(page, '/guides/lockup/examples/create-stream/lockup-linear');
  const flags = page.locator('.code .n', { hasText: '--' });
  expect(await flags.count()).toBeGreaterThan(10);
  const broken = await flags.evaluateAll((all) =>
    all
      .filter((flag) => {
        const text = document.createRange();
        text.selectNodeContents(flag);
        return new Set([...text.getClientRects()].map(({ y }) => y)).size > 1;
      })
      .map((flag) => flag.textContent),
  );
  expect(broken).toEqual([]);
  await expect(page.locator('.code code').first()).toHaveCSS('text-indent', /hanging each-line/);
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

test('code and long structs continue on the next page, chains do not, and entries begin with parameters', async ({
  page,
}) => {
  await openInPrint(page, '/guides/lockup/examples/create-stream/lockup-linear');
  for (const code of await page.locator('.code').all()) await expect(code).toHaveCSS('break-inside', 'auto');
  // A whole contract in one block of lines, of which 6 or 12 stay together, so listings of less than 18 lines aren't divided.
  const whole = page.locator('.code code', { hasText: 'SPDX-License-Identifier' }).last();
  await expect(whole.locator('> span')).toHaveCount(0);
  await expect(whole).toHaveCSS('orphans', '6');
  await expect(whole).toHaveCSS('widows', '12');
  await openInPrint(page, '/guides/lockup/deployments');
  await expect(page.locator('.deployments-chain').first()).toHaveCSS('break-inside', 'avoid');
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const entry = page.locator('.member:has(#createwithtimestampslt)');
  await expect(entry.locator('.struct').first()).toHaveCSS('break-inside', 'auto');
  await expect(entry.locator('.body').first()).toHaveCSS('break-after', 'avoid');
});

test('printed events have their description, labeled parameters, and topic below their declaration', async ({
  page,
}) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const event = page.locator('.member:has(#cancellockupstream)');
  const tops: number[] = [];
  for (const part of ['.signature', '.sentence', '.parameters', '.member-facts'])
    tops.push((await boxOf(event.locator(part))).y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const label = await event
    .locator('.parameters')
    .evaluate((list) => getComputedStyle(list, '::before').content);
  expect(label).toBe('"Parameters"');
});

test('printed parameters without descriptions are in one column if some of them have fields', async ({
  page,
}) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const names = page.locator('.member:has(#_create) .parameters.bare > div > dt');
  const columns = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().x));
  expect(columns.length).toBeGreaterThan(5);
  expect(new Set(columns).size).toBe(1);
});

test('printed links look alike, and their URLs have no lines and only appear if they differ from the text', async ({
  page,
}) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const name = page.locator('.contract-index b').first();
  const names = page.locator('.contract :is(.contract-index b, .reverts a, .names a)');
  const lines = await names.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).textDecorationLine),
  );
  expect(new Set(lines)).toEqual(new Set(['none']));
  await expect(name).toHaveCSS('color', await page.evaluate(() => getComputedStyle(document.body).color));
  await openInPrint(page, '/guides/lockup/deployments');
  const explorer = page.locator('.deployments-chain > p a').first();
  expect(await printedAfter(explorer)).toBe('none');
  await openInPrint(page, '/concepts/lockup/overview');
  expect(await printedAfter(page.locator('.prose p a[href*="/tree/"]'))).toBe('none');
  await openInPrint(page, '/support/faq');
  expect(await printedAfter(page.getByRole('link', { name: 'app.sablier.com', exact: true }))).toBe('none');
  expect(await printedAfter(page.locator('.prose a[href*="&"]').first())).toBe('none');
  const outside = page.locator('.prose p a[href^="http"]').first();
  expect(await printedAfter(outside)).not.toBe('none');
  await expect(outside).toHaveCSS('text-decoration-line', 'none');
});

test('the title of a page is at the bottom of each sheet, also after a link', async ({ page }) => {
  await page.goto('/concepts/lockup/overview');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-title', await page.title());
  const isPrinted = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return rules.some((rule) => /@bottom-left \{[^}]*attr\(data-title\)/.test(rule.cssText));
  });
  expect(isPrinted).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'statuses', exact: true }).first().click();
  await expect(page).toHaveURL(/statuses/);
  await expect(page).toHaveTitle(/[Ss]tatuses/);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(root).toHaveAttribute('data-title', await page.title());
});

test('printed curves of shapes are pictures, because masks print hairlines, and marked lines have no gaps', async ({
  page,
}) => {
  await openInPrint(page, '/concepts/lockup/stream-shapes');
  await expect(page.locator('.shape').first()).toHaveCSS('mask-image', 'none');
  await openInPrint(page, '/guides/lockup/examples/hooks');
  const lines = page.locator('.code[data-focus]').first().locator('.line');
  const { y, height } = await boxOf(lines.nth(0));
  expect((await boxOf(lines.nth(1))).y).toBeLessThan(y + 1.2 * height);
});

test('printed names of errors in a list do not break', async ({ page }) => {
  await openInPrint(page, '/reference/lockup/v4.0/contract.SablierLockup');
  const names = page.locator('.reverts a');
  expect(await names.count()).toBeGreaterThan(5);
  const wraps = await names.evaluateAll((all) => all.map((each) => getComputedStyle(each).whiteSpace));
  expect(new Set(wraps)).toEqual(new Set(['nowrap']));
});

test('printed names of errors, releases of their projects, and times of a diagram stay in one piece', async ({
  page,
}) => {
  await page.setViewportSize({ width: 703, height: 1000 });
  await openInPrint(page, '/reference/errors');
  await expect(page.locator('.error-owner', { hasText: 'built with' }).first()).toHaveText(
    /Contracts\u00a05$/,
    { useInnerText: true },
  );
  const parts = page.locator('.error-name code span');
  const broken = await parts.evaluateAll((all) =>
    all
      // A prefix consists of a link and an underscore, so it has several boxes on one line.
      .filter(
        (part) =>
          new Set([...part.getClientRects()].map(({ y, height }) => Math.round(y + height / 2))).size > 1,
      )
      .map((part) => part.textContent),
  );
  expect(broken).toEqual([]);
  await openInPrint(page, '/concepts/lockup/overview');
  await expect(page.locator('.diagram-tab').first()).toHaveCSS('stroke-width', '16px');
});
