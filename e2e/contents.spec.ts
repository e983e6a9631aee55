import type { Locator } from '@playwright/test';
import { whenHydrated } from './hydration';
import { boxOf } from './layout';
import { contents } from './parts';
import { expect, test } from './reader';

const topOf = (element: Locator) =>
  element.evaluate((target) => Math.round(target.getBoundingClientRect().top));

test('the table of contents contains the headings of levels 2 and 3 and follows the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/concepts/lockup/stream-shapes');
  await whenHydrated(page);
  const headings = page.locator('main article').locator('h2, h3');
  const ids = await headings.evaluateAll((elements) => elements.map(({ id }) => id));
  const levels = await headings.evaluateAll((elements) => elements.map(({ tagName }) => tagName));
  expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  const links = contents(page).getByRole('link');
  const targets = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['#content', ...ids.map((id) => `#${id}`)]);
  await expect(contents(page).locator('[aria-current]')).toHaveText('Introduction');

  const current = contents(page).locator('[aria-current]');
  for (const index of [3, ids.length >> 1, 1]) {
    await headings.nth(index).evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveAttribute('href', `#${ids[index]}`);
    await expect(current).toBeInViewport();
    await page.evaluate(() => window.scrollBy(0, -60));
    await expect(current, 'in the upper third').toHaveAttribute('href', `#${ids[index]}`);
    await page.evaluate(() => window.scrollBy(0, -190));
    await expect(current, 'much text above is in view').toHaveAttribute('href', `#${ids[index - 1]}`);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(current).toHaveAttribute('href', targets.at(-1) ?? '');

  await links.nth(2).click();
  await expect(page).toHaveURL(`/concepts/lockup/stream-shapes${targets[2]}`);
  await expect(current).toHaveAttribute('href', targets[2] ?? '');
  const header = (await boxOf(page.getByRole('banner'))).height;
  await expect.poll(() => topOf(headings.nth(1))).toBeGreaterThanOrEqual(header);
  expect(await topOf(headings.nth(1))).toBeLessThan(300);
  await expect
    .poll(() => distanceToGrain(contents(page)), 'the grain is at the current entry')
    .toBeLessThan(2);
});

/** Returns the vertical distance in pixels from the grain beside the contents to the current entry. */
const distanceToGrain = (list: Locator): Promise<number> =>
  list.evaluate((nav) => {
    const current = nav.querySelector('[aria-current]')?.getBoundingClientRect();
    const bottom = Number.parseFloat(getComputedStyle(nav, '::after').bottom);
    const grain = nav.getBoundingClientRect().bottom - bottom - 3.5 - nav.scrollTop;
    return Math.abs(grain - ((current?.top ?? Number.NaN) + (current?.bottom ?? Number.NaN)) / 2);
  });

test('at every width, pages begin at the same place, and the contents are near the text', async ({
  page,
}) => {
  const leftOf = async (address: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    return page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
  };
  for (const width of [1024, 1280, 1700, 1920]) {
    const contract = await leftOf('/reference/lockup/contracts/contract.SablierLockup', width);
    expect(await leftOf('/concepts/streaming', width), `${width} px`).toBe(contract);
    if (width < 1200) continue;
    const text = await boxOf(page.locator('article'));
    const list = await boxOf(contents(page));
    const space = list.x - text.x - text.width;
    expect(space, `${width} px`).toBeGreaterThanOrEqual(32);
    expect(space, `${width} px`).toBeLessThanOrEqual(64);
    expect(text.width, `${width} px`).toBeLessThanOrEqual(832);
  }
});

test('without contents beside it, a page ends where the header does', async ({ page }) => {
  for (const [address, width] of [
    ['/concepts/streaming', 1024],
    ['/reference/lockup/contracts/contract.SablierLockup', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const icon = await boxOf(page.getByRole('banner').locator('.icon').last());
    const article = await boxOf(page.locator('article'));
    const end = icon.x + icon.width;
    expect(Math.abs(article.x + article.width - end), address).toBeLessThanOrEqual(2);
  }
});

test('on a phone, the table of contents is behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/concepts/lockup/stream-shapes');
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(contents(page)).toBeHidden();
  await button.click();
  const link = contents(page).getByRole('link').nth(4);
  const target = (await link.getAttribute('href')) ?? '';
  await expect(link).toBeInViewport({ ratio: 1 });
  // A sheet at the edges of the window.
  const { x, y, height } = await boxOf(contents(page));
  expect([x, y + height]).toEqual([0, 800]);
  await page.keyboard.press('Escape');
  await expect(contents(page)).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  await link.click();
  await expect(contents(page)).toBeHidden();
  await expect(page).toHaveURL(`/concepts/lockup/stream-shapes${target}`);
  const heading = page.locator(target);
  const header = (await boxOf(page.getByRole('banner'))).height;
  await expect.poll(() => topOf(heading)).toBeLessThan(300);
  expect(await topOf(heading)).toBeGreaterThanOrEqual(header);
});

