import { expect, test } from 'vitest';
import { addPermalinks, formatPermalink, readPermalink } from './permalink';

test('a line is an address, or an address with an anchor', () => {
  expect(readPermalink('/')).toEqual({ address: '/' });
  expect(readPermalink('/a/v1.0#b(uint256,(address,bool)[])')).toEqual({
    address: '/a/v1.0',
    anchor: 'b(uint256,(address,bool)[])',
  });
});

test('anything else is no line', () => {
  const lines = ['', 'a', 'https://a.test/', '/a b', '/a#', '/a#b#c', '/é', '/a%', '<<<<<<< HEAD'];
  expect(lines.filter((line) => readPermalink(line) !== undefined)).toEqual([]);
});

test('new lines are added in the order of code units, and none is taken out or doubled', () => {
  expect(addPermalinks('/b\n/a\n', ['/b#Z', '/b#a', '/B', '/a'])).toBe('/B\n/a\n/b\n/b#Z\n/b#a\n');
});

test('any text is written in ASCII on one line, and reads back as it was', () => {
  for (const word of ['aZ0-._(),[]~', '%', 'é', '時', '😀', '100%25']) {
    const permalink = { address: `/${word}/a`, anchor: word };
    expect(formatPermalink(permalink)).toMatch(/^[!-~]+$/);
    expect(readPermalink(formatPermalink(permalink))).toEqual(permalink);
  }
});
