import type { Page } from '@playwright/test';
import { whenHydrated } from './hydration';
import { boxOf } from './layout';
import { contents } from './parts';
import { expect, test } from './reader';

const field = (page: Page, name: string) => page.getByRole('searchbox', { name });

test('the row below the header leads to the filter, which shows the errors that match, and a link clears it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/reference/errors');
  await expect(
    page.getByRole('link', { name: 'Filter errors' }),
    'right above the field, there is no link to it',
  ).toHaveCount(0);
  await page.getByRole('heading', { name: 'Bob v1.0' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Filter errors' }).first().click();
  const filter = field(page, 'Filter errors');
  await expect(filter).toBeFocused();
  await expect(filter).toBeInViewport();
  await whenHydrated(page);
  await page.keyboard.type('overdraw');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d{3} errors$/ })).toBeVisible();
  const rows = page.locator('.error-table tbody tr:visible');
  expect(await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)).toBeLessThan(
    12,
  );
  for (const name of await rows.locator('.error-name').allTextContents())
    if (name) expect(name.toLowerCase()).toContain('overdraw');
  await filter.press('Enter');
  await expect(page).toHaveURL(/#\w*overdraw/i);
  // A link from elsewhere, such as the search or the address bar.
  await page.evaluate(() => {
    window.location.hash = '#sablierflow_streamvoided';
  });
  await expect(page.locator('[id="sablierflow_streamvoided"]')).toBeInViewport();
  await expect(filter).toHaveValue('');
});

test('beside the text, the contents lead to the filter once its field has scrolled away, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, name] of [
    ['/support/faq', 'Filter questions'],
    ['/guides/lockup/deployments', 'Filter chains'],
  ] as const) {
    await page.goto(address);
    await whenHydrated(page);
    await expect(field(page, name)).toBeInViewport();
    const link = contents(page).getByRole('link', { name });
    await expect(link, 'the field is in view').toHaveCount(0);
    const first = contents(page).getByRole('listitem').first();
    const distance = async () => (await boxOf(first)).y - (await boxOf(contents(page))).y;
    const before = await distance();
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect(link).toBeVisible();
    expect(await distance()).toBeCloseTo(before, 0);
    await link.click();
    await expect(field(page, name)).toBeFocused();
  }
});

test('on a phone, only the open list leads to the filter of the page, so that the row has space for names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, name] of [
    ['/support/faq', 'Filter questions'],
    ['/concepts/glossary', 'Filter terms'],
    ['/reference/errors', 'Filter errors'],
    ['/guides/lockup/deployments', 'Filter chains'],
  ] as const) {
    await page.goto(address);
    await whenHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 2500));
    const row = page.getByRole('button', { name: 'On this page' });
    await expect(row, 'it names the section').toContainText('›');
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    expect((await boxOf(row)).width, 'the row is whole').toBeGreaterThan(350);
    await row.dispatchEvent('click');
    const link = contents(page).getByRole('link', { name });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(contents(page)).toBeHidden();
    await expect(field(page, name)).toBeFocused();
  }
});

test('the glossary and the FAQ show the entries that match, at once if the reader types before scripts run', async ({
  page,
}) => {
  for (const [address, name, text, shown, hidden] of [
    ['/concepts/glossary', 'Filter terms', 'cliff', 'Cliff', 'Asset'],
    ['/support/faq', 'Filter questions', 'support', 'How do I contact support?', 'Can I cancel a stream?'],
  ] as const) {
    await page.goto(address);
    await field(page, name).pressSequentially(text);
    await expect(page.getByRole('heading', { name: hidden, exact: true })).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: shown, exact: true })).toBeInViewport();
    await field(page, name).press('Escape');
    await expect(page.getByRole('heading', { name: hidden, exact: true })).toBeVisible();
  }
});

test('beside a contract, a list of its functions has a filter, and Enter leads to the first match', async ({
  page,
}) => {
  const contract = '/reference/lockup/v4.0/contract.SablierLockup';
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto(contract);
  await expect(contents(page)).toBeVisible();
  await whenHydrated(page);
  const [title, status] = [contents(page).getByText('On this page'), contents(page).getByRole('status')];
  for (const [text, result] of [
    ['zzz', 'No match.'],
    ['withdraw', /^\d\d of \d{3}$/],
  ] as const) {
    await field(page, 'Filter entries').fill(text);
    await expect(status).toHaveText(result);
    const end = await title.evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().right;
    });
    expect((await boxOf(status)).x, `"${text}": the result is beside the title`).toBeGreaterThan(end + 8);
  }
  await field(page, 'Filter entries').fill('withdrawm');
  await expect(contents(page).getByRole('link')).not.toHaveCount(0);
  for (const link of await contents(page).getByRole('listitem').filter({ visible: true }).all())
    await expect(link).toContainText(/withdrawm/i);
  await field(page, 'Filter entries').press('Enter');
  await expect(page).toHaveURL(/#withdrawmax$/);
  const overlap = await page.evaluate(() => {
    const list = document.querySelector('#contents')?.getBoundingClientRect();
    const rights = [...document.querySelectorAll('.prose .member')].map(
      (each) => each.getBoundingClientRect().right,
    );
    return {
      isRight: rights.length > 20 && rights.every((right) => list && right <= list.left),
      end: list?.right ?? Number.NaN,
    };
  });
  expect(overlap.isRight, 'the list is beside the functions').toBe(true);
  expect(overlap.end).toBeLessThanOrEqual(1680);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(contents(page)).toBeHidden();
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(field(page, 'Filter entries')).toBeVisible();
  await expect(field(page, 'Filter entries')).not.toBeFocused();
  await expect(page.getByRole('button', { name: 'Filter entries' }), 'the list has the field').toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter entries' }).click();
  await expect(field(page, 'Filter entries')).toBeFocused();

  await page.goto('/reference/lockup/v4.0/contract.SablierBatchLockup');
  await whenHydrated(page);
  await page.getByRole('button', { name: 'Filter entries' }).click();
  await expect(contents(page).locator('details'), 'all of its functions fit').toHaveCount(0);
  await field(page, 'Filter entries').fill('dynamic');
  for (const link of await contents(page).getByRole('listitem').filter({ visible: true }).all())
    await expect(link).toContainText(/dynamic/i);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no filter, and without a list beside the text, links lead to each letter', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/concepts/glossary');
    await expect(field(page, 'Filter terms')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Filter terms' })).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Find one of the terms' })
      .getByRole('link', { name: 'S', exact: true })
      .click();
    await expect(page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();
  });
});

test('the endpoints have the filter of the addresses, which finds chains by name and ID', async ({
  page,
}) => {
  await page.goto('/api/lockup/endpoints');
  const filter = field(page, 'Filter chains');
  for (const text of ['arbitrum one', '42161', 'Arbitrum']) {
    await filter.fill(text);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ chains$|No chain/ })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Arbitrum', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Base', exact: true })).toBeHidden();
  await filter.press('Enter');
  await expect(page).toHaveURL('/api/lockup/endpoints#arbitrum');
});
