import { openHydrated, whenHydrated } from './hydration';
import { boxOf, overflowOf } from './layout';
import { expect, test } from './reader';
import { field, modal, options, search, start } from './search-reader';

test('results are labeled and announced, and lead to places that exist', async ({ page }) => {
  await openHydrated(page, start);
  await search(page, 'withdraw');
  await test.step('they are labeled by part of the site, with matches marked and at most three results of a page', async () => {
    await expect(modal(page).locator('mark').first()).toHaveText(/withdraw/i);
    for (const option of await options(page).all())
      await expect(option).toContainText(
        /Concepts|Guides|Reference|API|Apps|Support|Show \d+ results? for other releases$/,
      );
    const hrefs = await options(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(new Set(hrefs).size).toBe(hrefs.length);
    const pages = hrefs.map((href) => href.split('#')[0]);
    for (const each of pages) expect(pages.filter((other) => other === each).length).toBeLessThanOrEqual(3);
  });

  await test.step('each leads to a place that exists', async () => {
    await field(page).fill('cancel');
    await expect(modal(page).locator('mark').first()).toHaveText(/cancel/i);
    const addresses = await options(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const [path = '', id] = address.split('#');
      const response = await page.request.get(path);
      expect(response.status(), address).toBe(200);
      const isThere =
        !id || new RegExp(`\\sid="?${id.replace(/\./g, '\\.')}["\\s>]`).test(await response.text());
      expect(isThere, address).toBe(true);
    }
  });

  await test.step('they are announced to readers who do not see them', async () => {
    await field(page).fill('stream');
    const status = modal(page).getByRole('status');
    await expect(status.filter({ hasText: /^\d+ results for stream$/ })).toHaveCount(1);
    await field(page).fill('qqqzzzqqq');
    await expect(status.filter({ hasText: /^No results for qqqzzzqqq$/ })).toHaveCount(1);
  });

  await test.step('a number that is not in the docs is explained, with a page that helps', async () => {
    await field(page).fill('0xdeadbeef');
    await expect(modal(page).getByText('This looks like a selector').first()).toBeVisible();
    await expect(modal(page).getByRole('link', { name: 'Decode revert data' })).toHaveAttribute(
      'href',
      '/reference/errors',
    );
    await expect(modal(page).getByRole('link', { name: 'Deployment addresses' })).toBeVisible();
    await expect(modal(page).getByText('Try searching for')).toHaveCount(0);
    await field(page).fill('?!');
    await expect(modal(page).getByText('No results')).toHaveCount(0);
    await field(page).fill('qqqzzzqqq');
  });

  await test.step('nothing found comes with queries that find something and a way to say so', async () => {
    await expect(modal(page).getByText('No results for qqqzzzqqq').first()).toBeVisible();
    const letUsKnow = modal(page).getByText('Believe this query should return results?').getByRole('link');
    await expect(letUsKnow).toHaveText('Let us know');
    await expect(letUsKnow).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/[^/]+\/docs\/issues\/new\?.*qqqzzzqqq/,
    );
    await expect(modal(page).getByText('Try searching for')).toBeVisible();
    await expect(modal(page).getByRole('group', { name: 'Narrow results' })).toHaveCount(0);
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    const suggestion = modal(page).getByRole('listitem').getByRole('link').first();
    const words = (await suggestion.textContent()) ?? '';
    await suggestion.click();
    await expect(field(page)).toHaveValue(words);
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  });
});

test('results are in the order of the search page, and those with one title show the titles of their pages', async ({
  page,
}) => {
  await openHydrated(page, start);
  await search(page, 'what can go wrong');
  const shared = options(page).filter({ hasText: 'What can go wrong · ' });
  await expect.poll(() => shared.count()).toBeGreaterThan(1);
  const titles = await shared.evaluateAll((rows) =>
    rows.map((row) => row.querySelector('[data-page]')?.textContent),
  );
  expect(new Set(titles).size).toBe(titles.length);
  for (const [at, title] of titles.entries())
    await expect(shared.nth(at), 'the place does not repeat the page').not.toContainText(
      `› ${title?.replace(' · ', '')}`,
    );

  await field(page).fill('cancel a stream');
  await expect(options(page).first().locator('mark').first()).toHaveText(/cancel/i);
  await expect(options(page).nth(6)).toBeAttached();
  const hrefs = () =>
    options(page).evaluateAll((rows) => rows.flatMap((row) => row.getAttribute('href') ?? []));
  const inModal = await hrefs();
  await page.goto('/search?q=cancel+a+stream');
  const onPage = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
  await expect(onPage.nth(6)).toBeAttached();
  const inPage = await onPage.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(inModal.length).toBeGreaterThan(6);
  expect(inPage.slice(0, inModal.length)).toEqual(inModal);
});

