import { expect, test } from 'vitest';
import { addPermalinks, formatPermalink, linesOf, readPermalink, sortPermalinks } from './permalink';

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

test('the lines of a page are its own, not those of pages below it', () => {
  expect(linesOf('/a\n/a#b\n/a/b\n/ab\n', '/a')).toEqual(['/a', '/a#b']);
});

// Properties of 500 lists, generated with the same pseudorandom numbers in each run.
let seed = 1;
const next = (below: number): number => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
const signs = ['a', 'Z', '0', '-', '.', '_', '(', ')', ',', '[', ']', '%', 'é', '時', '😀', '~'];
const word = (): string => Array.from({ length: 1 + next(6) }, () => signs[next(signs.length)]).join('');
const randomPermalink = () => ({
  address: `/${word()}/${word()}`,
  ...(next(3) > 0 && { anchor: word() }),
});

test('what is written reads back as it was, in ASCII and on one line', () => {
  for (let run = 0; run < 500; run += 1) {
    const permalink = randomPermalink();
    const line = formatPermalink(permalink);
    expect(line).toMatch(/^[!-~]+$/);
    expect(readPermalink(line)).toEqual(permalink);
  }
});

test('adding is the same in any order, twice as good as once, and keeps every line', () => {
  for (let run = 0; run < 100; run += 1) {
    const [old, first, second] = [0, 1, 2].map(() =>
      Array.from({ length: next(20) }, () => formatPermalink(randomPermalink())),
    ) as [string[], string[], string[]];
    const text = addPermalinks('', old);
    const all = addPermalinks(addPermalinks(text, first), second);
    expect(addPermalinks(addPermalinks(text, second), first)).toBe(all);
    expect(addPermalinks(all, [...first, ...old])).toBe(all);
    expect(all.split('\n').slice(0, -1)).toEqual(sortPermalinks([...old, ...first, ...second]));
  }
});