test('the row names the page, and the chain of an address, the group of a function, or the error that the reader is at', async ({
  page,
}) => {
  for (const [address, target, name] of [
    ['/guides/lockup/deployments', '#arbitrum', 'Lockup v4.0 deployment addresses › Arbitrum'],
    [
      '/reference/errors',
      '#sablierlockuphelpers_granularitytoohigh',
      'Errors › Lockup v4.0 › GranularityTooHigh',
    ],
    [
      '/reference/lockup/v4.0/contract.SablierLockup',
      '.contract-index a[href="#cancel"]',
      'SablierLockup › Summary › Manage',
    ],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    await whenHydrated(page);
    await page.locator(target).evaluate((place) => place.scrollIntoView());
    await expect(page.getByRole('button', { name: 'On this page' })).toHaveText(`On this page ${name}`);
  }
  // Playwright's own click scrolls to the row, which is sticky.
  await page.getByRole('button', { name: 'On this page' }).dispatchEvent('click');
  const group = contents(page).locator('[aria-current]');
  await expect(group).toHaveText('Summary › Manage');
  await expect(group, 'the list opens at the group').toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 800 });
  // Below a short entry or a section's heading, other parts are in the upper third of the window, too.
  for (const [address, name] of [
    ['/guides/lockup/deployments#arbitrum', 'Arbitrum'],
    ['/guides/lockup/deployments#42161-SablierLockup', 'Arbitrum'],
    ['/api/lockup/endpoints', 'Introduction'],
    ['/api/lockup/envio/queries', 'Send a query'],
    ['/guides/lockup/deployments#mainnets', 'Mainnets'],
    ['/concepts/glossary#deposit', 'Deposit'],
  ] as const) {
    await page.goto(address);
    await whenHydrated(page);
    await expect(contents(page).locator('[aria-current]')).toHaveText(name);
  }
});

test('the section that a link leads to is marked at once, before any other script, and until the reader scrolls on', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guides/create-without-the-app#with-a-cliff');
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveText('With a cliff');
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([]);
  await whenHydrated(page);
  await expect(current).toHaveText('With a cliff');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveText('Introduction');

  for (const fragment of ['#with-a-cliff', '']) {
    await page.goto('about:blank');
    await page.goto(`/guides/create-without-the-app${fragment}`);
    await whenHydrated(page);
    const last = page.locator('article h2').last();
    await last.evaluate((section) => section.scrollIntoView());
    const name = (await last.textContent()) ?? '';
    await expect(current).toHaveText(name);
    await page.reload();
    await expect(current, 'a reload without an interaction').toHaveText(name);
  }
});

test('where a link leads to a section, the row names it before any other script, and nothing moves when React does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const row = page.getByRole('button', { name: 'On this page' });
  for (const [address, before, after = before] of [
    ['/concepts/glossary#claim-fee', 'Glossary › Claim fee'],
    ['/reference/lockup/v4.0/contract.SablierLockup#withdrawmax', 'SablierLockup › withdrawMax'],
    [
      '/reference/errors#sablierlockup_withdrawamountzero',
      'Errors › Lockup v4.0',
      'Errors › Lockup v4.0 › WithdrawAmountZero',
    ],
  ] as const) {
    await page.goto(address);
    await expect(row).toHaveAccessibleName(`On this page ${before}`);
    const name = row.locator('[title]');
    await expect(name).toBeVisible();
    const left = await name.evaluate((place) => place.getBoundingClientRect().left);
    await whenHydrated(page);
    await expect(row).toHaveText(`On this page ${after}`);
    await expect(name, 'React has replaced it').toHaveCount(0);
    const replaced = row.locator('#at');
    expect(await replaced.evaluate((place) => place.getBoundingClientRect().left)).toBe(left);
  }

  await page.goto('/apps/guides/how-to');
  await expect(row, 'a page with one section has a row, too').toBeVisible();
});

