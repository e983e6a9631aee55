import { expect, test } from 'vitest';
import type { Heading } from '@/lib/markup/document';
import { toSections } from './contents-sections';

const heading = (depth: 2 | 3, id: string): Heading => ({ depth, id, text: id.toUpperCase() });
const outline = (...headings: Heading[]) =>
  toSections(headings).map((section) => [section.heading.id, section.parts.map(({ id }) => id)]);

test('a section contains its subsections', () => {
  expect(
    outline(heading(2, 'a'), heading(3, 'b'), heading(3, 'c'), heading(2, 'd'), heading(3, 'e')),
  ).toEqual([
    ['a', ['b', 'c']],
    ['d', ['e']],
  ]);
});

test('a section without subsections is a separate entry, and so is each subsection before the first section', () => {
  expect(outline(heading(3, 'a'), heading(3, 'b'), heading(2, 'c'), heading(2, 'd'))).toEqual([
    ['a', []],
    ['b', []],
    ['c', []],
    ['d', []],
  ]);
  expect(outline()).toEqual([]);
});
