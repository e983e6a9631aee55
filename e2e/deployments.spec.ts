import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { settle, whenHydrated } from './hydration';
import { isMarked, mark, readClipboard } from './parts';
import { expect, test } from './reader';

const lockup = '/guides/lockup/deployments';
const flow = '/guides/flow/deployments';
const olderLockup = '/guides/lockup/v1.2/deployments';

const rowOf = (page: Page, id: string): Locator => page.locator(`tr[id="${id}"]`);
const addressIn = async (row: Locator): Promise<string> =>
  (await row.locator('[data-copy]').textContent()) ?? '';
const groupOf = (page: Page, network: string): Locator =>
  page.getByRole('heading', { name: network, exact: true });
const choice = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Networks' }).getByRole('button', { name, exact: true });

const filter = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter chains' });
const index = (page: Page): Locator => page.getByRole('navigation', { name: 'Chains' });

/** Returns the IDs of the rows with a different style than the first two rows of their table. */
const markedRows = (page: Page): Promise<string[]> =>
  page
    .locator('.deployments-chain tbody tr')
    .evaluateAll((rows) =>
      rows.filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)').map(({ id }) => id),
    );

/** Expects only this row to be marked, and not to be covered by sticky elements. */
async function expectLanding(page: Page, id: string): Promise<void> {
  const row = rowOf(page, id);
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect.poll(() => markedRows(page)).toEqual([id]);
  expect(await isUncovered(row)).toBe(true);
}

/** Expects the chain's name in view: in the head of its table, or on a phone in its heading or below the site's header. */
async function expectChainName(page: Page, id: string, chain: string): Promise<void> {
  const section = page.locator('section').filter({ has: rowOf(page, id) });
  const head = section.getByText(`Contract on ${chain}`, { exact: true });
  const heading = section.getByRole('heading', { name: chain, exact: true });
  const button = page.getByRole('button', { name: new RegExp(`^On this page ([\\w .]+ › )?${chain}$`) });
  await expect(async () => {
    const shown = await Promise.all(
      [head, heading, button].map(async (name) => (await name.isVisible()) && isUncovered(name)),
    );
    expect(shown).toContain(true);
  }).toPass();
}

const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + 12, top + 4);
    return topmost !== null && element.contains(topmost);
  });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test("a link to a contract on a chain scrolls to its row, with the chain's name visible, and axe finds nothing, dark and light", async ({
      page,
    }) => {
      for (const [address, id, chain, scope] of [
        [lockup, '11155111-SablierBatchLockup', 'Sepolia', null],
        [olderLockup, '11155111-SablierV2MerkleLockupFactory', 'Sepolia', null],
        [flow, '10-SablierFlow', 'OP Mainnet', {}],
        ['/guides/lockup/previous-deployments/v1.1', '324-SablierV2Batch', 'ZKsync Era', null],
        ['/guides/lockup/previous-deployments/v1.0', '137-SablierV2Archive', 'Polygon', null],
        // Everything around the main part is the same as on the page before.
        ['/guides/lockup/previous-deployments/legacy', 'v1.0-1-Payroll', 'Ethereum', { within: 'main' }],
      ] as const) {
        await page.goto(`${address}#${id}`);
        await whenHydrated(page);
        await expectLanding(page, id);
        await expectChainName(page, id, chain);
        if (!scope) continue;
        // A link that's partly covered by the header would count as too small.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect.soft(await violations(page, scope), address).toEqual([]);
      }
      await test.step('the network switch is missing if there is only one network', async () => {
        await expect(page.getByRole('button', { name: /^Copy address of/ }).first()).toBeAttached();
        await expect(page.getByRole('group', { name: 'Networks' })).toHaveCount(0);
      });
    });

    test('nothing moves when the buttons are added, and an address in the fragment leads to its row, regardless of case', async ({
      page,
    }) => {
      await page.goto(`${lockup}#1-SablierLockup`);
      // stability.spec.ts tests what moves when the fonts arrive.
      await page.evaluate(async () => {
        await document.fonts.ready;
        new PerformanceObserver((list) => {
          document.documentElement.dataset.shifts = String(list.getEntries().length);
        }).observe({ type: 'layout-shift' });
      });
      await expect(page.getByRole('button', { name: /^Copy address of/ })).toHaveCount(0);
      await whenHydrated(page);
      await expect(page.getByRole('button', { name: /^Copy address of/ }).first()).toBeAttached();
      await settle(page);
      await expect(page.locator('html[data-shifts]')).toHaveCount(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await expectLanding(page, '1-SablierLockup');
      await expectChainName(page, '1-SablierLockup', 'Ethereum');

      await test.step('an address in the fragment leads to its row, regardless of case', async () => {
        const id = '8453-SablierBatchLockup';
        const address = await addressIn(rowOf(page, id));
        expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
        for (const written of [address, address.toLowerCase()]) {
          await page.goto('about:blank');
          await page.goto(`${lockup}#${written}`);
          await expectLanding(page, id);
          await expect(page).toHaveURL(`${lockup}#${address}`);
        }
      });
    });
  });
}

