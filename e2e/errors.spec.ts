import type { Page } from '@playwright/test';
import { violations } from './axe';
import { openHydrated, whenHydrated } from './hydration';
import { boxOf } from './layout';
import { workbench } from './places';
import { expect, test } from './reader';

const address = '/reference/errors';

/** Returns 32 bytes that end with these hexadecimal digits. */
const word = (digits: string) => digits.padStart(64, '0');
const account = 'cafe'.repeat(10);
const overdraw = `0xa1fb2bbc${word('2a')}${word('f4240')}${word('3d090')}`;
const nullStream = `e21c1431${word('7')}`;

const decoder = (page: Page) => page.getByRole('region', { name: 'Decoded revert data' });
const headline = (page: Page) => decoder(page).getByRole('status');
const row = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);

const isMarked = (page: Page, id: string) =>
  row(page, id).evaluate((element) => {
    const { backgroundColor } = getComputedStyle(element);
    return element.matches(':target, :has(:target)') && !/^transparent$|, 0\)$/.test(backgroundColor);
  });

const links = [
  ['its name', 'sablierv2lockup_overdraw', 'sablierv2lockup_overdraw'],
  ['its signature', 'SablierV2Lockup_Overdraw(uint256,uint128,uint128)', 'sablierv2lockup_overdraw'],
  ['its selector', '0xa1fb2bbc', 'sablierv2lockup_overdraw'],
  ['a name that Lockup has, too', 'flow-callernotadmin', 'flow-callernotadmin'],
  ['the code of a panic', 'panic-0x32', 'panic-0x32'],
] as const;

test('a link to an error scrolls to its row and marks it, narrow and wide', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // The kind of link makes no difference to the position.
    for (const [kind, fragment, id] of width === 390 ? links : links.slice(0, 1)) {
      // A new document each time, as for a reader who follows a link from another site.
      await page.goto('about:blank');
      await page.goto(`${address}#${fragment}`);
      const what = `${kind}, at ${width} px`;
      await expect(row(page, id), what).toBeInViewport({ ratio: 0.9 });
      const header = (await boxOf(page.getByRole('banner'))).height;
      expect((await boxOf(row(page, id))).y, what).toBeGreaterThanOrEqual(header);
      expect(await isMarked(page, id), what).toBe(true);
      await expect(page.locator('tr:is(:target, :has(:target))'), what).toHaveCount(1);
    }
  }
});

// decode-revert-data.test.ts decodes every kind.
const readings = [
  ['an overdraw', overdraw, 'SablierV2Lockup_Overdraw', ['1,000,000', '250,000', 'Lockup v1.2']],
  [
    'an address, which gets a checksum',
    `0x216caf0d${word('1')}${word(account)}`,
    'SablierV2Lockup_Unauthorized',
    [/0x(?=\w*[A-F])[cafeCAFE]{40}/],
  ],
  [
    'a time, with its date',
    `0x210aec0e${word('6758dc80')}${word('67000000')}`,
    'SablierV2Lockup_EndTimeNotInTheFuture',
    ['1,733,876,864', '2024-12-11 00:27:44 UTC'],
  ],
  [
    'a text',
    `0x08c379a0${word('20')}${word('5')}${Buffer.from('<b>no').toString('hex').padEnd(64, '0')}`,
    'Error',
    ['<b>no', 'Every contract'],
  ],
  ['a panic', `0x4e487b71${word('32')}`, 'Panic', ['0x32: An array index is out of bounds.']],
  [
    'an error inside a batch',
    `0xd9354485${word('20')}${word('24')}${nullStream.padEnd(128, '0')}`,
    'BatchError',
    ['The call reverted with SablierFlow_Null.', 'SablierFlow_Null(uint256)'],
  ],
  [
    "a token's error",
    `0xfb8f41b2${word(account)}${word('0')}${word('1')}`,
    'ERC20InsufficientAllowance',
    ['spender', 'Tokens built with OpenZeppelin Contracts 5'],
  ],
] as const;

const mistakes = [
  ['a broken percent sign', '0xa1fb2bbc%zz'],
  ['markup', '<img src=x>'],
  ['half a byte', '0xa1fb2bbc0'],
] as const;

