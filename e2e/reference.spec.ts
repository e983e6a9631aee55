import type { Locator, Page } from '@playwright/test';
import { whenHydrated } from './hydration';
import { boxOf, overflowOf } from './layout';
import { contents } from './parts';
import { expect, test } from './reader';

const linear = '/reference/lockup/core/contract.SablierV2LockupLinear';
const older = '/reference/lockup/core/interfaces/interface.ISablierV2Lockup';
const newer = '/reference/lockup/v4.0/interfaces/interface.ISablierLockup';
const ofNoRelease = '/reference/lockup/changes';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Reference pages' });
/** A section of the table of contents, such as Events. */
const kind = (page: Page, name: string) =>
  contents(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^${name} `) }) });
const entry = (page: Page, anchor: string) =>
  page.locator('main section').filter({ has: page.locator(`#${anchor}`) });
const note = (page: Page) => page.getByRole('main').getByText('is the newest release');
const backgroundOf = (page: Page, anchor: string) =>
  entry(page, anchor)
    .locator('.member-head')
    .evaluate((element) => getComputedStyle(element).backgroundColor);

/**
 * The menu that shows the current release of the page's protocol, such as `Lockup v1.2`, and links to the others.
 */
const menu = (page: Page) => sidebarOf(page).locator('details').filter({ hasText: 'Release:' });
const releaseLinks = (page: Page, protocol: string) =>
  menu(page).locator(`ul[aria-label="${protocol} releases"] a`);

async function choose(page: Page, protocol: string, version: string): Promise<void> {
  await menu(page).locator('summary').click();
  await releaseLinks(page, protocol).filter({ hasText: version }).click();
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version'));

test('a link by name, signature, or selector leads to the entry, which is marked, and opens a folded one', async ({
  page,
}) => {
  for (const anchor of ['withdraw', 'withdraw(uint256,address,uint128)', '0xfdd46d60']) {
    // A new document each time, as for a reader who follows a link from another site.
    await page.goto('about:blank');
    await page.goto(`${older}#${anchor}`);
    const heading = entry(page, 'withdraw').getByRole('heading', { name: 'withdraw' });
    await expect(heading, anchor).toBeInViewport({ ratio: 1 });
    const header = (await boxOf(page.getByRole('banner'))).height;
    const top = (await boxOf(heading)).y;
    expect(top, anchor).toBeGreaterThanOrEqual(header);
    expect(top, anchor).toBeLessThan(300);
    expect(await backgroundOf(page, 'withdraw'), anchor).not.toBe(await backgroundOf(page, 'renounce'));
  }
  for (const anchor of ['getasset', 'getAsset(uint256)', '0xeac8f5b8']) {
    await page.goto('about:blank');
    await page.goto(`${linear}#${anchor}`);
    const text = entry(page, 'getasset').getByText('Retrieves the address of the ERC-20 asset');
    await expect(text, `${anchor}, which is folded`).toBeVisible();
  }
});

test('a contract has a head, an index that leads to every function, and entries that fit every width', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(linear);
  await test.step('the page keeps to 15 screens', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(15 * 900);
  });

  await test.step('the head has its import, its addresses, and its ABI', async () => {
    const head = page.locator('.about');
    await expect(head).toContainText(
      'import { SablierV2LockupLinear } from "@sablier/v2-core/src/SablierV2LockupLinear.sol";',
    );
    const ethereum = head.getByRole('link', { name: 'Ethereum', exact: true });
    await expect(ethereum).toBeHidden();
    await head.getByText('mainnets').click();
    await expect(ethereum).toHaveAttribute('href', /^https:\/\/etherscan\.io\/address\/0x[0-9a-fA-F]{40}$/);
    const url = (await head.getByRole('link', { name: 'JSON' }).getAttribute('href')) ?? '';
    expect(url).toBe('/abi/lockup-v1.2/SablierV2LockupLinear.json');
    const abi: unknown = await (await request.get(url)).json();
    expect(abi).toContainEqual(expect.objectContaining({ type: 'function', name: 'withdrawMax' }));
  });

  await test.step('the index leads to every function', async () => {
    const index = page.getByRole('navigation', { name: 'Functions of SablierV2LockupLinear' });
    // The table of contents counts 53 functions, 48 of which are inherited.
    await expect(index.getByRole('link')).toHaveCount(53);
    await expect(index.locator('p:text-is("Manage") + ul > li', { hasText: /^cancel\(/ })).toBeVisible();
    const cut = await index
      .locator('li > *')
      .evaluateAll(
        (cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
    expect(cut, 'no cell is cut').toBe(0);
    await index.getByRole('link', { name: 'withdrawMax(streamId, to)' }).click();
    await expect(page).toHaveURL(`${linear}#withdrawmax`);
    await expect(entry(page, 'withdrawmax').getByRole('heading')).toBeInViewport();
  });

  await test.step('an inherited getter opens on a click, and only then', async () => {
    const getter = entry(page, 'getasset');
    const text = getter.getByText('Retrieves the address of the ERC-20 asset');
    await expect(text).toBeHidden();
    await getter.getByRole('heading').click();
    await expect(text).toBeVisible();
    await getter.getByRole('heading').click();
    await expect(text).toBeHidden();
  });

  await test.step('what an entry takes and returns shares its columns, and so do its errors', async () => {
    const leftOf = (selector: string) =>
      entry(page, 'withdrawmax')
        .locator(selector)
        .evaluateAll((cells) => [
          ...new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left))),
        ]);
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const lists = ':is(.parameters, .reverts)';
      // Long names of errors move their causes to the right.
      for (const selector of [`${lists} dt`, '.parameters .t', '.parameters dd:not(.t)', '.reverts dd'])
        expect.soft(await leftOf(selector), `${selector} at ${width} px`).toHaveLength(1);
    }
  });

  await test.step('descriptions have space, groups are further apart than rows, and collapsed errors are below the list', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const sizes = await entry(page, 'withdrawmax').evaluate((element) => {
      const boxes = (selector: string) =>
        [...element.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const [label] = boxes('.body > .member-label');
      const [callers] = boxes('.body > .callers');
      const rows = boxes('.parameters > div');
      return {
        description: boxes('.parameters dd:not(.t)')[0]?.width ?? 0,
        groups: (label?.top ?? 0) - (callers?.bottom ?? 0),
        rows: (rows[1]?.top ?? 0) - (rows[0]?.bottom ?? 0),
        call: (boxes('.call')[0]?.left ?? 0) - (callers?.right ?? 0),
        folds: (boxes('.more')[0]?.top ?? 0) - (boxes('.reverts')[0]?.bottom ?? 0),
      };
    });
    expect(sizes.description).toBeGreaterThanOrEqual(380);
    expect(sizes.groups).toBeGreaterThanOrEqual(sizes.rows + 6);
    expect(sizes.call).toBeGreaterThanOrEqual(32);
    expect(sizes.folds).toBeGreaterThan(0);
  });

  await test.step('quiet lines separate the functions, but not in forced colors, where they would be as loud as text', async () => {
    const row = page.locator('.contract-index li + li').first();
    await expect(row).toHaveCSS('box-shadow', /inset/);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(row).toHaveCSS('box-shadow', 'none');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('the owner of an error is small, so that most names fit on a line, and links have commas between them', async () => {
    const withdraw = page.locator('.member:has(#withdraw)');
    await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
    const error = withdraw.locator('.reverts a', { hasText: 'WithdrawalAddressNotRecipient' });
    expect((await boxOf(error)).height).toBeLessThan(24);
    const comma = (place: Locator) => place.evaluate((each) => getComputedStyle(each, '::after').content);
    const emits = withdraw.locator('.names').last().getByRole('listitem');
    expect(await comma(emits.first())).toBe('","');
    expect(await comma(emits.last())).toBe('none');
    await page.goto(linear);
  });

  await test.step('each error has its full name, and the second line of a long name is indented', async () => {
    await page.setViewportSize({ width: 320, height: 844 });
    const name = entry(page, 'withdrawmultiple')
      .locator('.reverts dt a', { hasText: 'SablierV2Lockup_' })
      .last();
    const [first, second] = await name.evaluate((link) => [
      ...new Set([...link.getClientRects()].map(({ left }) => Math.round(left))),
    ]);
    expect(second).toBeGreaterThan((first ?? 0) + 8);
    await expect(name.locator('span')).not.toHaveCSS('font-size', '0px');
  });

  await test.step('on a phone, each of several parameters in a signature has its own line', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const signature = page.locator('.signature', {
      has: page.getByRole('heading', { name: 'withdraw', exact: true }),
    });
    const lines = await signature.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: { text: string; bottom: number }[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const bottom = range.getBoundingClientRect().bottom;
        const line = found.at(-1);
        if (line && Math.abs(bottom - line.bottom) < 8) line.text += texts.currentNode.nodeValue;
        else found.push({ text: texts.currentNode.nodeValue ?? '', bottom });
      }
      return found.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
    });
    expect(lines).toEqual([
      'function withdraw(',
      'uint256 streamId,',
      'address to,',
      'uint128 amount',
      ') public noDelegateCall notNull(streamId)',
    ]);
  });

  await test.step('on a phone, modifiers that wrap are indented, and the import has one line', async () => {
    await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
    const leftOf = async (part: Locator) => (await boxOf(part)).x;
    const signature = page.locator('.signature:has(#withdraw)');
    const modifier = signature.getByRole('link', { name: 'notNull(streamId)' });
    expect(await leftOf(modifier)).toBeGreaterThan((await leftOf(signature)) + 16);
    const code = page.locator('[data-copy="import"]');
    expect(await code.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true);
    expect((await boxOf(code)).height).toBeLessThan(32);
  });

  await test.step('the selectors of collapsible entries have no border between two lines', async () => {
    const selector = (entry: string) => page.locator(`${entry} > .member-facts > code`).first();
    await expect(selector('.member.folds')).toHaveCSS('border-top-width', '0px');
    await expect(selector('.member-head')).toHaveCSS('border-top-width', '1px');
  });

  await test.step('parameters that are on their own lines are indented alike, whoever breaks the line', async () => {
    const indentOf = (anchor: string) =>
      page.locator(`.signature:has([id="${anchor}"])`).evaluate((signature) => {
        const range = document.createRange();
        const type = signature.querySelector('.parameter, .own-line > a')?.firstChild;
        if (!type) throw new Error('The signature has no parameter on its own line.');
        range.selectNodeContents(type);
        return range.getBoundingClientRect().left - signature.getBoundingClientRect().left;
      });
    expect(await indentOf('withdraw')).toBeCloseTo(await indentOf('createwithdurationsll'), 0);
  });

  await test.step('beside the sidebar, the model of a function is on the line of its name', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const row = page.locator('.contract-index li').first();
    const [name, model, text] = await Promise.all(
      ['a', 'small', 'span'].map((part) => boxOf(row.locator(part).first())),
    );
    expect(model?.y).toBeLessThan((name?.y ?? 0) + 8);
    expect(model?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    expect(text?.y).toBeGreaterThan((name?.y ?? 0) + 16);
  });

  await test.step('where functions differ by their model, the index names it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
    const row = page.locator('.contract-index li');
    await expect(row.filter({ hasText: 'createWithDurationsLD(' })).toContainText('dynamic');
    await expect(row.filter({ hasText: 'createWithDurationsLT(' })).toContainText('tranched');
  });

  await test.step('the rules of a struct end where its first line does', async () => {
    const struct = page.locator('.member', { has: page.locator('.member-label') }).last();
    const rightOf = async (selector: string) => {
      const box = await boxOf(struct.locator(selector).first());
      return box && Math.round(box.x + box.width);
    };
    await page.goto('/reference/lockup/v4.0/types/library.Lockup');
    expect(await rightOf('.member-label')).toBe(await rightOf('.member-head'));
    await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
  });

  await test.step('in the index, the name of a group is larger than its functions, which are underlined like links', async () => {
    const index = page.locator('.contract-index');
    await expect(index.locator('p').first()).toHaveCSS('font-size', '18px');
    const name = index.locator('b').first();
    const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(name), 'in the color of text').toBe(await colorOf(page.locator('h1')));
    await expect(name).toHaveCSS('text-decoration-line', 'underline');
    const lineOf = () => name.evaluate((element) => getComputedStyle(element).textDecorationColor);
    const before = await lineOf();
    await name.hover();
    await expect.poll(lineOf).not.toBe(before);
  });
});

