import { expect, test } from 'vitest';
import { byteLength, splitText } from './split-text';

test('a text that fits stays whole', () => {
  expect(splitText('one\ntwo', 8)).toEqual(['one\ntwo']);
});

test('a longer text is split between paragraphs', () => {
  expect(splitText('one\ntwo\nthree', 8)).toEqual(['one\ntwo', 'three']);
});

test('a long paragraph is split between sentences, and a long sentence between words', () => {
  expect(splitText('First one. Second one.', 12)).toEqual(['First one.', 'Second one.']);
  expect(splitText('a bb ccc dddd', 6)).toEqual(['a bb', 'ccc', 'dddd']);
});

test('the limit is in bytes of the JSON encoding', () => {
  const pieces = splitText('äöü\n"x"\näöü', 9);
  expect(pieces).toEqual(['äöü', '"x"', 'äöü']);
  expect(Math.max(...pieces.map((piece) => byteLength(JSON.stringify(piece)) - 2))).toBeLessThanOrEqual(9);
});

test('no words are lost', () => {
  const text = 'One two three. Four five six.\nSeven eight.\nNine';
  expect(splitText(text, 10).join(' ').split(/\s+/)).toEqual(text.split(/\s+/));
});
