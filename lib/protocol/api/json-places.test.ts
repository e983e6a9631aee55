import { expect, test } from 'vitest';
import { createPlaceFinder, type JsonPath } from './json-places';

const text = `{
  "data": {
    "note": "a \\"quoted, [word]\\": 1",
    "rows": [
      { "id": "a" },
      { "id": null, "tags": [] }
    ]
  }
}
`;
const lineOf = (...path: JsonPath) => createPlaceFinder(text, 'x.json')(path).line;

test('a value in a list has its own line', () => {
  expect(createPlaceFinder(text, 'x.json')(['data', 'rows', 1, 'id'])).toEqual({
    file: 'x.json',
    line: 6,
    column: 15,
  });
  expect(lineOf('data', 'rows', 0, 'id')).toBe(5);
  expect(lineOf('data', 'note')).toBe(3);
});

test('a missing value has the location of its parent', () => {
  expect(lineOf('data', 'rows', 1, 'alias')).toBe(6);
  expect(lineOf('errors')).toBe(1);
});
