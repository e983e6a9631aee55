import { expect, test } from 'vitest';
import { readBenchOptions } from './bench-options';

test('by default, the real site is built and the build is discarded', () => {
  expect(readBenchOptions([])).toEqual({
    corpus: undefined,
    keep: undefined,
    search: false,
    firstPage: false,
  });
});

test('the corpus can be given with or without an equals sign', () => {
  expect(readBenchOptions(['--corpus', 'pages']).corpus).toBe('pages');
  expect(readBenchOptions(['--corpus=pages']).corpus).toBe('pages');
});

test('the first page of the development server can be measured alone', () => {
  expect(readBenchOptions(['--first-page']).firstPage).toBe(true);
});

test('a build is kept in a temporary folder or in the given folder', () => {
  expect(readBenchOptions(['--keep', '--corpus', 'pages'])).toMatchObject({
    corpus: 'pages',
    keep: 'temporary',
  });
  expect(readBenchOptions(['--keep=../kept']).keep).toEqual({ folder: '../kept' });
});

test('the search can be measured alone', () => {
  expect(readBenchOptions(['--search']).search).toBe(true);
});

test.each([[['--search', '--keep']], [['--pages', '9']], [['pages']], [['--keep', 'kept']], [['--corpus=']]])(
  '%j is rejected with a usage line',
  (words) => {
    expect(() => readBenchOptions(words)).toThrow(
      'npm run bench [-- --search | [--corpus DIR] [--keep[=DIR]] [--first-page]]',
    );
  },
);
