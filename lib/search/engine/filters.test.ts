import { expect, test } from 'vitest';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { countFacets, toFilter } from './filters';

const guide = sampleRecord({ slug: 'guides/flow/overview' });
const type = sampleRecord({ slug: 'api/lockup/entities', kind: 'type' });
const page = sampleRecord({ slug: 'concepts/fees' });
const passing = (filters: Parameters<typeof toFilter>[0]) =>
  [guide, type, page].filter(toFilter(filters)).map(({ section }) => section);

test('all filters in a list must match, but only one in a nested list', () => {
  expect(passing(['section:guides', 'product:flow'])).toEqual(['guides']);
  expect(passing([['section:guides', 'section:api'], 'kind:type'])).toEqual(['api']);
  expect(passing('language:en')).toHaveLength(3);
  expect(passing(undefined)).toHaveLength(3);
});

test('a leading hyphen negates a value', () => {
  expect(passing(['section:-guides'])).toEqual(['api', 'concepts']);
  expect(passing(['kind:\\-page'])).toEqual([]);
});

test('an unknown facet has no values', () => {
  expect(passing(['color:red'])).toEqual([]);
  expect(passing(['color:-red'])).toHaveLength(3);
});

test('facet counts are grouped by value and skip records without one', () => {
  expect(countFacets([guide, type, page], ['section', 'product', 'color'])).toEqual({
    section: { guides: 1, api: 1, concepts: 1 },
    product: { flow: 1, lockup: 1 },
  });
  expect(Object.keys(countFacets([page], ['*']))).toEqual(['language', 'docusaurus_tag', 'section', 'kind']);
});
