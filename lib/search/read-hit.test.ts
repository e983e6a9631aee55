import { expect, test } from 'vitest';
import { toCanonical } from '@/lib/site/addresses';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { readHit } from './read-hit';

test('our own records are read unchanged', () => {
  const record = {
    ...sampleRecord({ slug: 'guides/flow/a', anchor: 'b', kind: 'type' }),
    _highlightResult: {},
  };
  expect(readHit(record)).toEqual(record);
});

test('fields that the DocSearch crawler does not set are derived from the URL', () => {
  const crawled = {
    objectID: `0-${toCanonical('/guides/flow/overview')}`,
    url: toCanonical('/guides/flow/overview#start'),
    url_without_anchor: toCanonical('/guides/flow/overview'),
    anchor: 'start',
    type: 'lvl2',
    hierarchy: {
      lvl0: null,
      lvl1: 'Build on Flow',
      lvl2: 'Start',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    weight: { pageRank: '0', level: 80, position: 2 },
  };
  expect(readHit(crawled)).toMatchObject({
    section: 'guides',
    product: 'flow',
    kind: 'section',
    hierarchy: { lvl0: '', lvl1: 'Build on Flow' },
  });
});

test('values that are not records are dropped', () => {
  expect(readHit({ objectID: 'a' })).toBeUndefined();
  expect(readHit('text')).toBeUndefined();
});
