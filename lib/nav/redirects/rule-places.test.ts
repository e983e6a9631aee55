import { expect, test } from 'vitest';
import { findRules } from './rule-places';

const text = `/** from: '/in-a-comment' */
export const exact: Redirect[] = [
  { from: 'https://host', to: '/x' }, // { from: '/after', to: '/a-rule' }
  // { from: '/taken-out', to: '/x' },
  {
    from: "/long",
    to: "/longer",
  },
];

export const prefix: Redirect[] = [{ from: '/a/', to: '/b/' }];
`;

test('a rule is found by its list and its index', () => {
  const placeOf = findRules(text);
  expect(placeOf('exact', 0)).toEqual({ from: { line: 3, column: 11 }, to: { line: 3, column: 31 } });
  expect(placeOf('prefix', 0)).toEqual({ from: { line: 11, column: 44 }, to: { line: 11, column: 55 } });
});

test('comments do not count as rules, and a rule may span lines', () => {
  expect(findRules(text)('exact', 1)).toEqual({
    from: { line: 6, column: 11 },
    to: { line: 7, column: 9 },
  });
});

test('a rule that is not written out is placed at the top of the file', () => {
  const top = { line: 1, column: 1 };
  expect(findRules(text)('exact', 9)).toEqual({ from: top, to: top });
});