test('the files contain every address on the page, whose links are at least 24 px high', async ({
  page,
  request,
}) => {
  for (const [address, name] of [
    [lockup, 'lockup-v4.0'],
    [flow, 'flow-v3.0'],
  ] as const) {
    await page.goto(address);
    const addresses = await page.locator('.deployments code[data-copy]').allTextContents();
    expect(addresses.length).toBeGreaterThan(50);
    const heights = await page
      .locator('.prose td > a, .deployments :not(h2, h3) > a')
      .evaluateAll((links) => links.map((link) => link.getClientRects()[0]?.height ?? 0));
    expect(heights.length).toBeGreaterThan(50);
    expect(
      heights.filter((height) => height < 24),
      'the height of links in px',
    ).toEqual([]);
    for (const [format, type] of [
      ['json', 'application/json'],
      ['csv', 'text/csv'],
    ] as const) {
      const link = page.getByRole('link', { name: format.toUpperCase(), exact: true });
      await expect(link).toHaveAttribute('href', `/deployments/${name}.${format}`);
      const response = await request.get(`/deployments/${name}.${format}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
      const text = await response.text();
      expect(addresses.filter((each) => !text.includes(each))).toEqual([]);
    }
  }
  const file = await (await request.get('/deployments/lockup-v4.0.json')).json();
  expect(file).toMatchObject({ shape: 1, protocol: 'lockup', version: 'v4.0', chains: expect.any(Array) });
  expect((await request.get('/deployments/lockup-v9.json')).status()).toBe(404);
});

test('client-side navigation from another page scrolls to the row and marks it', async ({ page }) => {
  const id = '10-SablierLockup';
  await page.goto(flow);
  await whenHydrated(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'To a row';
    document.querySelector('.prose p')?.prepend(link);
  }, `${lockup}#${id}`);
  await mark(page);
  await page.getByRole('link', { name: 'To a row' }).click();
  await expectLanding(page, id);
  expect(await isMarked(page)).toBe(true);
});

test('within the page, only one row is marked, however the URL changes, and the index of chains links to each', async ({
  page,
}) => {
  await page.goto(`${lockup}#1-SablierBatchLockup`);
  await test.step("an address links to its chain's explorer", async () => {
    const row = rowOf(page, '42161-SablierLockup');
    const link = row.getByRole('link').first();
    await expect(link).toHaveAttribute('href', `https://arbiscan.io/address/${await addressIn(row)}`);
    await expect(link).toHaveAttribute('rel', 'noopener');
  });

  await whenHydrated(page);
  const link = page.locator('.prose a[href$="#1-SablierLockup"]');
  await link.click();
  await expectLanding(page, '1-SablierLockup');
  await page.goBack();
  await expect.poll(() => markedRows(page)).toEqual(['1-SablierBatchLockup']);
  await expect(link, 'the reader is where the link was followed').toBeInViewport();
  // Like the router, after which the browser's `:target` is still the old row.
  await page.evaluate(() => window.history.pushState(window.history.state, '', '#10-SablierLockup'));
  await expect.poll(() => markedRows(page)).toEqual(['10-SablierLockup']);

  await test.step('the index of chains shows their IDs and links to each', async () => {
    await expect(index(page).getByRole('listitem').filter({ hasText: 'Arbitrum' }).first()).toContainText(
      '42161',
    );
    for (const name of ['Ethereum', 'Scroll', 'Sepolia']) {
      await index(page).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    }
  });
});

test('chain IDs are in columns of their own, narrow and wide', async ({ page }) => {
  await page.goto('/guides/lockup/deployments');
  const rows = page.getByRole('navigation', { name: 'Chains' }).getByRole('listitem');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await rows.evaluateAll((all) =>
      all.map((row) => [row, row.lastElementChild].map((each) => each?.getBoundingClientRect().right)),
    );
    expect(ends.length).toBeGreaterThan(20);
    for (const [row, id] of ends) expect(id).toBe(row);
  }
});

test('below the lead, the filter shows the chains that match while the reader types, and Enter leads to the first one', async ({
  page,
}) => {
  const status = index(page).getByRole('status');
  await page.goto(lockup);
  await test.step('a text that is typed before the scripts have loaded filters the chains', async () => {
    await filter(page).pressSequentially('sepolia');
    await expect(status).toHaveText(/^\d of \d\d chains$/, { timeout: 30_000 });
    await expect(filter(page)).toHaveValue('sepolia');
    await expect(index(page).getByRole('link', { name: 'Sepolia', exact: true })).toBeVisible();
    await expect(index(page).getByRole('link', { name: 'Ethereum', exact: true })).toBeHidden();
    await expect(groupOf(page, 'Mainnets')).toBeHidden();
  });
  await test.step('a chain is found by its name, its ID, and an address on it', async () => {
    const address = await addressIn(rowOf(page, '42161-SablierLockup'));
    for (const text of ['Arbitrum', '42161', address.toLowerCase()]) {
      await filter(page).fill(text);
      await expect(index(page).getByRole('link', { name: 'Arbitrum', exact: true })).toBeVisible();
      await expect(index(page).getByRole('link', { name: 'Base', exact: true })).toBeHidden();
    }
    await filter(page).press('Enter');
    await expect(page).toHaveURL(`${lockup}#42161-SablierLockup`);
    await expectLanding(page, '42161-SablierLockup');
    await filter(page).fill('42161');
    await filter(page).press('Enter');
    await expect(page).toHaveURL(`${lockup}#arbitrum`);
    await expect(page.getByRole('heading', { name: 'Arbitrum', exact: true })).toBeInViewport();
    // The first chain whose ID begins like this is another one.
    await filter(page).fill('10');
    await expect(index(page).getByRole('link', { name: 'Gnosis', exact: true })).toBeVisible();
    await filter(page).press('Enter');
    await expect(page).toHaveURL(`${lockup}#op-mainnet`);
  });
  await test.step('if nothing matches, the status says so, and Escape shows all chains again', async () => {
    await filter(page).fill('no such chain');
    await expect(status).toHaveText('No chain matches.');
    await filter(page).press('Escape');
    await expect(filter(page)).toHaveValue('');
    await expect(status).toHaveText(/^\d\d chains$/);
    await expect(groupOf(page, 'Mainnets')).toBeVisible();
  });
  await test.step('a link to a hidden chain clears the filter', async () => {
    await filter(page).fill('base');
    await expect(page.getByRole('heading', { name: 'Scroll', exact: true })).toBeHidden();
    await page.evaluate(() => {
      window.location.hash = '#scroll';
    });
    await expect(page.getByRole('heading', { name: 'Scroll', exact: true })).toBeInViewport();
    await expect(filter(page)).toHaveValue('');
  });
});

test("an anchor that only the former release has leads from the newest release's page to its own", async ({
  page,
}) => {
  for (const [from, to] of [
    [`${lockup}#1-SablierV2LockupLinear`, `${olderLockup}#1-SablierV2LockupLinear`],
    [`${lockup}#core-5`, `${olderLockup}#56-SablierV2LockupLinear`],
    ['/guides/flow/deployments#tangle', '/guides/flow/v1.0/deployments#tangle'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test.describe('the buttons', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('after addresses copy them, and the network switch shows mainnets, testnets, or both', async ({
    page,
  }) => {
    await page.goto(lockup);
    await whenHydrated(page);
    await test.step('the button after an address copies it, and confirms it each time', async () => {
      const status = page.getByRole('status').filter({ hasText: 'Copied' });
      for (const id of ['1-SablierLockup', '56-SablierBatchLockup']) {
        const row = rowOf(page, id);
        await row.getByRole('button', { name: /^Copy address of \w+ on / }).click();
        await expect(status).toHaveText('Copied');
        expect(await readClipboard(page)).toBe(await addressIn(row));
      }
    });

    await test.step('the switch indicates which networks are shown', async () => {
      for (const [name, mainnets, testnets] of [
        ['Mainnets', true, false],
        ['Testnets', false, true],
        ['All', true, true],
      ] as const) {
        await choice(page, name).click();
        await expect(choice(page, name)).toHaveAttribute('aria-pressed', 'true');
        await expect(
          page.getByRole('group', { name: 'Networks' }).locator('[aria-pressed="true"]'),
        ).toHaveCount(1);
        await expect(groupOf(page, 'Mainnets')).toBeVisible({ visible: mainnets });
        await expect(groupOf(page, 'Testnets')).toBeVisible({ visible: testnets });
      }
    });

    await test.step('the next visit forgets the choice', async () => {
      await choice(page, 'Testnets').click();
      await expect(groupOf(page, 'Mainnets')).toBeHidden();
      await page.reload();
      await whenHydrated(page);
      await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
      await expect(groupOf(page, 'Mainnets')).toBeVisible();
    });

    await test.step('a link to a hidden element resets it', async () => {
      await choice(page, 'Mainnets').click();
      await expect(groupOf(page, 'Testnets')).toBeHidden();
      await page.evaluate(() => {
        window.location.hash = '#11155111-SablierLockup';
      });
      await expectLanding(page, '11155111-SablierLockup');
      await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
      // The same URL again, which causes no event.
      await choice(page, 'Testnets').click();
      await page.locator('.prose a[href$="#1-SablierLockup"]').click();
      await expectLanding(page, '1-SablierLockup');
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all networks are shown, a link marks its row, and there are no buttons', async ({ page }) => {
    await page.goto(`${lockup}#1-SablierLockup`);
    await expectLanding(page, '1-SablierLockup');
    await expect(groupOf(page, 'Mainnets')).toBeVisible();
    await expect(groupOf(page, 'Testnets')).toBeVisible();
    await expect(page.locator('.deployments').getByRole('button')).toHaveCount(0);
    await expect(filter(page)).toBeHidden();
    await page.getByText('What the files contain', { exact: true }).click();
    await expect(page.getByText('chains[].contracts[].address')).toBeVisible();
  });
});