test('a shape is beside its name, also on a page that shows none', async ({ page }) => {
  await openHydrated(page, '/');
  await search(page, 'cliff');
  const curve = options(page).locator('.shape').first();
  await expect(curve).toHaveCSS('mask-image', /shapes/);
});

test('on a phone, the rows show what matched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, start);
  await search(page, 'stream');
  const row = options(page).first();
  await expect(row.locator('mark').first()).toHaveText(/^streams?$/i);
  // At once, because the row is replaced by the results of the next key.
  const [above, below] = await row.evaluate((option) => {
    const place = [...option.querySelectorAll('*')].findLast(({ textContent }) =>
      textContent.includes(' › '),
    );
    return [place, [...option.querySelectorAll('mark')].at(-1)].map((part) => {
      const { top, bottom } = part?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN };
      return { top, bottom };
    });
  });
  expect((above?.bottom ?? 0) - (above?.top ?? 0), 'the place has a line of its own').toBeLessThan(24);
  expect(below?.top).toBeGreaterThanOrEqual((above?.bottom ?? Number.NaN) - 1);
  for (const query of ['withdraw', 'overdraw', 'cliff', 'withdrawal fee', 'airdrop', 'cancel stream']) {
    await field(page).fill(query);
    const found = new RegExp(query.slice(0, 5), 'i');
    await expect(options(page).first().locator('mark').filter({ hasText: found }).first()).toBeAttached();
    await expect(options(page).nth(6)).toBeAttached();
    const shown = await options(page).evaluateAll((links) =>
      links.flatMap((link) => {
        const excerpts = [...link.querySelectorAll('span, code')].filter(
          (part) => getComputedStyle(part).webkitLineClamp === '2' && part.querySelector('mark'),
        );
        return excerpts.map((part) => {
          const { right, bottom } = part.getBoundingClientRect();
          return [...part.querySelectorAll('mark')].some((mark) => {
            const box = mark.getBoundingClientRect();
            return box.right <= right + 1 && box.bottom <= bottom + 2;
          });
        });
      }),
    );
    expect(shown.length, query).toBeGreaterThan(4);
    // Of a table's row, a match can be far into a long cell.
    expect(shown.filter((each) => !each).length, query).toBeLessThanOrEqual(query === 'overdraw' ? 2 : 0);
  }
});