test('the decoder shows what revert data says, and explains mistakes', async ({ page }) => {
  for (const [what, data, name, texts] of readings) {
    await page.goto(`${address}#data=${data}`);
    await whenHydrated(page);
    await expect(headline(page), what).toHaveText(`The call reverted with ${name}.`);
    for (const text of texts) await expect(decoder(page), what).toContainText(text);
    await expect(decoder(page).getByRole('region', { name: 'Raw data' }), what).toHaveCount(1);
  }

  await test.step('the tables contain every error of the three libraries with its selector', async () => {
    const rows = page.locator('.error-table tbody tr:has(.error-selector)');
    const selectors = await rows.locator('.error-selector').allTextContents();
    expect(selectors.length).toBeGreaterThanOrEqual(36 + 7 + 28);
    expect(selectors.filter((selector) => !/^0x[0-9a-f]{8}$/.test(selector))).toEqual([]);
  });

  await test.step('a known selector is recognized even if its arguments are missing', async () => {
    await page.goto(`${address}#data=0xa1fb2bbc00`);
    await expect(decoder(page)).toContainText('They’re incomplete, or they were changed.');
    await expect(headline(page)).toHaveText('The call reverted with SablierV2Lockup_Overdraw.');
    await expect(decoder(page).getByRole('table')).toHaveCount(0);
  });

  await test.step('without a reason, or with an unknown selector, it suggests what to do next', async () => {
    await page.goto(`${address}#data=0x`);
    await expect(headline(page)).toHaveText('The call reverted without a reason.');
    await expect(decoder(page).getByRole('listitem')).not.toHaveCount(0);
    await page.goto(`${address}#data=0xdeadbeef`);
    await expect(headline(page)).toContainText('0xdeadbeef');
    await expect(decoder(page).getByRole('link')).toHaveText(['OpenChain', '4byte']);
  });

  await test.step('it explains in one line why a text is not revert data', async () => {
    for (const [what, data] of mistakes) {
      await page.goto(`${address}#data=${data}`);
      await expect(headline(page), what).toHaveText(/^This isn’t revert data/);
      expect((await decoder(page).innerText()).trim().split('\n'), what).toHaveLength(1);
    }
  });
});

/** Follows the link from the decoded error to its row. */
async function expectLinkToRow(page: Page): Promise<void> {
  await decoder(page).getByRole('link', { name: 'Lockup Core v1.2' }).click();
  await expect(row(page, 'sablierv2lockup_overdraw')).toBeInViewport();
  expect(await isMarked(page, 'sablierv2lockup_overdraw')).toBe(true);
  await expect(headline(page)).toHaveText('The call reverted with SablierV2Lockup_Overdraw.');
}

test('data in a fragment is decoded without being sent to the host, and followed back and forward', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await openHydrated(page, address);
  await expect(decoder(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'this overdraw example' }).click();
  await expect(headline(page)).toHaveText('The call reverted with SablierV2Lockup_Overdraw.');
  await expect(decoder(page)).toBeInViewport();
  await page.goBack();
  await expect(decoder(page)).toHaveCount(0);
  await page.goForward();
  await expect(headline(page)).toHaveText('The call reverted with SablierV2Lockup_Overdraw.');
  await page.goto(`${address}?ref=a#data=${overdraw}`);
  await expectLinkToRow(page);
  await page.goto(`${address}?ref=b#data=%zz`);
  await expect(headline(page)).toHaveText(/^This isn’t revert data/);
  expect(asked.length).toBeGreaterThan(10);
  // Playwright removes fragments from the URLs of requests.
  expect(asked.filter((text) => /data=|a1fb2bbc/.test(text))).toEqual([]);
});