test('the contents mark the section of an error without moving, and the stream ends at the dot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/reference/errors');
  await whenHydrated(page);
  const current = contents(page).locator('[aria-current]');
  const tops = () =>
    contents(page)
      .getByRole('link', { name: /^(?!Filter)/ })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  await page.getByRole('heading', { name: 'Flow v3.0' }).evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText('Flow v3.0');
  const before = await tops();
  await page.locator('#sablierlockuphelpers_granularitytoohigh').evaluate((place) => place.scrollIntoView());
  await expect(current).toHaveText('Lockup v4.0 › GranularityTooHigh');
  expect(await tops()).toEqual(before);

  await page.goto('/guides/lockup/examples/create-stream/lockup-linear#unlock-amounts-and-granularity');
  await whenHydrated(page);
  await expect(current).toHaveText('Unlock amounts and granularity');
  expect((await boxOf(current)).height, 'it has two lines').toBeGreaterThan(40);
  const distance = () =>
    contents(page).evaluate((list) => {
      const link = list.querySelector('[aria-current]');
      const line = getComputedStyle(list, '::after');
      // The line has the width of the dot, and ends in its middle.
      const end = list.scrollHeight - Number.parseFloat(line.bottom) - 3.5;
      const top =
        (link?.getBoundingClientRect().top ?? 0) - list.getBoundingClientRect().top + list.scrollTop;
      return [Math.abs(end - top - 14) < 2, line.backgroundSize];
    });
  await expect.poll(distance).toEqual([true, '1px calc(100% - 7px)']);
});

test('the line beside a list of contents that is longer than the window ends with the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/guides/lockup/deployments#arbitrum');
  await whenHydrated(page);
  await expect(contents(page).locator('[aria-current]')).toHaveText('Arbitrum');
  const [isLonger, distance] = await contents(page).evaluate((list) => {
    const end = list.clientHeight - Number.parseFloat(getComputedStyle(list, '::before').bottom);
    const last = list.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    const bottom = last - list.getBoundingClientRect().top + list.scrollTop;
    return [list.scrollHeight > list.clientHeight + 50, end - bottom];
  });
  expect(isLonger).toBe(true);
  expect(distance).toBeCloseTo(0, 0);
});

test('in the contents of a contract, a name that fits is on one line, and a longer one wraps between its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
  const link = contents(page).getByRole('link', { name: 'createWithTimestampsLPG' });
  expect((await boxOf(link)).height).toBeLessThan(30);
  await page.goto('/reference/lockup/core/contract.SablierV2LockupLinear');
  const long = contents(page).locator('a', { hasText: 'SablierV2Lockup_DepositAmountZero' });
  expect(await long.innerHTML()).toBe('SablierV2Lockup_<wbr>Deposit<wbr>Amount<wbr>Zero');
});

test('a chain is current until its table ends, because the head of the table names it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guides/lockup/deployments');
  await whenHydrated(page);
  const top = await topOf(page.getByRole('heading', { name: 'Chiliz', exact: true }));
  const current = contents(page).locator('[aria-current]');
  for (const [below, name] of [
    [250, 'BNB Chain'],
    [120, 'Chiliz'],
  ] as const) {
    await page.evaluate((y) => window.scrollTo(0, y), top - below);
    await expect(current, `${below} px`).toHaveText(name);
  }
});

