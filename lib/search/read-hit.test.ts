import { expect, test } from 'vitest';
import { readHit } from './read-hit';
import { sampleRecord } from './stand-in/sample-records';

test('a record of ours is read as it is', () => {
  const record = {
    ...sampleRecord({ slug: 'guides/flow/a', anchor: 'b', kind: 'type' }),
    _highlightResult: {},
  };
  expect(readHit(record)).toEqual(record);
});

test('what the crawler of DocSearch leaves out is read from the address', () => {
  const crawled = {
    objectID: '0-http://localhost/guides/flow/overview',
    url: 'http://localhost/guides/flow/overview#start',
    url_without_anchor: 'http://localhost/guides/flow/overview',
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
    ...{ section: 'guides', product: 'flow', kind: 'section', content: '', keywords: [] },
    ...{ hierarchy: { lvl0: '', lvl1: 'Build on Flow' }, weight: { pageRank: 0 } },
  });
});

test('what is no record is left out', () => {
  expect(readHit({ objectID: 'a' })).toBeUndefined();
  expect(readHit('text')).toBeUndefined();
});