test('the stylesheet of the reference loads with the first contract', async ({ page }) => {
  const sheets = page.locator('link[rel="stylesheet"]');
  const head = page.locator('.member-head').first();
  await page.goto('/reference/flow/changes');
  // The shared one, and that of lists of changes.
  await expect(sheets).toHaveCount(2);
  // On a cold page, the link loads a document.
  await whenHydrated(page);
  await page.getByRole('main').locator('a[href="/reference/flow/v3.0/contract.SablierFlow"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SablierFlow');
  await expect(sheets).toHaveCount(3);
  await expect(head).toHaveCSS('border-top-style', 'solid');
});

test('an entry leads to the types, modifiers and errors that it names, and to where it is declared', async ({
  page,
}) => {
  const abstract = '/reference/lockup/core/abstracts/abstract.SablierV2Lockup';
  await page.goto('/reference/lockup/core/contract.SablierV2LockupLinear#cancel');
  await entry(page, 'cancel').getByRole('link', { name: 'SablierV2Lockup', exact: true }).click();
  await expect(page).toHaveURL(`${abstract}#cancel`);
  for (const [anchor, name, target] of [
    ['statusof', 'Lockup.Status', '/reference/lockup/core/types/library.Lockup#status'],
    ['cancel', 'noDelegateCall', '/reference/lockup/core/abstracts/abstract.NoDelegateCall#nodelegatecall'],
    ['cancel', 'SablierV2Lockup_StreamSettled', '/reference/errors#sablierv2lockup_streamsettled'],
  ] as const) {
    await page.goto(`${abstract}#${anchor}`);
    await entry(page, anchor).getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeInViewport();
  }
});