test('on a phone, the row shows the last name and its section or page, cuts the end of a name, and the list has rows for fingers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/reference/errors');
  await whenHydrated(page);
  const name = 'DepositAmountNotEqualToTrancheAmountsSum';
  await page
    .locator(`#sablierlockuphelpers_${name.toLowerCase()}`)
    .evaluate((place) => place.scrollIntoView());
  const row = page.getByRole('button', { name: 'On this page' });
  await expect(row).toHaveText(`On this page Errors › Lockup v4.0 › ${name}`);
  const last = row.getByText(name, { exact: true });
  const end = await boxOf(last);
  const arrow = await boxOf(row.locator(':scope > :last-child'));
  const box = await boxOf(row);
  expect(end.x + end.width).toBeLessThanOrEqual(arrow.x);
  expect(arrow.x + arrow.width).toBeLessThanOrEqual(box.x + box.width);
  const pageName = row.getByText('Errors', { exact: true });
  await expect(pageName).toBeHidden();
  const isWhole = (place: Locator) => place.evaluate((part) => part.scrollWidth <= part.clientWidth);
  expect(await isWhole(last)).toBe(false);
  await expect(last, 'its beginning is in view').toHaveCSS('direction', 'ltr');

  // Several products have errors with the same name.
  await page
    .locator('#sablierlockuphelpers_unlockamountssumtoohigh')
    .evaluate((place) => place.scrollIntoView());
  const shorter = row.getByText('UnlockAmountsSumTooHigh', { exact: true });
  const release = row.getByText('Lockup v4.0 ›', { exact: true });
  // The row is measured after its text has changed.
  await expect(async () => {
    expect((await boxOf(release)).y, 'the release is beside the error').toBe((await boxOf(shorter)).y);
  }).toPass();
  await expect(pageName).toBeHidden();
  await page
    .getByRole('heading', { name: 'Lockup v4.0' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  const section = await boxOf(row.getByText('Lockup v4.0', { exact: true }));
  const short = await boxOf(pageName);
  expect(section.x - short.x - short.width, 'a short name is not padded').toBeLessThan(16);
  expect(await isWhole(pageName), 'the page is whole').toBe(true);

  await page.goto('/guides/lockup/deployments#base');
  await whenHydrated(page);
  await expect(row).toHaveText('On this page Lockup v4.0 deployment addresses › Base');
  const [icon, trail, chevron] = await row
    .locator(':scope > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  expect((trail?.left ?? 0) - (icon?.right ?? 0), 'the name follows the icon').toBeLessThan(12);
  const start = await boxOf(row.getByText('Lockup v4.0 deployment addresses', { exact: true }));
  expect(start.x, 'without "On this page"').toBeCloseTo(trail?.left ?? 0, 0);
  const base = await boxOf(row.getByText('Base', { exact: true }));
  expect(base.y, 'both names fit').toBeCloseTo(start.y, 0);
  const right = await row.evaluate((button) => button.getBoundingClientRect().right);
  expect(right - (chevron?.right ?? 0), 'the arrow is at the end').toBeLessThan(20);

  await page.goto('/support/faq#what-does-sablier-cost');
  // A script marks the current entry, at which the list opens.
  await whenHydrated(page);
  await page.getByRole('button', { name: 'On this page' }).dispatchEvent('click');
  const entry = contents(page).locator('[aria-current]');
  await expect(entry).toHaveText('What does Sablier cost?');
  for (const summary of await contents(page).locator('summary').all())
    expect((await boxOf(summary)).height).toBeGreaterThanOrEqual(40);
  const toText = await entry.evaluate((link) => {
    const { left, marginLeft } = getComputedStyle(link, '::before');
    const list = link.closest('nav')?.getBoundingClientRect().left ?? 0;
    return link.getBoundingClientRect().left - list - Number.parseFloat(left) - Number.parseFloat(marginLeft);
  });
  expect(toText, 'the dot is beside the text').toBeCloseTo(11, 0);
});

test('the contents mark a section once the text above it is nearly out of view, and after a link the section itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/support/faq');
  await whenHydrated(page);
  const current = contents(page).locator('[aria-current]');
  const question = page.getByRole('heading', { name: 'What does Sablier cost?' });
  await question.evaluate((heading) => heading.scrollIntoView());
  await page.evaluate(() => window.scrollBy(0, -30));
  await expect(current).toHaveText('What does Sablier cost?');

  // An error's row is measured from the lower edge of the table's sticky head.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/reference/errors');
  await whenHydrated(page);
  const row = page.locator('#sablierlockuphelpers_unlockamountssumtoohigh + tr');
  const head = page.locator('table', { has: row }).locator('thead th').first();
  await row.evaluate((place) => place.scrollIntoView());
  const { y, height } = await boxOf(head);
  await row.evaluate(
    (place, edge) => window.scrollBy(0, place.getBoundingClientRect().top - edge - 6),
    y + height,
  );
  const name = (await row.locator('.error-name code > :last-child').textContent()) ?? '';
  await expect(page.getByRole('button', { name: 'On this page' })).toHaveText(
    `On this page Errors › Lockup v4.0 › ${name}`,
  );
});

