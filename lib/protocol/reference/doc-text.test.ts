import { describe, expect, test } from 'vitest';
import { firstSentence, toMarkdownLine } from './doc-text';

const link = (name: string) => `[${name}](/x)`;

describe('a text of a comment as a line of Markdown', () => {
  test('escapes signs that would mean something, and joins lines', () => {
    expect(toMarkdownLine('a < b\n  and 2 * [c]', link)).toBe('a \\< b and 2 \\* \\[c\\]');
  });
});

test('a sentence goes on after an abbreviation, a link, and a version number', () => {
  expect(firstSentence('The stream is cold, i.e. settled. A cold stream stays cold.')).toBe(
    'The stream is cold, i.e. settled.',
  );
  expect(firstSentence('See [`Lockup.Status`](/a.b#c) of v1.2 first. Then more.')).toBe(
    'See [`Lockup.Status`](/a.b#c) of v1.2 first.',
  );
  expect(firstSentence('No period')).toBe('No period');
});
