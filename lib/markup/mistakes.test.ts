import { expect, test } from 'vitest';
import mistakes from '@/content/data/mistakes.json';
import { findMistakes, mistakesOf } from './mistakes';

const list = [
  { pattern: /<(?<tag>\w+)>/, what: '"{0}" is tag {tag} of {file}.', fix: 'Write  {"tag"}' },
  { pattern: /(?<before>a+)(b"?)/, what: 'A {2} follows.', fix: 'Remove it.', rule: 'markdown' as const },
];

test('messages contain what the pattern found, and other texts by name', () => {
  expect(findMistakes('See <br> and <hr>.', list, { file: 'a.mdx' })).toMatchObject([
    { what: '"<br>" is tag br of a.mdx.', fix: 'Write  "br"', offset: 4, rule: 'syntax' },
  ]);
});

test('a mistake begins after the group "before", and a quote in quotes is escaped', () => {
  const [quoted] = findMistakes('aab"', [{ pattern: /b(?<rest>")/, what: '{"rest"}', fix: '' }]);
  expect(quoted?.what).toBe('"\\""');
  expect(findMistakes('-aab"', list)).toMatchObject([{ offset: 3, rule: 'markdown', what: 'A b" follows.' }]);
  expect(findMistakes('plain', list)).toEqual([]);
});

test('every pattern of the data can be read', () => {
  const names = Object.keys(mistakes) as (keyof typeof mistakes)[];
  expect(names.flatMap((name) => mistakesOf(name)).length).toBeGreaterThan(60);
});