test('a long title leaves the beginning of the place, and the places of all rows end at one edge', async ({
  page,
}) => {
  await openHydrated(page, start);
  await search(page, 'withdraw');
  const row = options(page).filter({ hasText: 'Withdraw from older releases' }).first();
  await expect(row).toContainText('Withdraw from older releases · Vesting (Lockup): withdraw or cancel');
  await expect(
    options(page)
      .getByText(/^\d+ contracts$/)
      .first(),
  ).toBeVisible();
  const places = options(page).getByText(/^(?:Apps|Concepts|Guides|Reference) › /);
  await expect(places).not.toHaveCount(0);
  for (const [width, edge] of [
    [390, 'left'],
    [700, 'right'],
    [1440, 'right'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const edges = await places.evaluateAll(
      (all, side) => all.map((place) => Math.round(place.getBoundingClientRect()[side])),
      edge,
    );
    expect(new Set(edges).size, `${width} px: ${edges}`).toBe(1);
    const widths = await places.evaluateAll((all) => all.map((place) => place.clientWidth));
    expect(Math.min(...widths), `${width} px`).toBeGreaterThan(60);
  }
  await field(page).fill('who can cancel my stream');
  const long = options(page).filter({ hasText: 'Cancel, renounce, or transfer without the app' });
  const title = await boxOf(long.locator('span:has(> [data-page])'));
  const place = await boxOf(long.getByText(/^Apps › /));
  expect(title.x + title.width, 'a title that is too long ends before the place').toBeLessThan(place.x);
});

test('on a phone, a title has one line, a long query fits, and everything ends at one edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, start);
  await search(page, 'who can cancel my stream');
  expect(await overflowOf(field(page))).toBe(0);
  // Its rows have long titles, and those of a function can have several contracts.
  await field(page).fill('withdraw');
  const item = options(page).filter({ has: page.getByText('Function:') });
  await expect(item.first().locator('code').first()).toHaveText('withdraw');
  const titles = options(page).locator('span:has(> [data-page])');
  await expect(
    titles.first().locator('[data-page]'),
    'the page of a section is beside its title',
  ).toBeVisible();
  for (const { height } of await titles.evaluateAll((all) =>
    all.map((title) => title.getBoundingClientRect()),
  ))
    expect(height).toBeLessThan(25);
  await test.step('the releases are one row, as tall as a finger needs', async () => {
    const releases = modal(page).getByRole('group', { name: 'Release', exact: true });
    const chip = modal(page).getByRole('button', { name: 'All', exact: true }).first();
    await expect(releases.getByText('Release', { exact: true })).toBeVisible();
    for (const control of [chip, releases])
      expect(await control.evaluate((element) => element.clientHeight)).toBeGreaterThanOrEqual(38);
    expect(await overflowOf(releases)).toBe(0);
    await page.setViewportSize({ width: 280, height: 844 });
    expect(await releases.evaluate((row) => row.clientHeight)).toBeLessThan(48);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  const edges = [
    modal(page).getByRole('group', { name: 'Release', exact: true }),
    options(page)
      .getByText(/^\d+ contracts$/)
      .first(),
    modal(page).getByRole('link', { name: /^See all/ }),
  ].map((part) =>
    part.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return Math.round(right - Number.parseFloat(getComputedStyle(element).paddingRight));
    }),
  );
  expect(new Set(await Promise.all(edges)).size).toBe(1);
  await test.step('the first and the last digits of an address are in view', async () => {
    await field(page).fill('arbitrum');
    const row = options(page)
      .filter({ hasText: /SablierLockup 0x[\da-fA-F]{40}/ })
      .first();
    const end = await boxOf(row.locator('[data-middle] + span'));
    const edge = await boxOf(row);
    expect(end.x + end.width).toBeLessThan(edge.x + edge.width);
    expect(await row.locator('[data-middle]').evaluate(({ clientWidth }) => clientWidth)).toBeLessThan(12);
  });
});

test('chips narrow the results to a part of the site, a product, or both, and the search page lists all results', async ({
  page,
}) => {
  await openHydrated(page, start);
  await search(page, 'stream');
  const chips = modal(page).getByRole('group', { name: 'Narrow results' }).getByRole('button');
  const labels = 'Concepts Guides Reference API Apps Support Lockup Flow Airdrops Bob'.split(' ');
  const named = labels.map((label) => new RegExp(`^${label} \\d+$`));
  const inOrder = [/^All$/, ...named.slice(0, 6), /^All$/, ...named.slice(6)];
  await expect(chips).toHaveText(inOrder);
  const chip = (name: string) => chips.filter({ hasText: name });
  const all = (facet: string) =>
    modal(page)
      .getByRole('group', { name: facet, exact: true })
      .getByRole('button', { name: 'All', exact: true });
  await expect(all('Section')).toHaveAttribute('aria-pressed', 'true');
  await expect(all('Product')).toHaveAttribute('aria-pressed', 'true');
  const [section, product] = [await boxOf(all('Section')), await boxOf(all('Product'))];
  expect(section.x, 'the filters begin at one edge').toBeCloseTo(product.x, 0);
  const releases = await boxOf(modal(page).getByRole('group', { name: 'Release', exact: true }));
  expect(releases.y, 'the releases are beside the products').toBeCloseTo(product.y, 0);
  const sections = () =>
    options(page).evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href')?.split('/')[1])),
    ]);

  await chip('Guides').click();
  await expect.poll(sections).toEqual(['guides']);
  await expect(all('Section')).toHaveAttribute('aria-pressed', 'false');
  await expect(all('Product')).toHaveAttribute('aria-pressed', 'true');
  await chip('Flow').click();
  await expect(options(page).first()).toHaveAttribute('href', /flow/);
  expect(await sections()).toEqual(['guides']);
  await expect(chips, 'the same chips, whatever is chosen').toHaveText(inOrder);
  await chip('Guides').click();
  await expect(chip('Guides')).toHaveAttribute('aria-pressed', 'false');
  await expect(chip('Flow')).toHaveAttribute('aria-pressed', 'true');
  await all('Product').click();
  await expect(chips.and(page.locator('[aria-pressed="true"]'))).toHaveText(['All', 'All']);
  await expect.poll(async () => (await sections()).length).toBeGreaterThan(1);

  await test.step('a choice that leaves nothing can be taken back', async () => {
    await field(page).fill('gas benchmarks');
    await modal(page).getByRole('button', { name: 'API' }).click();
    await modal(page)
      .getByRole('button', { name: /^Airdrops \d+$/ })
      .click();
    await expect(modal(page).getByText('No results for gas benchmarks').first()).toBeVisible();
    await modal(page).getByRole('button', { name: 'Search everywhere' }).press('Enter');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page), 'the button with the focus is gone').toBeFocused();
    await chip('API').press('Enter');
    await field(page).fill('qqqzzzqqq');
    await expect(modal(page).getByText('No results for qqqzzzqqq').first()).toBeVisible();
    await all('Section').press('Enter');
    await expect(chips).toHaveCount(0);
    await expect(field(page), 'the chip with the focus is gone').toBeFocused();
  });

  await test.step('a single result leads to the page of all results, too', async () => {
    const address = '0xfA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3';
    await field(page).fill(address);
    await expect(options(page)).toHaveCount(1);
    const all = modal(page).getByRole('link', { name: 'See 1 result' });
    await expect(all).toHaveAttribute('href', `/search?q=${address}`);
  });

  await test.step('the search page has the filters of the modal', async () => {
    await field(page).fill('withdraw');
    await chip('Reference').click();
    await chip('Flow').click();
    await expect.poll(sections).toEqual(['reference']);
    const link = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
    await expect(link).toHaveAttribute('href', '/search?q=withdraw&section=reference&product=flow');
    const number = (await chip('Flow').textContent())?.match(/\d+/)?.[0];
    await expect(link).toHaveText(`See all ${number} results`);
    await link.click();
    await expect(
      page.getByRole('main').getByText(`${number} results for withdraw`, { exact: true }).first(),
    ).toBeVisible();
    await page.keyboard.press('Control+k');
    const recent = modal(page).getByRole('region', { name: 'Recent searches' }).getByRole('link');
    await expect(recent.first()).toHaveText('withdrawReference › Flow');
  });

  await test.step('the search page lists all results', async () => {
    await field(page).fill('stream');
    const all = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
    const count = (await all.textContent())?.match(/\d+/)?.[0];
    await all.click();
    await expect(page).toHaveURL('/search?q=stream');
    await expect(modal(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByText(`${count} results for stream`).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(
      modal(page).getByRole('region', { name: 'Recent searches' }).getByRole('link', { name: 'stream' }),
    ).toHaveAttribute('href', '/search?q=stream');
  });
});

