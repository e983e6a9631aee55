import { expect, test } from 'vitest';
import { toEngineQuery } from './engine-query';

test.each([
  ['3962f6585946823440d274ad7c719b02b49de51e', '0x3962f6585946823440d274ad7c719b02b49de51e'],
  ['LK3-1-12', 'LK3 1'],
  ['lk-42161-5', 'LK 42161'],
  ['lockup version 2', 'lockup v2'],
])('%s is searched for as %s', (query, expected) => {
  expect(toEngineQuery(query)).toBe(expected);
});
