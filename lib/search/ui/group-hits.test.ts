import { expect, test } from 'vitest';
import type { HitFacts } from './found-page';
import { groupPages, readHits } from './group-hits';

/** Creates a hit as an index returns it, from its URL and its headings, starting with the section's. */
function hit(url: string, headings: string[], section = ''): HitFacts {
  const [lvl0 = '', lvl1 = null, lvl2 = null, lvl3 = null] = headings;
  const hierarchy = { lvl0, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: url, url, hierarchy, section, product: '', kind: 'section' };
}

test('the title of a hit is its deepest heading, and the trail contains those above it', () => {
  const [page] = readHits([hit('/concepts/hooks#gas', ['Concepts', 'Hooks', 'Cost', 'Gas'], 'concepts')]);
  expect(page).toMatchObject({
    path: '/concepts/hooks#gas',
    title: 'Gas',
    level: 'lvl3',
    trail: ['Hooks', 'Cost'],
    group: 'Concepts',
  });
});

test('a hit for a whole page has no trail', () => {
  expect(readHits([hit('/concepts/hooks', ['Concepts', 'Hooks'])])[0]).toMatchObject({
    title: 'Hooks',
    trail: [],
  });
});

test('if the index has no sections because another crawler filled it, the first heading is the group', () => {
  expect(readHits([hit('/a', ['Start', 'A'])])[0]?.group).toBe('Start');
});

test('hits without a title and hits on other sites are dropped', () => {
  const hits = [hit('https://evil.test/', ['x', 'y']), hit('//evil.test', ['x', 'y']), hit('/a', ['', ''])];
  expect(readHits(hits)).toEqual([]);
});

test('a page has at most three hits, and no URL appears twice', () => {
  const paths = ['/a#1', '/a#1', '/a#2', '/b', '/a', '/a#3', '/b#1'];
  const found = readHits(paths.map((path) => hit(path, ['x', path])));
  expect(found.map(({ path }) => path)).toEqual(['/a#1', '/a#2', '/b', '/a', '/b#1']);
});

test('groups are sorted by their best hits', () => {
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
