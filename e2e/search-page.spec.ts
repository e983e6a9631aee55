import type { Page } from '@playwright/test';
import { violations } from './axe';
import { hold } from './hold';
import { openHydrated } from './hydration';
import { boxOf, overflowOf } from './layout';
import { workbench } from './places';
import { expect, test } from './reader';
import { indexFile } from './search-reader';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('textbox', { name: 'Search the docs' });
const results = (page: Page) =>
  main(page)
    .locator('ol > li')
    .filter({ has: page.locator('h2') });
const count = (page: Page) =>
  main(page)
    .getByText(/^\d+ results? for /)
    .first();

test('the search page lists all sections, and in each all pages of its sidebar', async ({
  page,
  request,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['Concepts', 'Guides', 'Reference', 'API', 'Apps', 'Support']);
  const sections = await titles.evaluateAll((headings) =>
    headings.map((heading) => ({
      address: heading.querySelector('a')?.getAttribute('href') ?? '',
      label: heading.textContent.toLowerCase(),
      pages: [...(heading.parentElement?.querySelectorAll('ul a') ?? [])].map((a) => a.getAttribute('href')),
    })),
  );
  await test.step('an entry leads to its page', async () => {
    const concepts = page.getByRole('region', { name: 'Concepts' });
    await expect(concepts.getByRole('link', { name: /^How .+ works?$/ })).toHaveCount(4);
    await concepts.getByRole('link', { name: 'Tranches' }).click();
    await expect(page).toHaveURL('/concepts/lockup/tranches');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tranches');
  });

  for (const { address, label, pages } of sections) {
    expect((await request.head(address)).status()).toBe(200);
    // Until hydration, categories are links.
    await openHydrated(page, address);
    const sidebar = page.locator('#sidebar');
    const listed = async () => {
      // Opening a category can reveal others.
      const closed = sidebar.locator('a.category[aria-expanded="false"]');
      while ((await closed.count()) > 0)
        await closed.evaluateAll((buttons: HTMLElement[]) => {
          for (const button of buttons) button.click();
        });
      return sidebar
        .locator('a:visible:not([aria-expanded])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    };
    // Links to pages of other sections aren't repeated.
    const own = async () => (await listed()).filter((href) => href?.startsWith(`/${label}/`));
    await expect.poll(own).toEqual(pages);
    expect(pages.length).toBeGreaterThan(0);
  }
  for (const target of sections.flatMap(({ pages }) => pages)) {
    expect((await request.head(target ?? '')).status(), `${target}`).toBe(200);
  }
});

test('browsers learn how to search the site, and their address shows results that chips narrow', async ({
  page,
  request,
}) => {
  await page.goto('/concepts/streaming');
  await test.step('a page carries what the DocSearch crawler copies to its records', async () => {
    const meta = (name: string) => page.locator(`meta[name="docsearch:${name}"]`);
    await expect(meta('language')).toHaveAttribute('content', 'en');
    await expect(meta('version')).toHaveAttribute('content', 'current');
    await expect(meta('docusaurus_tag')).toHaveAttribute('content', 'docs-default-current');
  });

  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  await expect(link).toHaveAttribute('title', 'Sablier Docs');
  const address = (await link.getAttribute('href')) ?? '';
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/xml/);
  const description = await response.text();
  const [template, isWellFormed] = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/xml');
    return [
      parsed.querySelector('Url')?.getAttribute('template') ?? '',
      !parsed.querySelector('parsererror'),
    ];
  }, description);
  expect(isWellFormed).toBe(true);
  const { pathname, search } = new URL(template.replace('{searchTerms}', 'stream'));
  expect(pathname + search).toBe('/search?q=stream');

  await test.step('an address with a query shows its results, their number, and the query', async () => {
    await page.goto(pathname + search);
    await expect(field(page)).toHaveValue('stream');
    await expect(count(page)).toHaveText(/^\d+ results for stream$/);
    await expect(results(page).first().locator('mark').first()).toHaveText(/stream/i);
    await expect(main(page).getByText('Every section and page')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await results(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(field(page)).toHaveValue('stream');
    await expect(results(page).first()).toBeVisible();
  });

  await test.step('chips narrow the results, and show how many each leaves', async () => {
    const chip = main(page)
      .getByRole('group', { name: 'Narrow results' })
      .getByRole('button', { name: /^API \d+$/ });
    const left = (await chip.textContent())?.match(/\d+/)?.[0];
    await chip.click();
    await expect(count(page)).toHaveText(`${left} results for stream`);
    const links = results(page).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(target).toMatch(/^\/api\//);
  });
});

test('the search page uses the width up to a limit, centered, and its controls end at one edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/search');
  const logo = await boxOf(page.getByRole('banner').locator('svg').first());
  const box = await boxOf(page.getByRole('main').locator('div:has(> div > input[name="q"])'));
  // The drawing has a margin of its own.
  expect(Math.abs(box.x - logo.x)).toBeLessThan(8);
  expect(box.width).toBeGreaterThan(950);
  for (const [width, left] of [
    [1440, 200],
    [390, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?q=cancel');
    await expect(count(page)).toBeVisible();
    const [field, releases] = [
      await boxOf(main(page).locator('div:has(> div > input[name="q"])')),
      await boxOf(main(page).getByRole('group', { name: 'Release', exact: true })),
    ];
    const right = field.x + field.width;
    expect(releases.x + releases.width, `${width} px`).toBeCloseTo(right, 0);
    const chip = await boxOf(main(page).getByRole('button', { name: 'All', exact: true }).first());
    expect(chip.y - field.y - field.height, `${width} px`).toBeCloseTo(16, 0);
    // Without the space for the scrollbar.
    const free = (await boxOf(main(page))).width;
    expect(field.x, `${width} px`).toBeGreaterThanOrEqual(left);
    expect(field.x, `${width} px`).toBeCloseTo(free - right, 0);
  }
});

test('what is typed is in the address, the title, and the history', async ({ page }) => {
  await page.goto('/search');
  await test.step('the field has the focus on arrival, and the title contains the query', async () => {
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('hooks');
    await expect(count(page)).toHaveText(/for hooks$/);
    await expect(page).toHaveTitle('hooks | Search | Sablier Docs');
    await field(page).fill('');
    await expect(page).toHaveTitle('Search | Sablier Docs');
    await expect(page).toHaveURL('/search');
  });

  await test.step('going back and forward leads through the queries', async () => {
    await field(page).pressSequentially('stre');
    await expect(page).toHaveURL('/search?q=stre');
    await field(page).pressSequentially('am');
    await expect(page).toHaveURL('/search?q=stream');
    await field(page).fill('hooks & fees');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=hooks+%26+fees');
    await expect(results(page).first()).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/search?q=stream');
    await expect(field(page)).toHaveValue('stream');
    await expect(count(page)).toHaveText(/for stream$/);

    // Faster than the page renders what Enter does.
    await field(page).fill('tranches');
    await field(page).evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      window.history.back();
    });
    await expect(page).toHaveURL('/search?q=stream');
    await expect(field(page)).toHaveValue('stream');
    await expect(count(page)).toHaveText(/for stream$/);
    await page.goForward();
    await expect(field(page)).toHaveValue('tranches');
    await page.goBack();
    await expect(field(page)).toHaveValue('stream');
    // Continuing the query didn't add a history entry.
    await page.goBack();
    await expect(page).toHaveURL('/search');
    await expect(field(page)).toHaveValue('');
    await expect(main(page).getByText('Every section and page')).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect(field(page)).toHaveValue('tranches');
    await page.reload();
    await expect(field(page)).toHaveValue('tranches');
    await expect(results(page).first()).toBeVisible();
  });

  await test.step('a result that is opened at once leaves its query in the history', async () => {
    await field(page).fill('segments');
    await results(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=segments');
    await expect(field(page)).toHaveValue('segments');
  });

  await test.step('half a character that is typed can be searched for too', async () => {
    await field(page).evaluate((input: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, 'stream \uD83C');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(page).toHaveURL('/search?q=stream+%EF%BF%BD');
    await expect(count(page)).toHaveText(/for stream$/);
  });

  await test.step('nothing found is reported with queries that find something, and they are links', async () => {
    await field(page).fill('qqqzzzqqq');
    await expect(main(page).getByText('No results for qqqzzzqqq').first()).toBeVisible();
    await expect(main(page).getByText('Try searching for')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Let us know' })).toBeVisible();
    const suggestion = main(page).getByRole('listitem').getByRole('link').first();
    await expect(suggestion).toHaveAttribute('href', /^\/search\?q=/);
    const words = (await suggestion.textContent()) ?? '';
    await suggestion.click();
    await expect(field(page)).toHaveValue(words);
    await expect(results(page).first()).toBeVisible();
  });
});

test('more results follow on demand, and a reader who comes back finds all of them, at the same place', async ({
  page,
}) => {
  const chip = (name: RegExp) => main(page).getByRole('button', { name });
  await test.step('filters are in the address, which ignores unknown ones', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search?q=stream&section=support');
    await expect(chip(/^Support \d+$/), 'on a phone, the row begins there').toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/search?q=qqqzzzqqq&section=none&product=flow');
    await main(page).getByRole('button', { name: 'Search everywhere' }).press('Enter');
    await expect(page).toHaveURL('/search?q=qqqzzzqqq');
    await expect(field(page), 'the button with the focus is gone').toBeFocused();
    await page.goto('/search?q=stre&section=none&product=flow');
    await expect(chip(/^Flow \d+$/)).toHaveAttribute('aria-pressed', 'true');
    await chip(/^API \d+$/).click();
    await expect(page).toHaveURL('/search?q=stre&section=api&product=flow');
    await chip(/^Flow \d+$/).click();
    await expect(page).toHaveURL('/search?q=stre&section=api');
    await field(page).fill('stream');
    await expect(page).toHaveURL('/search?q=stream&section=api');
    await expect(count(page)).toHaveText(/for stream$/);
  });
  const shown = await results(page).count();
  await main(page).getByRole('button', { name: 'Show more results' }).press('Enter');
  await expect.poll(() => results(page).count()).toBeGreaterThan(shown);
  await expect(results(page).nth(shown).getByRole('link'), 'the first of them has the focus').toBeFocused();
  const more = await results(page).count();
  await main(page).getByRole('button', { name: 'Show more results' }).click();
  await expect.poll(() => results(page).count()).toBeGreaterThan(more);

  const all = await results(page).count();
  const last = results(page)
    .nth(all - 1)
    .getByRole('link')
    .first();
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(1000);
  await last.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(chip(/^API \d+$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(results(page)).toHaveCount(all);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -2);
  await expect(last).toBeInViewport();
});

test('what is typed before the scripts are there is kept', async ({ page }) => {
  const release = await hold(page, '**/search.txt');
  await page.goto(`${workbench}/search?q=code`, { waitUntil: 'commit' });
  await field(page).fill('tables');
  release();
  await expect(count(page)).toHaveText(/for tables$/);
  await expect(field(page)).toHaveValue('tables');
  await expect(page).toHaveURL(`${workbench}/search?q=tables`);
});

test('a reader without a connection is told once that results may be old', async ({ page, context }) => {
  await page.goto(`${workbench}/search?q=code`);
  await expect(results(page).first()).toBeVisible();
  const note = main(page).getByText('You’re offline. Results may be from an earlier visit.');
  await expect(note).toHaveCount(0);
  await context.setOffline(true);
  await field(page).fill('');
  await field(page).fill('tables');
  await expect(note).toBeVisible();
  await field(page).fill('');
  await expect(note).toHaveCount(0);
  await field(page).fill('steps');
  await expect(count(page)).toHaveText(/for steps$/);
  await expect(note).toHaveCount(0);
});

const queries = [
  ['markup', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  ['5,000 characters of data', `0x08c379a0${'ab'.repeat(2500)}`],
  ['marks of direction', '%E2%80%AEtables%E2%80%8F'],
  ['half a character', '%ED%A0%BC'],
  ['a null', 'tables%00steps'],
  ['a malformed percent sign', '%E0%A4%A%zz%'],
  ['a plus and an ampersand', 'a+%26%2B'],
  ['signs alone', '%22%5C%27%60%7B%7D%5B%5D'],
] as const;

test('a query of any characters shows a page like any other', async ({ page }) => {
  for (const [name, query] of queries) {
    await test.step(name, async () => {
      await page.goto(`${workbench}/search?q=${query}`);
      await expect(main(page).getByRole('heading', { level: 1 }), name).toHaveText('Search');
      const shown = main(page)
        .getByText(/^\d+ results? for |No results for|Every section and page/)
        .first();
      await expect(shown, name).toBeVisible();
      await expect(main(page).locator('script, img'), name).toHaveCount(0);
      const overflow = await overflowOf(page.locator('html'));
      expect(overflow, name).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('when the index does not arrive', () => {
  // The other files that were requested along with the missing one then remain unused.
  test.use({ expectedNoise: [/net::ERR_FAILED|preloaded using link preload/] });

  test('that is reported, and Retry asks again', async ({ page }) => {
    await page.route(indexFile, (route) => route.abort());
    await page.goto(`${workbench}/search?q=code`);
    const failure = main(page).getByRole('alert');
    await expect(failure).toContainText('Unable to fetch results');
    await expect(failure).toContainText('You might want to check your network connection.');
    await page.unroute(indexFile);
    await failure.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(results(page).first()).toBeVisible();
    await expect(field(page), 'the button with the focus is gone').toBeFocused();
  });

  test('without any script the list of all pages is there', async ({ page }) => {
    await page.route(/\.(js|txt)$/, (route) => route.abort());
    await page.goto('/search?q=stream');
    await expect(main(page).getByText('Every section and page')).toBeVisible({ timeout: 10_000 });
    await expect(main(page).getByRole('link', { name: 'Tranches' })).toBeVisible();
  });
});

test('axe finds nothing on a page of results, narrow and wide, dark and light', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/search?q=withdraw');
  for (const [query, isThere, scope] of [
    ['withdraw', () => results(page).first(), {}],
    // Everything around it is the same.
    ['qqqzzzqqq', () => main(page).getByText('Try searching for'), { within: 'main' }],
  ] as const) {
    await field(page).fill(query);
    await expect(isThere()).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violations(page, scope), `${query}, ${width} px`).toEqual([]);
    }
  }
});
