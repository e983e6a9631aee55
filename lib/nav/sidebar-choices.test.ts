import { expect, test } from 'vitest';
import { parseChoices } from './sidebar-choices';

test('what was stored comes back', () => {
  expect(parseChoices('{"guides/Lockup":true,"api/Flow":false}')).toEqual({
    'guides/Lockup': true,
    'api/Flow': false,
  });
});

test('whatever is not a choice is left out', () => {
  expect(parseChoices('{"a":true,"b":"yes","c":null}')).toEqual({ a: true });
  for (const text of [null, '', 'garbage', 'null', '[1,2]', '"x"', '7'])
    expect(parseChoices(text)).toEqual({});
});
