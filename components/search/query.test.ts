import { expect, test } from 'vitest';
import { site } from '@/lib/site/site';
import {
  cleanQuery,
  isSameStep,
  issueLink,
  readFilters,
  searchAddress,
  shortenQuery,
  toWellFormed,
} from './query';

test('a query is one line without leading or trailing spaces', () => {
  expect(cleanQuery('  cancel\n\ta  stream ')).toBe('cancel a stream');
});

test.each([
  ['directional marks', '\u202Estream\u202C\u200F', 'stream'],
  ['zero-width characters and a byte order mark', '\uFEFFstr\u200Beam', 'stream'],
  ['a null character', 'stream\0fees', 'stream fees'],
  ['a lone surrogate', 'stream \uD83C fees\uDF0A', 'stream fees'],
  ['line and paragraph separators', 'stream\u2028fees\u2029', 'stream fees'],
])('%s are not part of a query', (_, text, query) => {
  expect(cleanQuery(text)).toBe(query);
});

test('punctuation and emoji alone are no query', () => {
  for (const text of ['?', ' … !', '🌊', '()', '$ _', '1️⃣', '①', '½']) expect(cleanQuery(text), text).toBe('');
  expect(cleanQuery('C?')).toBe('C?');
});

test('surrogate pairs and combining accents are preserved', () => {
  expect(cleanQuery('🌊 über e\u0301')).toBe('🌊 über e\u0301');
});

test('a query of 5,000 characters is cut at the end, but never in the middle of a character', () => {
  expect(cleanQuery('a'.repeat(5000))).toBe('a'.repeat(300));
  expect(cleanQuery(`a${'🌊'.repeat(300)}`)).toBe(`a${'🌊'.repeat(149)}`);
});

test('revert data is kept in full, because its arguments are at the end', () => {
  const data = `0x08c379a0${'0'.repeat(4000)}`;
  expect(cleanQuery(` ${data}\n`)).toBe(data);
  expect(cleanQuery(`"${data.slice(2)}"`)).toBe(`"${data.slice(2)}"`);
});

test('a long query is shortened inside a sentence', () => {
  expect(shortenQuery('stream')).toBe('stream');
  expect(shortenQuery('stream '.repeat(20), 20)).toBe('stream stream stream…');
});

test('well-formed text can be encoded in a URL', () => {
  expect(encodeURIComponent(toWellFormed('a\uD83C'))).toBe('a%EF%BF%BD');
});

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

test('filters can be read back from the URL of a query, and unknown ones are ignored', () => {
  const read = (address: string) => readFilters(new URL(address, 'https://site.test').searchParams);
  const filters = { product: 'flow', section: 'reference' };
  expect(searchAddress('fee', filters)).toBe('/search?q=fee&section=reference&product=flow');
  expect(read(searchAddress('fee', filters))).toEqual(filters);
  expect(read('/search?q=fee')).toEqual({});
  expect(read('/search?q=fee&section=toString&product=bob&release=flow-v1.0')).toEqual({ product: 'bob' });
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

test('the issue belongs to the docs repository and contains the query', () => {
  const url = new URL(issueLink('a "odd" & query'));
  expect(url.origin + url.pathname).toBe(`${site.organization}/docs/issues/new`);
  expect(url.searchParams.get('title')).toBe('Search: no results for "a "odd" & query"');
  expect(url.searchParams.get('body')).toContain('a "odd" & query');
});

test('long or malformed queries still produce a URL that hosts accept', () => {
  expect(issueLink(`\uD83C${'x'.repeat(5000)}`).length).toBeLessThan(1000);
});
