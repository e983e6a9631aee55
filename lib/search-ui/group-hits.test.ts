import { expect, test } from 'vitest';
import type { HitFacts } from './found-page';
import { groupPages, readHits } from './group-hits';

/** A hit as an index answers it: its place, and its headings from the section of the site down. */
function hit(url: string, headings: string[], section = ''): HitFacts {
  const [lvl0 = '', lvl1 = null, lvl2 = null, lvl3 = null] = headings;
  const hierarchy = { lvl0, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: url, url, hierarchy, section, product: '', kind: 'section' };
}

test('a hit is named by its deepest heading and placed by those above it', () => {
  const [page] = readHits([hit('/concepts/hooks#gas', ['Concepts', 'Hooks', 'Cost', 'Gas'], 'concepts')]);
  expect(page).toMatchObject({
    path: '/concepts/hooks#gas',
    title: 'Gas',
    level: 'lvl3',
    trail: ['Hooks', 'Cost'],
    group: 'Concepts',
  });
});

test('a page as a whole has no headings above it', () => {
  expect(readHits([hit('/concepts/hooks', ['Concepts', 'Hooks'])])[0]).toMatchObject({
    title: 'Hooks',
    trail: [],
  });
});

test('an index that another crawler filled has no sections, so the first heading names the group', () => {
  expect(readHits([hit('/a', ['Start', 'A'])])[0]?.group).toBe('Start');
});

test('what leads elsewhere or has no name is left out', () => {
  const hits = [hit('https://evil.test/', ['x', 'y']), hit('//evil.test', ['x', 'y']), hit('/a', ['', ''])];
  expect(readHits(hits)).toEqual([]);
});

test('no page has more than three hits, and no place has two', () => {
  const paths = ['/a#1', '/a#1', '/a#2', '/b', '/a', '/a#3', '/b#1'];
  const found = readHits(paths.map((path) => hit(path, ['x', path])));
  expect(found.map(({ path }) => path)).toEqual(['/a#1', '/a#2', '/b', '/a', '/b#1']);
});

test('groups stand in the order of their best hits', () => {
  const hits = [
    hit('/guides/a', ['Guides', 'A'], 'guides'),
    hit('/concepts/b', ['Concepts', 'B'], 'concepts'),
    hit('/guides/c', ['Guides', 'C'], 'guides'),
  ];
  const groups = groupPages(readHits(hits)).map(({ label, pages }) => [
    label,
    ...pages.map(({ title }) => title),
  ]);
  expect(groups).toEqual([
    ['Guides', 'A', 'C'],
    ['Concepts', 'B'],
  ]);
});
