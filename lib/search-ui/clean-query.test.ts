import { expect, test } from 'vitest';
import { cleanQuery, shortenQuery, toWellFormed } from './clean-query';

test('a query is one line without spaces at its ends', () => {
  expect(cleanQuery('  cancel\n\ta  stream ')).toBe('cancel a stream');
});

test.each([
  ['marks of direction', '\u202Estream\u202C\u200F', 'stream'],
  ['zero-width characters and a byte order mark', '\uFEFFstr\u200Beam', 'stream'],
  ['a null', 'stream\0fees', 'stream fees'],
  ['half a character', 'stream \uD83C fees\uDF0A', 'stream fees'],
  ['line and paragraph separators', 'stream\u2028fees\u2029', 'stream fees'],
])('%s are not part of a query', (_, text, query) => {
  expect(cleanQuery(text)).toBe(query);
});

test('a whole character of two halves stays, and so does an accent', () => {
  expect(cleanQuery('🌊 über e\u0301')).toBe('🌊 über e\u0301');
});

test('a query of 5,000 characters keeps its beginning, and no half character at its end', () => {
  expect(cleanQuery('a'.repeat(5000))).toBe('a'.repeat(300));
  expect(cleanQuery(`a${'🌊'.repeat(300)}`)).toBe(`a${'🌊'.repeat(149)}`);
});

test('revert data keeps its end, because arguments stand there', () => {
  const data = `0x08c379a0${'0'.repeat(4000)}`;
  expect(cleanQuery(` ${data}\n`)).toBe(data);
  expect(cleanQuery(`"${data.slice(2)}"`)).toBe(`"${data.slice(2)}"`);
});

test('in a sentence a long query is cut', () => {
  expect(shortenQuery('stream')).toBe('stream');
  expect(shortenQuery('stream '.repeat(20), 20)).toBe('stream stream stream…');
});

test('an address can be made of what is well-formed', () => {
  expect(encodeURIComponent(toWellFormed('a\uD83C'))).toBe('a%EF%BF%BD');
});
