import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence';

test('a sentence goes on after an abbreviation, a link, and a version number', () => {
  expect(firstSentence('The stream is cold, i.e. settled. A cold stream stays cold.')).toBe(
    'The stream is cold, i.e. settled.',
  );
  expect(firstSentence('See [`Lockup.Status`](/a.b#c) of v1.2 first. Then more.')).toBe(
    'See [`Lockup.Status`](/a.b#c) of v1.2 first.',
  );
  expect(firstSentence('No period')).toBe('No period');
});
