import { expect, test } from 'vitest';
import { createVocabulary } from './vocabulary';

const terms = ['cancel', 'canceled', 'linear', 'lock', 'lockup', 'lockuplinear', 'öl'];
const vocabulary = createVocabulary(terms);

test('a term is found exactly, by prefix, and with typos', () => {
  expect(vocabulary.has('lockup')).toBe(true);
  expect(vocabulary.has('locku')).toBe(false);
  const [first, end] = vocabulary.rangeOf('lock');
  expect(terms.slice(first, end)).toEqual(['lock', 'lockup', 'lockuplinear']);
  expect(vocabulary.rangeOf('x')).toEqual([6, 6]);
  expect(vocabulary.hasPrefix('can')).toBe(true);
  expect(vocabulary.hasPrefix('cana')).toBe(false);
  const near = vocabulary.near('cancle', 2).map(([term, distance]) => [vocabulary.term(term), distance]);
  expect(near).toEqual([
    ['cancel', 2],
    ['canceled', 2],
  ]);
});

test('a word that joins two known terms is split', () => {
  expect(vocabulary.split('cancellockup')).toEqual(['cancel', 'lockup']);
  expect(vocabulary.split('cancelx')).toBeUndefined();
});
