import { expect, test } from 'vitest';
import { readMarks } from './read-marks';

test('every second part is marked', () => {
  expect(readMarks('a <mark>stream</mark> and <mark>str</mark>eams')).toEqual([
    ...['a ', 'stream', ' and ', 'str', 'eams'],
  ]);
  expect(readMarks('<mark>all</mark>')).toEqual(['', 'all', '']);
  expect(readMarks('none')).toEqual(['none']);
});

test('signs that were escaped stand there as they were written, and make no mark', () => {
  expect(readMarks('&lt;mark&gt; &amp;amp; &quot;<mark>it&#39;s</mark>&quot;')).toEqual([
    ...['<mark> &amp; "', "it's", '"'],
  ]);
});
