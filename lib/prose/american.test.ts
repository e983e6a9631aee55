import { expect, test } from 'vitest';
import { toAmerican } from './american';

test.each([
  ['colour', 'color'],
  ['Behaviours', 'Behaviors'],
  ['CANCELLED', 'CANCELED'],
  ['cancellable', 'cancelable'],
  ['tokenised', 'tokenized'],
  ['decentralisation', 'decentralization'],
  ['analysing', 'analyzing'],
])('%s is written %s', (british, american) => {
  expect(toAmerican(british)).toBe(american);
});

test('words that are the same everywhere stay, as do names that objects have', () => {
  for (const word of [
    'exercise',
    'otherwise',
    'cancellation',
    'color',
    'analysis',
    'promised',
    'constructor',
  ])
    expect(toAmerican(word), word).toBeUndefined();
});
