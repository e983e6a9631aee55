import type { SearchResponse } from 'algoliasearch/lite';
import { expect, test } from 'vitest';
import { sampleRecord, toCorpus } from '@/lib/testing/hosted-search/sample-records';
import { respond } from './respond';
import { createSearchIndex } from './search-index';

const section = (slug: string, anchor: string, content: string) =>
  sampleRecord({ slug, anchor, headings: ['Fees', anchor], content, kind: 'section', keywords: ['gas'] });

const records = [
  ...['one', 'two', 'three', 'four'].map((anchor) => section('concepts/fees', anchor, `The fee ${anchor}.`)),
  section('guides/flow/fees', 'five', 'The fee of Flow.'),
];
const index = createSearchIndex(toCorpus(records));

const ask = (params: object) => respond(index, { indexName: 'docs', params: { query: 'fee', ...params } });

/**
 * The hosted engine's response to the same request, according to
 * https://www.algolia.com/doc/rest-api/search/search-single-index.
 */
const hosted: SearchResponse = {
  hits: [
    {
      ...sampleRecord({
        slug: 'guides/flow/fees',
        anchor: 'five',
        headings: ['Fees', 'five'],
        keywords: ['gas'],
      }),
      _snippetResult: { content: { value: 'The <em>fee</em> of Flow.', matchLevel: 'full' } },
      _highlightResult: {
        hierarchy: {
          lvl0: { value: 'Guides', matchLevel: 'none', matchedWords: [] },
          lvl1: { value: '<em>Fees</em>', matchLevel: 'full', fullyHighlighted: true, matchedWords: ['fee'] },
          lvl2: { value: 'five', matchLevel: 'none', matchedWords: [] },
        },
        keywords: [{ value: 'gas', matchLevel: 'none', matchedWords: [] }],
      },
    },
  ],
  nbHits: 4,
  page: 0,
  nbPages: 1,
  hitsPerPage: 20,
  facets: { section: { guides: 1 } },
  exhaustiveFacetsCount: true,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustive: { facetsCount: true, nbHits: true, typo: true },
  query: 'fee',
  params: 'query=fee&facets=%5B%22section%22%5D',
  index: 'docs',
  renderingContent: {},
  processingTimeMS: 1,
};

/** Lists the paths of a value's fields with their types. For a list, only the first item counts. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.length > 0 ? shapeOf(value[0], `${path}[]`) : [`${path}[]`];
  if (typeof value !== 'object' || value === null)
    return [`${path}: ${value === null ? 'null' : typeof value}`];
  return Object.entries(value)
    .flatMap(([name, inner]) => shapeOf(inner, `${path}.${name}`))
    .sort();
}

test('the response has the same fields and types as the hosted engine’s', () => {
  const answer = ask({ facets: ['section'], facetFilters: ['section:guides'] });
  expect(shapeOf(answer)).toEqual(shapeOf(hosted));
});

test('a page has at most three hits, and counts only include those', () => {
  const answer = ask({ facets: ['section', 'product'], hitsPerPage: 3 });
  expect(answer).toMatchObject({ nbHits: 4, nbPages: 2, page: 0, hitsPerPage: 3 });
  expect(answer.facets).toEqual({ section: { concepts: 3, guides: 1 }, product: { flow: 1 } });
  expect(ask({ facets: 'section', hitsPerPage: 0 }).facets).toEqual({ section: { concepts: 3, guides: 1 } });
});

test('pages of results are contiguous, and a page past the end is empty', () => {
  const ids = (page: number) => ask({ hitsPerPage: 3, page }).hits.map(({ objectID }) => objectID);
  expect(new Set([...ids(0), ...ids(1)]).size).toBe(4);
  expect(ids(2)).toEqual([]);
  expect(ask({ hitsPerPage: 0 })).toMatchObject({ hits: [], nbHits: 4, nbPages: 0 });
});

test('filters narrow down the hits', () => {
  expect(ask({ facetFilters: [['section:guides', 'section:api']] }).nbHits).toBe(1);
  expect(ask({ facetFilters: ['language:de'] }).nbHits).toBe(0);
});

test('highlights and snippets use the requested tags, and snippets have the requested length', () => {
  const answer = ask({
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
    attributesToSnippet: ['content:3'],
    facetFilters: ['section:guides'],
  });
  expect(answer.hits[0]?._snippetResult).toEqual({
    content: { value: 'The __ais-highlight__fee__/ais-highlight__ of…', matchLevel: 'full' },
  });
});

test('a hit contains the requested attributes and always its ID', () => {
  const [hit] = ask({ attributesToRetrieve: ['url', 'kind'], facetFilters: ['section:guides'] }).hits;
  expect(Object.keys(hit ?? {})).toEqual(['objectID', 'url', 'kind', '_highlightResult', '_snippetResult']);
  expect(hit?._snippetResult).toEqual(ask({ facetFilters: ['section:guides'] }).hits[0]?._snippetResult);
});

test('the response contains the parameters in URL encoding', () => {
  expect(ask({ facets: ['section'] }).params).toBe('query=fee&facets=%5B%22section%22%5D');
});

test('a symbol that several contracts have is one hit with the places of all', () => {
  const contracts = ['contract.A', 'abstracts/abstract.B', 'interfaces/interface.IC'];
  const withdraws = contracts.map((contract) =>
    sampleRecord({
      slug: `reference/lockup/core/${contract}`,
      anchor: 'withdraw',
      kind: 'function',
      headings: [contract, 'withdraw'],
    }),
  );
  const other = sampleRecord({
    slug: 'reference/flow/contracts/contract.D',
    anchor: 'withdraw',
    kind: 'function',
    headings: ['D', 'withdraw'],
  });
  const { hits, nbHits } = respond(createSearchIndex(toCorpus([...withdraws, other])), {
    indexName: 'docs',
    params: { query: 'withdraw', attributesToRetrieve: ['url'] },
  });
  expect(nbHits).toBe(2);
  expect(hits.map(({ places }) => places?.map(({ contract }) => contract))).toEqual(
    expect.arrayContaining([contracts, undefined]),
  );
});

test('an error that its page lists in two tables is one hit, and so is a place whose text is in pieces', () => {
  const errors = ['paused', 'flow-v3-paused'].map((anchor) =>
    sampleRecord({ slug: 'reference/errors', anchor, kind: 'error', headings: ['Errors', 'Paused'] }),
  );
  const piece = sampleRecord({ slug: 'concepts/pause', headings: ['Paused'] });
  const corpus = toCorpus([...errors, piece, { ...piece, objectID: `${piece.objectID}~2` }]);
  const answer = respond(createSearchIndex(corpus), {
    indexName: 'docs',
    params: { query: 'paused', facets: ['section'] },
  });
  expect(answer).toMatchObject({ nbHits: 2, facets: { section: { concepts: 1, reference: 1 } } });
  expect(answer.hits.map(({ url_without_anchor }) => new URL(url_without_anchor).pathname).sort()).toEqual([
    '/concepts/pause',
    '/reference/errors',
  ]);
  expect(answer.hits.flatMap(({ places }) => places ?? [])).toEqual([]);
});
