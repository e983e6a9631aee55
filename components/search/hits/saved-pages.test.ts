import { expect, test } from 'vitest';
import { readSavedPages, type SavedPage, withoutPage, withPage } from './saved-pages';

const page = (path: string, title = path): SavedPage => ({ path, title, trail: 'Concepts', kind: 'page' });

test('a stored list is read back unchanged', () => {
  const pages = [page('/a'), { ...page('/search?q=fees', 'fees'), kind: 'search' as const }];
  expect(readSavedPages(JSON.stringify(pages), 'recent')).toEqual(pages);
});

test.each([null, '', 'null', '{', '{"0":{}}', '"text"', '[1,null,[],"x",{}]'])(
  '%j reads as an empty list',
  (text) => {
    expect(readSavedPages(text, 'recent')).toEqual([]);
  },
);

test('invalid entries are dropped, and valid ones remain', () => {
  const entries = [
    { ...page('https://evil.test/') },
    { ...page('javascript:alert(1)') },
    { ...page('/a'), kind: 'unknown' },
    { ...page('/b'), title: 1 },
    { ...page('/c'), title: ' ' },
    { ...page('/d'), more: '<img>', __proto__: null },
  ];
  expect(readSavedPages(JSON.stringify(entries), 'favorites')).toEqual([page('/d')]);
});

test('a list has a maximum length and contains each page once', () => {
  const many = Array.from({ length: 50 }, (_, index) => page(`/${index % 30}`));
  expect(readSavedPages(JSON.stringify(many), 'recent')).toHaveLength(5);
  expect(readSavedPages(JSON.stringify(many), 'favorites')).toHaveLength(12);
});

test('a page that is saved again moves to the top', () => {
  const pages = withPage([page('/a'), page('/b')], page('/b', 'New'), 'recent');
  expect(pages).toEqual([page('/b', 'New'), page('/a')]);
});

test('the oldest page is dropped from a full list', () => {
  const full = ['/1', '/2', '/3', '/4', '/5'].map((path) => page(path));
  expect(withPage(full, page('/0'), 'recent').map(({ path }) => path)).toEqual([
    '/0',
    '/1',
    '/2',
    '/3',
    '/4',
  ]);
});

test('a page can be removed', () => {
  expect(withoutPage([page('/a'), page('/b')], '/a')).toEqual([page('/b')]);
});
