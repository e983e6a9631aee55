import { expect, test } from 'vitest';
import { parseChoices } from './sidebar-choices';

test('stored choices are restored', () => {
  expect(parseChoices('{"guides/Lockup":true,"api/Flow":false}')).toEqual({
    'guides/Lockup': true,
    'api/Flow': false,
  });
});

test('anything that is not a choice is dropped', () => {
  expect(parseChoices('{"a":true,"b":"yes","c":null}')).toEqual({ a: true });
  for (const text of [null, '', 'garbage', 'null', '[1,2]', '"x"', '7'])
    expect(parseChoices(text)).toEqual({});
});
