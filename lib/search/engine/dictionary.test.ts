import { expect, test } from 'vitest';
import { createDictionary } from './dictionary';

test('decoded texts are the originals', () => {
  const { encode, decode } = createDictionary(['the', 'stream']);
  for (const text of [
    '',
    'The stream, and the streams.',
    '  two  spaces \n\nand line breaks\n',
    'See https://example.com/a?b=c#d for "v1.2", don’t',
    'https://example.com https://example.com\nhttps://example.com',
    '🦉 ünïcode_$ \\ \u2028',
  ])
    expect(decode(encode(text)), text).toBe(text);
});

test('each word takes one character, and a space between words none', () => {
  const { encode, fragments } = createDictionary(['stream', 'the']);
  expect(encode('the stream')).toBe('^]');
  expect(encode('stream the new stream')).toBe(']^_]');
  expect(fragments).toEqual(['stream', 'the', 'new']);
});

test('there can be more words than characters that take two bytes', () => {
  const words = Array.from({ length: 70_000 }, (_, number) => `word${number}`);
  const { encode, decode } = createDictionary(words);
  for (const number of [0, 55_202, 55_203, 65_000, 69_999]) {
    const encoded = encode(`${words[number]} ${words[0]}`);
    // Half a surrogate pair would be escaped.
    expect(JSON.stringify(encoded)).toBe(`"${encoded}"`);
    expect(decode(encoded)).toBe(`${words[number]} ${words[0]}`);
  }
});