test('the menu leads to the same contract of another release, and the choice stays', async ({ page }) => {
  await page.goto(older);
  await expect(menu(page).locator('summary')).toHaveText('Release: Lockup v1.2');
  await expect(releaseLinks(page, 'Lockup')).toHaveText([
    'Lockup v4.0 newest',
    ...['Lockup v3.0', 'Lockup v2.0', 'Lockup v1.2', 'Lockup v1.1', 'Lockup v1.0'],
  ]);
  await choose(page, 'Lockup', 'v4.0');
  await expect(page).toHaveURL(newer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ISablierLockup');
  await expect(menu(page).locator('summary')).toContainText('Lockup v4.0');
  await expect(releaseLinks(page, 'Lockup').first(), 'the menu closes').toBeHidden();
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('ISablierLockup');
  expect(await stored(page)).toBe('{"lockup":"v4.0"}');

  await page.goto(ofNoRelease);
  const contracts = sidebarOf(page).getByRole('button', { name: 'Contracts v4.0' });
  await expect(contracts).toBeVisible();
  await page.reload();
  await expect(contracts).toBeVisible();

  await choose(page, 'Lockup', 'v1.2');
  await expect(page).toHaveURL(linear);
  await expect(sidebarOf(page).getByRole('button', { name: 'Core' })).toBeVisible();
  await expect(contracts).toHaveCount(0);
  expect(await stored(page)).toBe('{"lockup":"v1.2"}');

  await test.step('a stored choice that is none is ignored', async () => {
    await page.goto('/reference/overview');
    for (const text of ['', 'no json', 'null', '["v4.0"]', '{"lockup":"v9.9","flow":4}']) {
      await test.step(`The text ${text}`, async () => {
        await page.evaluate((value) => localStorage.setItem('docs-preferred-version', value), text);
        await page.reload();
        const lockup = sidebarOf(page).getByRole('button', { name: 'Lockup', exact: true });
        if ((await lockup.getAttribute('aria-expanded')) === 'false') await lockup.click();
        await expect(contracts).toBeVisible();
      });
    }
  });
});

test('a page of an older release says so, leads to the newest, and shows its release, whatever was chosen', async ({
  page,
  request,
}) => {
  await test.step('search engines know a contract by its page of the newest release if it kept its name', async () => {
    for (const [address, known] of [
      [newer, newer],
      [older, older],
      ['/reference/flow/contracts/contract.SablierFlow', '/reference/flow/v3.0/contract.SablierFlow'],
    ] as const) {
      const html = await (await request.get(address)).text();
      const [, canonical = ''] = /<link rel="?canonical"? href="?([^" >]+)/.exec(html) ?? [];
      expect(new URL(canonical).pathname, address).toBe(known);
    }
  });

  await page.goto(older);
  await expect(note(page)).toHaveText('Lockup v4.0 is the newest release. This page for v4.0');
  await note(page).getByRole('link').click();
  await expect(page).toHaveURL(newer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ISablierLockup');
  await expect(note(page)).toHaveCount(0);

  await test.step('a page of a release shows that release, whatever was chosen before', async () => {
    await page.evaluate(() =>
      localStorage.setItem('docs-preferred-version', '{"lockup":"v4.0","flow":"v1.0"}'),
    );
    await page.goto(older);
    await expect(menu(page).locator('summary')).toHaveText('Release: Lockup v1.2');
    await expect(sidebarOf(page).getByRole('button', { name: 'Flow v1.0', exact: true })).toBeVisible();
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('ISablierV2Lockup');
  });
});

