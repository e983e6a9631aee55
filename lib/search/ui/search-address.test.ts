import { expect, test } from 'vitest';
import { isSameStep, searchAddress } from './search-address';

test.each([
  ['stream', '/search?q=stream'],
  ['cancel a stream', '/search?q=cancel+a+stream'],
  ['a&b=c#d?e%', '/search?q=a%26b%3Dc%23d%3Fe%25'],
  ['<img onerror=alert(1)>', '/search?q=%3Cimg+onerror%3Dalert%281%29%3E'],
  ['\uD83C', '/search?q=%EF%BF%BD'],
  ['', '/search'],
])('the URL of the results for %j is %s', (query, address) => {
  expect(searchAddress(query)).toBe(address);
});

test('a query can be read back from its URL', () => {
  const query = '\0 "é🌊" %zz + \u202E';
  expect(new URL(searchAddress(query), 'https://site.test').searchParams.get('q')).toBe(query);
});

test.each([
  ['str', 'stream', true],
  ['stream', 'str', true],
  ['stream', 'hooks', false],
  ['', 'stream', false],
  ['stream', '', false],
])('from %j to %j is one step: %s', (before, after, isOne) => {
  expect(isSameStep(before, after)).toBe(isOne);
});
