import { expect, test } from 'vitest';
import { readBenchOptions } from './bench-options';

test('without words, the real site is built and nothing is kept', () => {
  expect(readBenchOptions([])).toEqual({ corpus: undefined, keep: undefined, records: undefined });
});

test('a corpus is named with or without an equals sign', () => {
  expect(readBenchOptions(['--corpus', 'pages']).corpus).toBe('pages');
  expect(readBenchOptions(['--corpus=pages']).corpus).toBe('pages');
});

test('a build is kept in a temporary folder, or where the contributor says', () => {
  expect(readBenchOptions(['--keep', '--corpus', 'pages'])).toMatchObject({
    corpus: 'pages',
    keep: 'temporary',
  });
  expect(readBenchOptions(['--keep=../kept']).keep).toEqual({ folder: '../kept' });
});

test('the search can be measured with more records than there are', () => {
  expect(readBenchOptions(['--records', '100000']).records).toBe(100_000);
});

test.each([
  [['--pages', '9']],
  [['pages']],
  [['--keep', 'kept']],
  [['--corpus=']],
  [['--records', 'many']],
  [['--records=0']],
])('%j is refused with a line on how to call it', (words) => {
  expect(() => readBenchOptions(words)).toThrow(
    'npm run bench [-- [--corpus DIR] [--keep[=DIR]] | --records COUNT]',
  );
});
