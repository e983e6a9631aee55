import { expect, test } from 'vitest';
import { parseQueries } from './queries';

test('a set has a query and its places on each line, except for comments', () => {
  expect(
    parseQueries('// Names.\n\nfees\tconcepts/fees\tsupport/faq#cost\nflow\tflow#*\n', 'set.txt'),
  ).toEqual([
    ['fees', 'concepts/fees', 'support/faq#cost'],
    ['flow', 'flow#*'],
  ]);
});

test('lines that cannot be read are reported together', () => {
  expect(() =>
    parseQueries('fees concepts/fees\n\tconcepts/fees\nfees\tconcepts/fees #cost', 'set.txt'),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: set.txt:1  This is not a query with places.
      Write the query and each place, with a tab between them.
    set.txt:2  This is not a query with places.
      Write the query and each place, with a tab between them.
    set.txt:3  "concepts/fees #cost" is not a place.
      Write the slug of a page, or slug#anchor.]
  `);
});