test('the counts follow the results while the reader types faster than a busy browser paints', async ({
  page,
}) => {
  await openHydrated(page, start);
  await search(page, 'stream');
  const chips = modal(page).getByRole('group', { name: 'Narrow results' });
  await expect(chips).toContainText(/Guides \d/);
  const before = (await chips.textContent()) ?? '';
  await page.evaluate(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 500);
    window.cancelAnimationFrame = window.clearTimeout;
  });
  const typing = page.keyboard.type(' who can cancel and withdraw from it', { delay: 100 });
  await expect(chips).not.toHaveText(before, { timeout: 3000 });
  await typing;
});

test('a symbol is one result, and the right arrow key or a click lists its contracts', async ({ page }) => {
  await openHydrated(page, start);
  await search(page, 'withdrawMax');
  const row = options(page)
    .filter({ hasText: /\d+ contracts/ })
    .first();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  const contracts = row.getByText(/^\d+ contracts$/);
  const count = Number((await contracts.textContent())?.replace(' contracts', ''));
  const [title, number] = await Promise.all(
    [row.locator('mark').first(), contracts].map(async (text) => {
      const { y, height } = await boxOf(text);
      return y + height / 2;
    }),
  );
  expect(Math.abs((title ?? 0) - (number ?? 100)), 'on the line of the title').toBeLessThan(8);
  const before = await options(page).count();
  await page.keyboard.press('ArrowRight');
  await expect(options(page)).toHaveCount(before + count);
  await expect(options(page).nth(1)).toHaveAttribute('href', /^\/reference\/.*#withdrawmax$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(options(page)).toHaveCount(before);
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await contracts.click();
  await expect(options(page)).toHaveCount(before + count);
  await page.keyboard.press('ArrowDown');
  const address = (await options(page).nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test('a contract that was opened in a new tab is among the recent searches', async ({ page, context }) => {
  await openHydrated(page, start);
  await search(page, 'withdrawMax');
  await expect(modal(page).getByRole('link', { name: /^See all/ })).toHaveAttribute(
    'href',
    '/search?q=withdrawMax',
  );
  const before = await options(page).count();
  await page.keyboard.press('ArrowRight');
  await expect(options(page)).not.toHaveCount(before);
  const contract = options(page).nth(2);
  const address = (await contract.getAttribute('href')) ?? '';
  expect(address).not.toBe(await options(page).first().getAttribute('href'));
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
  await expect(contract).toHaveAttribute('aria-selected', 'true');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(address);
  await tab.close();
  await field(page).fill('');
  const recent = modal(page).getByRole('region', { name: 'Recent searches' }).getByRole('link');
  await expect(recent).toHaveAttribute('href', address);
});

test('results prefer the newest release, or the chosen one, and those of others are folded below', async ({
  page,
}) => {
  await openHydrated(page, start);
  await search(page, 'adjustRatePerSecond');
  await expect(options(page).first()).toHaveAttribute('href', /^\/reference\/flow\/v3\.0\//);
  await expect(
    options(page).filter({ hasText: 'SablierFlow_RatePerSecondNotDifferent' }),
    'an error that its page lists in two tables',
  ).toHaveCount(1);
  const release = modal(page)
    .getByRole('group', { name: 'Release', exact: true })
    .getByRole('combobox', { name: 'Flow' });
  await expect(release).toHaveValue('v3.0');
  const others = modal(page).getByRole('group', { name: 'Other releases' }).getByRole('option');
  await expect(others).toHaveText([/^Show \d+ results? for other releases$/]);
  await others.click();
  await expect(others.first()).toHaveAttribute('href', /^\/reference\/flow\/(v[12]\.\d|contracts)\//);

  await test.step('a release that the query names comes first', async () => {
    await field(page).fill('flow v1.0 adjustRatePerSecond');
    await expect(options(page).first()).toHaveAttribute('href', /^\/reference\/flow\/contracts\//);
    await field(page).fill('adjustRatePerSecond');
    await expect(options(page).first()).toHaveAttribute('href', /^\/reference\/flow\/v3\.0\//);
  });

  await test.step('a name that only another release has is not folded', async () => {
    await field(page).fill('depositViaBroker');
    await expect(options(page).first()).toHaveAttribute('href', /^\/reference\/flow\/v1\.1\//);
    await field(page).fill('adjustRatePerSecond');
    await expect(options(page).first()).toHaveAttribute('href', /^\/reference\/flow\/v3\.0\//);
  });

  await release.selectOption('v2.0');
  await expect(release).toHaveValue('v2.0');
  await expect(options(page).first()).toHaveAttribute('href', /^\/reference\/flow\/v2\.0\//);
  await page.reload();
  await whenHydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill('adjustRatePerSecond');
  await expect(options(page).first()).toHaveAttribute('href', /^\/reference\/flow\/v2\.0\//);
});

test('a pasted error is decoded in the first hit, which leads to the details', async ({ page }) => {
  await openHydrated(page, '/reference/errors');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveAttribute('placeholder', 'Paste revert data, or search the docs');
  // The ABI encoding of `Error(string)` with the text "no".
  const data = `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`;
  await field(page).fill(`{"error":{"code":3,"message":"execution reverted","data":"${data}"}}`);
  await expect(options(page).first()).toHaveAttribute('href', `/reference/errors#data=${data}`);
  await expect(options(page).first()).toContainText('message: no.');
  await page.keyboard.press('Enter');
  const decoded = page.getByRole('region', { name: 'Decoded revert data' });
  await expect(decoded.getByRole('status')).toHaveText('The call reverted with Error.');
});
