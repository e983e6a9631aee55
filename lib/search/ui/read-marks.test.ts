import { expect, test } from 'vitest';
import { readMarks } from './read-marks';

test('every other part is highlighted', () => {
  expect(readMarks('a <mark>stream</mark> and <mark>str</mark>eams')).toEqual([
    'a ',
    'stream',
    ' and ',
    'str',
    'eams',
  ]);
  expect(readMarks('<mark>all</mark>')).toEqual(['', 'all', '']);
  expect(readMarks('none')).toEqual(['none']);
});

test('escaped characters are unescaped, and escaped tags are not highlights', () => {
  expect(readMarks('&lt;mark&gt; &amp;amp; &quot;<mark>it&#39;s</mark>&quot;')).toEqual([
    '<mark> &amp; "',
    "it's",
    '"',
  ]);
});
