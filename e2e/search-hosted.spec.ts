import fs from 'node:fs';
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { decoys, findFault } from '@/lib/testing/e2e';
import { listFiles } from './exported-site';
import { hosted } from './places';
import { expect, test } from './reader';
import { field, modal, options } from './search-reader';

/** Whether a URL belongs to the hosted search. */
const isHostedSearch = ({ hostname }: URL) => /\.algolia(net)?\.(net|com)$/.test(hostname);

type Asked = {
  indexName: string;
  query: string;
  facetFilters?: string[];
  hitsPerPage?: number;
  highlightPreTag: string;
  highlightPostTag: string;
};
/** The texts before and after a match. */
type Tags = { pre: string; post: string };

/** Returns the queries of a request, which must be as the provider's description says. */
function questionsOf(request: Request): Asked[] {
  const body = request.postDataJSON();
  expect(findFault({ method: 'POST', path: new URL(request.url()).pathname, body })).toBeUndefined();
  return body.requests;
}

/** Creates a hit as a hosted index returns it, from a URL and headings, with the requested tags. */
function hit(url: string, headings: string[], { pre, post }: Tags, more: object = {}) {
  const levels = headings.map((heading, depth) => [`lvl${depth}`, heading]);
  const marks = levels.map(([level, value = '']) => [
    level,
    {
      value: value.replace('Code', `${pre}Code${post}`),
      matchLevel: 'full',
      matchedWords: [],
    },
  ]);
  return {
    objectID: url,
    url,
    type: `lvl${headings.length - 1}`,
    hierarchy: Object.fromEntries(levels),
    _highlightResult: { hierarchy: Object.fromEntries(marks) },
    ...more,
  };
}

const hits = (tags: Tags) => [
  hit('https://docs.sablier.com/code#tabs', ['Guides', 'Code', 'Code in tabs'], tags, {
    section: 'guides',
    kind: 'section',
  }),
  // As created by the DocSearch crawler, which doesn't know our fields.
  hit('https://docs.sablier.com/features', ['Guides', 'Features of Code <img src=x onerror=alert(1)>'], tags),
  hit('https://evil.test/', ['Guides', 'Code elsewhere'], tags),
  hit('javascript:alert(1)', ['Guides', 'Code that runs'], tags),
];

/** More pages than the modal lists. */
const manyHits = (tags: Tags) =>
  Array.from({ length: 30 }, (_, page) =>
    hit(`https://docs.sablier.com/code/${page}`, ['Guides', 'Code'], tags),
  );

/** Responds to every query with the hits above, one per page of the site, or with none. */
const answer = (route: Route) =>
  route.fulfill({
    json: {
      results: questionsOf(route.request()).map(({ query, indexName, hitsPerPage = 20, ...tags }) => {
        const { highlightPreTag: pre, highlightPostTag: post } = tags;
        const found = query.startsWith('none') ? [] : (query === 'many' ? manyHits : hits)({ pre, post });
        const nbPages = Math.ceil(found.length / hitsPerPage);
        const counts = { nbHits: found.length, page: 0, nbPages, hitsPerPage, exhaustiveNbHits: true };
        return {
          ...counts,
          hits: found.slice(0, hitsPerPage),
          query,
          index: indexName,
          params: '',
          processingTimeMS: 1,
          facets: {},
        };
      }),
    },
    headers: { 'Access-Control-Allow-Origin': '*' },
  });

async function openSearch(page: Page): Promise<void> {
  await page.goto(`${hosted}/code`);
  await page.keyboard.press('Control+k');
  await expect(modal(page).getByRole('region', { name: 'Popular pages' })).toBeVisible();
}

