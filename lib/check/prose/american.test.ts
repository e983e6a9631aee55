import { expect, test } from 'vitest';
import { loadDictionary } from './dictionary';
import { toAmerican } from './word-rules';

test.each([
  ['colour', 'color'],
  ['Behaviours', 'Behaviors'],
  ['CANCELLED', 'CANCELED'],
])('%s is written %s', (british, american) => {
  expect(toAmerican(british)).toBe(american);
});

test('American words and the names of object properties stay as they are', () => {
  for (const word of ['cancellation', 'color', 'analysis', 'constructor'])
    expect(toAmerican(word), word).toBeUndefined();
});

test('the dictionary rejects British verbs in -ise and -yse, so the list leaves them out', async () => {
  const dictionary = await loadDictionary();
  for (const word of ['organise', 'tokenised', 'decentralisation', 'optimising', 'analysing'])
    expect(dictionary.has(word), word).toBe(false);
});