test('the contents list follows the scroll within the kinds of entries', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(older);
  const events = kind(page, 'Events');
  await expect(events).not.toHaveAttribute('open');
  await events.locator('summary').click();
  await events.getByRole('link', { name: 'CancelLockupStream' }).click();
  await expect(page).toHaveURL(`${older}#cancellockupstream`);
  await expect(events.locator('[aria-current="true"]')).toHaveText('CancelLockupStream');
});

test('where samples are beside the entries, a row opens the contents, and the list of pages has its whole column', async ({
  page,
}) => {
  const row = page.getByRole('button', { name: 'On this page' });
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
    await whenHydrated(page);
    await page.locator('#cancelmultiple').evaluate((heading) => heading.scrollIntoView());
    await expect(row).toHaveText('On this page SablierLockup › cancelMultiple');
    const pages = await boxOf(sidebarOf(page));
    expect(pages.y + pages.height, 'the list of pages ends with the window').toBe(900);
    await row.click();
    const button = await boxOf(row);
    const list = await boxOf(contents(page));
    expect(list.x).toBeCloseTo(button.x, 0);
    expect(list.y, 'it opens below its button').toBeGreaterThan(button.y + button.height);
    await expect(contents(page).locator('[aria-current="true"]')).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1680, height: 900 });
  await expect(row).toBeHidden();
  const text = await boxOf(page.getByRole('article'));
  await expect
    .poll(async () => (await contents(page).boundingBox())?.x)
    .toBeGreaterThanOrEqual(text.x + text.width);
});

