import { expect, test } from 'vitest';
import { markTags, readMarks } from './read-marks';

const { highlightPreTag: pre, highlightPostTag: post } = markTags;

test('every other part is highlighted', () => {
  expect(readMarks(`a ${pre}stream${post} and ${pre}str${post}eams`)).toEqual([
    'a ',
    'stream',
    ' and ',
    'str',
    'eams',
  ]);
  expect(readMarks(`${pre}all${post}`)).toEqual(['', 'all', '']);
  expect(readMarks('none')).toEqual(['none']);
});

test('markup and escaped characters in a text stay as they are', () => {
  expect(readMarks(`<mark>a</mark> &lt; ${pre}it's${post}`)).toEqual(['<mark>a</mark> &lt; ', "it's", '']);
});