test('the modal and the search page ask the hosted index for this site and language only, and nothing before a word is typed', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isHostedSearch(new URL(request.url())) || request.url().includes('search-index'))
      requests.push(request);
  });
  await page.route(isHostedSearch, answer);
  await openSearch(page);
  expect(requests).toEqual([]);
  await page.keyboard.insertText('code');
  await expect(options(page).first()).toBeVisible();
  const asked = requests.at(-1);
  expect(new URL(asked?.url() ?? '').pathname).toBe('/1/indexes/*/queries');
  const { href } = new URL(asked?.url() ?? '');
  const sent = { ...(await asked?.allHeaders()), ...Object.fromEntries(new URL(href).searchParams) };
  expect(sent['x-algolia-application-id']).toBe('HOSTEDTEST');
  expect(sent['x-algolia-api-key']).toBe('searchonly');
  const [question] = asked ? questionsOf(asked) : [];
  expect(question?.query).toBe('code');
  expect(question?.indexName).toBe('sablierdocs');
  expect(question?.facetFilters).toEqual(
    expect.arrayContaining(['language:en', expect.stringMatching(/^docusaurus_tag:/)]),
  );
  expect(requests.filter((request) => request.url().includes('search-index'))).toEqual([]);

  await test.step('nothing found is reported as in our own index', async () => {
    await field(page).fill('none such');
    await expect(modal(page).getByText('No results for none such').first()).toBeVisible();
    await expect(modal(page).getByText('Try searching for')).toBeVisible();
  });

  await test.step('the engine counts pages if one of its own does not have all hits', async () => {
    await field(page).fill('many');
    await expect(modal(page).getByRole('link', { name: 'See all 30 pages' })).toBeVisible();
  });

  await test.step('hits are text and lead to this site alone', async () => {
    await field(page).fill('code in');
    await expect(options(page)).toHaveCount(2);
    await expect(options(page).first()).toHaveAttribute('href', '/code#tabs');
    await expect(options(page).first().locator('mark').first()).toHaveText('Code');
    await expect(options(page).last()).toContainText('Features of Code <img src=x onerror=alert(1)>');
    await expect(modal(page).locator('img')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${hosted}/features`);
  });

  await test.step('the search page asks the hosted index too', async () => {
    await page.goto(`${hosted}/search?q=code`);
    const links = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
    await expect(links).toHaveText(['Code in tabs · Code', /^Features of Code/]);
  });
});

test('Enter before any answer leads to the first result, even if an earlier query found nothing', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(isHostedSearch, (route) => held.push(route));
  await openSearch(page);
  for (const [index, query] of ['none', 'code'].entries()) {
    await field(page).fill(query);
    await expect.poll(() => held.length).toBe(index + 1);
  }
  await page.keyboard.press('Enter');
  const [earlier, later] = held;
  if (!earlier || !later) throw new Error('Not both queries were sent.');
  await answer(earlier);
  await expect(modal(page).getByText('No results for none').first()).toBeVisible();
  await answer(later);
  await expect(page).toHaveURL(`${hosted}/code#tabs`);
});

test('the admin key, which is there when the site is built, is in no file of it; the search key is', () => {
  const folder = '.cache/hosted';
  const filesWith = (text: string) =>
    listFiles(folder).filter((file) => fs.readFileSync(path.join(folder, file)).includes(text));
  expect(filesWith(decoys.ALGOLIA_ADMIN_KEY ?? '')).toEqual([]);
  expect(filesWith('ALGOLIA_ADMIN_KEY')).toEqual([]);
  expect(filesWith('searchonly')).not.toEqual([]);
});

test.describe('when the hosted index does not answer', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED|status of (403|429|500)/] });

  // Different queries, because the client caches answers.
  const faults = [
    ['it is out of reach', 'code', (route: Route) => route.abort()],
    [
      'it refuses the key',
      'code in',
      (route: Route) => route.fulfill({ status: 403, json: { message: 'Invalid key', status: 403 } }),
    ],
    [
      'it has had enough',
      'code in tabs',
      (route: Route) => route.fulfill({ status: 429, json: { message: 'Too many', status: 429 } }),
    ],
    ['it is broken', 'features', (route: Route) => route.fulfill({ status: 500, body: 'Broken' })],
  ] as const;

  test('Retry keeps the chosen filter', async ({ page }) => {
    await openSearch(page);
    await page.route(isHostedSearch, answer);
    await field(page).fill('code');
    await expect(options(page)).toHaveCount(2);
    await page.unroute(isHostedSearch);
    await page.route(isHostedSearch, (route) => route.abort());
    await modal(page).getByRole('button', { name: 'Guides' }).click();
    const retry = modal(page).getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute(isHostedSearch);
    const filters: unknown[] = [];
    await page.route(isHostedSearch, (route) => {
      filters.push(questionsOf(route.request())[0]?.facetFilters);
      return answer(route);
    });
    await retry.press('Enter');
    await expect(options(page)).toHaveCount(2);
    await expect(field(page), 'the button with the focus is gone').toBeFocused();
    expect(filters).toEqual([expect.arrayContaining([['section:guides']])]);
  });

  test('that is reported, and Retry asks again', async ({ page }) => {
    const failure = modal(page).getByRole('alert');
    await openSearch(page);
    for (const [because, query, fail] of faults) {
      await test.step(because, async () => {
        await page.route(isHostedSearch, fail);
        await field(page).fill(query);
        await expect(failure, because).toContainText('Unable to fetch results');
        await page.unroute(isHostedSearch);
        await page.route(isHostedSearch, answer);
        await failure.getByRole('button', { name: 'Retry' }).click();
        await expect(failure, because).toHaveCount(0);
        await expect(options(page), because).toHaveCount(2);
        await page.unroute(isHostedSearch);
      });
    }
  });
});