test('on a phone, the row of an older release has space for the whole name of a function', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/reference/lockup/core/contract.SablierV2LockupLinear#createwithdurations');
  await whenHydrated(page);
  const name = page
    .getByRole('button', { name: 'On this page' })
    .getByText('createWithDurations', { exact: true });
  expect(await overflowOf(name)).toBe(0);
});

test('the contents list says what the functions are for, until a reader filters them', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
  const labels = kind(page, 'Functions')
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('link') });
  await expect(labels).toHaveText([
    'Create and fund',
    'Withdraw and refund',
    'Manage',
    'Administer',
    'Read a stream (view)',
    'Read the contract (view)',
  ]);
  const order = await kind(page, 'Functions').getByRole('listitem').allTextContents();
  expect(order.indexOf('withdraw')).toBeGreaterThan(order.indexOf('Withdraw and refund'));
  expect(order.indexOf('withdraw')).toBeLessThan(order.indexOf('Manage'));
  await page.getByRole('searchbox', { name: 'Filter entries' }).fill('withdrawm');
  await expect(kind(page, 'Functions').getByRole('link', { name: 'withdrawMax', exact: true })).toBeVisible();
  await expect(labels.filter({ visible: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('a page reads, a link leads to its entry, what scripts would fold is open, and the contents list folds', async ({
    page,
  }) => {
    await page.goto(`${linear}#0xfdd46d60`);
    const withdraw = entry(page, 'withdraw');
    await expect(withdraw.getByRole('heading', { name: 'withdraw' })).toBeInViewport();
    await expect(withdraw.locator('.signature')).toContainText('function withdraw(');
    for (const label of ['Parameters', 'Can revert with', 'Emits'])
      await expect(withdraw.getByText(label, { exact: true })).toBeVisible();

    await expect(
      entry(page, 'getasset').getByText('Retrieves the address of the ERC-20 asset'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'On this page' }).click();
    const kinds = contents(page).locator('summary');
    expect(await kinds.allTextContents()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Functions \d+$/),
        expect.stringMatching(/^Errors \d+$/),
      ]),
    );
    const errors = kind(page, 'Errors');
    const link = errors.getByRole('link', { name: 'SablierV2Lockup_Null', exact: true });
    await expect(link).toBeHidden();
    await errors.locator('summary').click();
    await link.click();
    await expect(page).toHaveURL(`${linear}#sablierv2lockup_null`);
    await expect(entry(page, 'sablierv2lockup_null').getByRole('heading')).toBeInViewport();
  });
});