test('data in the query is decoded without a request to another host, by parts that are only loaded if there is data', async ({
  page,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  // The test counts what is loaded beyond the page's own scripts.
  await openHydrated(page, address);
  const before = asked.map(({ pathname }) => pathname).filter((path) => path.endsWith('.js'));
  asked.length = 0;
  await page.goto(`${address}?data=${overdraw}`);
  await expect(headline(page)).toHaveText('The call reverted with SablierV2Lockup_Overdraw.');
  const { host } = new URL(page.url());
  expect(asked.filter((url) => url.host !== host && url.protocol !== 'data:').map(String)).toEqual([]);
  expect(asked.filter(({ search }) => search.includes('data=')).map(({ pathname }) => pathname)).toEqual([
    address,
  ]);
  const more = asked.filter(({ pathname }) => pathname.endsWith('.js') && !before.includes(pathname));
  expect(more.length).toBeGreaterThan(0);
  expect(more.length).toBeLessThan(5);

  await test.step('the canonical URL does not contain the data', async () => {
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(address);
  });

  await test.step('the decoded error links to its row, and stays visible', () => expectLinkToRow(page));

  await test.step('the decoder follows the URL, including back and forward, up to 200,000 characters', async () => {
    const goTo = (data: string) =>
      page.evaluate(
        (search) => window.history.pushState(null, '', window.location.pathname + search),
        data && `?data=${data}`,
      );
    await goTo('');
    await expect(decoder(page)).toHaveCount(0);
    await goTo('0xa1c0d6e5');
    await expect(headline(page)).toHaveText('The call reverted with DelegateCall.');
    await goTo(overdraw + '00'.repeat(100_000));
    await expect(headline(page)).toHaveText('The call reverted with SablierV2Lockup_Overdraw.');
    await page.goBack();
    await expect(headline(page)).toHaveText('The call reverted with DelegateCall.');
    await page.goBack();
    await expect(decoder(page)).toHaveCount(0);
  });
});

test('on a small laptop, a name never wraps within a word', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(address);
  const lines = await page.locator('.error-name code').evaluateAll((names) =>
    names.flatMap((name) => {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const counts = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        counts.push(range.getClientRects().length);
      }
      return counts;
    }),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(Math.max(...lines)).toBe(1);
});

test('it works with a base path', async ({ page }) => {
  await page.goto(`${workbench}/features?data=${overdraw}`);
  await expect(headline(page)).toHaveText('The call reverted with SablierV2Lockup_Overdraw.');
});

test('the contents group the tables by release, below the newest and older ones', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const left = async (name: string) => (await boxOf(contents.getByRole('link', { name, exact: true }))).x;
  for (const [group, name] of [
    ['Newest releases', 'Flow v3.0'],
    ['Older releases', 'Lockup v1.2 Core'],
    ['Revert data', 'Decode it in code'],
  ] as const)
    expect(await left(name), name).toBeGreaterThan(await left(group));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });

  test('nothing is too wide and axe finds nothing, dark and light', async ({ page }) => {
    await page.goto(`${address}?data=${overdraw}#0xa1fb2bbc`);
    await whenHydrated(page);
    await expect(headline(page)).not.toBeEmpty();
    expect(await page.evaluate(() => [window.scrollTo(400, 0), window.scrollX][1])).toBe(0);
    expect(await violations(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await violations(page, { within: 'main', only: 'target-size' }), 'on a wide screen').toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links at the top of the page lead to the errors of each release', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const links = page.getByRole('navigation', { name: 'Find one of the errors' }).getByRole('link');
    await expect(links.first()).toBeInViewport();
    const names = await links.allTextContents();
    expect(names).toEqual(expect.arrayContaining(['Lockup v4.0', 'Flow v3.0', 'Other Lockup releases']));
    expect(names, 'not the groups of releases').not.toContain('Older releases');
    await links.filter({ hasText: 'Flow v1.0' }).click();
    await expect(page.getByRole('heading', { name: 'Flow v1.0' })).toBeInViewport();
  });

  test('the tables are shown without the decoder, and links to rows work', async ({ page }) => {
    await page.goto(`${address}?data=${overdraw}#0xa1fb2bbc`);
    await expect(decoder(page)).toHaveCount(0);
    await expect(row(page, 'sablierv2lockup_overdraw')).toBeInViewport();
    await expect(page.locator('tr:is(:target, :has(:target))')).toHaveAttribute(
      'id',
      'sablierv2lockup_overdraw',
    );
    await expect(page.getByRole('row', { name: 'SablierFlow_Null' })).toContainText('isStream(streamId)');
    const lefts = await page
      .locator('.error-table .error-name code > span:last-child')
      .evaluateAll((names) =>
        names.map((name) => [...name.getClientRects()].find(({ width }) => width > 0)?.left),
      );
    expect(new Set(lefts).size, 'all names begin below each other').toBe(1);
  });
});
