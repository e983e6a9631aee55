import { expect, test } from 'vitest';
import { cleanQuery, shortenQuery, toWellFormed } from './clean-query';

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
