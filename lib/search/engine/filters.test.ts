import { expect, test } from 'vitest';
import { sampleRecord } from '../stand-in/sample-records';
import { countFacets, toFilter } from './filters';

const guide = sampleRecord({ slug: 'guides/flow/overview' });
const type = sampleRecord({ slug: 'api/lockup/entities', kind: 'type' });
const page = sampleRecord({ slug: 'concepts/fees' });
const passing = (filters: Parameters<typeof toFilter>[0]) =>
  [guide, type, page].filter(toFilter(filters)).map(({ section }) => section);

test('filters of a list must all pass, of a list within it one', () => {
  expect(passing(['section:guides', 'product:flow'])).toEqual(['guides']);
  expect(passing([['section:guides', 'section:api'], 'kind:type'])).toEqual(['api']);
  expect(passing('language:en')).toHaveLength(3);
  expect(passing(undefined)).toHaveLength(3);
});

test('a hyphen in front of a value means any other', () => {
  expect(passing(['section:-guides'])).toEqual(['api', 'concepts']);
  expect(passing(['kind:\\-page'])).toEqual([]);
});

test('a facet that there is not has no values', () => {
  expect(passing(['color:red'])).toEqual([]);
  expect(passing(['color:-red'])).toHaveLength(3);
});

test('facets are counted by value, and a record without one counts for none', () => {
  expect(countFacets([guide, type, page], ['section', 'product', 'color'])).toEqual({
    section: { guides: 1, api: 1, concepts: 1 },
    product: { flow: 1, lockup: 1 },
  });
  expect(Object.keys(countFacets([page], ['*']))).toEqual(['language', 'docusaurus_tag', 'section', 'kind']);
});