test('the contents open the group that the reader is in, and close only the one that they opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/support/faq');
  await whenHydrated(page);
  const group = (name: string) =>
    contents(page)
      .getByRole('group')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(group('Getting help')).toHaveAttribute('open');
  const starts = await contents(page)
    .locator('summary > span, nav > ul > li > a')
    .evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().left)));
  expect(new Set(starts).size, 'groups and sections start on one line').toBe(1);
  await group('Rates').locator('summary').click();
  await page.mouse.move(0, 0);
  await page
    .getByRole('heading', { name: 'What does Sablier cost?' })
    .evaluate((heading) => heading.scrollIntoView());
  await expect(contents(page).locator('[aria-current]')).toHaveText('What does Sablier cost?');
  await expect(contents(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await expect(group('Getting help')).not.toHaveAttribute('open');
  await expect(group('Rates'), 'the reader has opened it').toHaveAttribute('open');
});

test('the list opens with its head and filter in view, and the current entry in the middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/reference/lockup/v4.0/contract.SablierLockup');
  await whenHydrated(page);
  await page.locator('#cancelmultiple').evaluate((heading) => heading.scrollIntoView());
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(button).toHaveText('On this page SablierLockup › cancelMultiple');
  await button.dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Close the contents' })).toBeInViewport({ ratio: 1 });
  await expect(contents(page).getByRole('searchbox', { name: 'Filter entries' })).toBeInViewport({
    ratio: 1,
  });
  const sheet = await boxOf(contents(page));
  const entry = await boxOf(contents(page).locator('[aria-current]'));
  const middle = (entry.y - sheet.y) / sheet.height;
  expect(middle).toBeGreaterThan(0.3);
  expect(middle).toBeLessThan(0.75);
  const mark = await contents(page)
    .locator('[aria-current]')
    .evaluate((link) => getComputedStyle(link, '::before').width);
  expect(mark, 'color is not the only mark').toBe('6px');

  await page.setViewportSize({ width: 1024, height: 900 });
  // With the same group of entries open, which has more of them than fit.
  await page.locator('#cancelmultiple').evaluate((heading) => heading.scrollIntoView());
  const spaceBelow = async () => {
    const { y, height } = await boxOf(contents(page));
    return 900 - y - height;
  };
  await expect.poll(spaceBelow, 'the list uses the space below its button').toBeLessThan(24);
});

test('a row below the header names the current section, and covers no heading, where the contents are not beside the page', async ({
  page,
}) => {
  for (const [width, address] of [
    [390, '/concepts/lockup/stream-shapes'],
    [1024, '/concepts/lockup/stream-shapes'],
    [1440, '/reference/lockup/v4.0/contract.SablierLockup'],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await whenHydrated(page);
      const button = page.getByRole('button', { name: 'On this page' });
      const shown = { useInnerText: true };
      await expect(button, 'at the top').toHaveText('On this page', shown);
      await page.evaluate(() => {
        const { top = 0 } = document.querySelector('main h2')?.getBoundingClientRect() ?? {};
        window.scrollTo(0, window.scrollY + top - 300);
      });
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await expect(button, 'names the page once its title is out of view').toContainText(title, shown);
      // The list is closed.
      const entry = (await page.locator('#contents [aria-current]').textContent()) ?? 'none';
      await expect(button, 'and what the list marks').toContainText(entry);
      const headings = page.locator('main article').locator('h2, h3');
      const heading = headings.nth((await headings.count()) - 6);
      await heading.evaluate((target) => target.scrollIntoView());
      await expect(button).toContainText((await heading.textContent()) ?? 'no heading');
      const header = await boxOf(page.getByRole('banner'));
      const row = await boxOf(button);
      const [top, bottom] = [row.y, row.y + row.height];
      expect(top - (header.y + header.height)).toBeCloseTo(0, -1);
      expect(await topOf(heading)).toBeGreaterThanOrEqual(bottom);
      expect(await topOf(heading)).toBeLessThan(bottom + 100);

      const chevron = button.locator('.icon-chevron');
      await expect(chevron).toHaveCSS('rotate', '90deg');
      await button.click();
      await expect(contents(page).locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
      await expect(chevron, 'points up while the list is open').toHaveCSS('rotate', '-90deg');
    });
});
