import { expect, test } from 'vitest';
import { isTitleName, markTags, readCode, readMarks } from './read-marks';

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

test('names in code are told from the text around them, with their highlights', () => {
  const { highlightPreTag: pre, highlightPostTag: post } = markTags;
  const text = `Call ${pre}withdraw${post}Max or (MAX_COUNT) of SablierFlow with UD60x18, as 0xC19a by Sablier and GitHub do.`;
  expect(readCode(text)).toEqual([
    { isCode: false, text: 'Call ' },
    { isCode: true, text: `${pre}withdraw${post}Max` },
    { isCode: false, text: ' or ' },
    { isCode: true, text: '(MAX_COUNT)' },
    { isCode: false, text: ' of ' },
    { isCode: true, text: 'SablierFlow' },
    { isCode: false, text: ' with ' },
    { isCode: true, text: 'UD60x18' },
    { isCode: false, text: ', as ' },
    { isCode: true, text: '0xC19a' },
    { isCode: false, text: ' by Sablier and GitHub do.' },
  ]);
  expect(
    readCode(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

test('a call with several arguments is one piece of code, unless the excerpt ends before the call does', () => {
  const text = `Use ${pre}withdraw${post}Max(streamId, to) and withdraw${post}(id, to, 1), not (to, from) or fee(s). Call cancelMultiple(a, b`;
  expect(readCode(text).flatMap((run) => (run.isCode ? run.text : []))).toEqual([
    `${pre}withdraw${post}Max(streamId, to)`,
    `withdraw${post}(id, to, 1)`,
    'cancelMultiple(a',
  ]);
});

test('quotes in sentences are typographic, and those in code stay as they are', () => {
  const text = `Add ${pre}arbitrum${post} = "\${ARBITRUM_URL}", or vm.fork("base") for the "to" address.`;
  expect(readCode(text)).toEqual([
    { isCode: false, text: 'Add ' },
    { isCode: true, text: `${pre}arbitrum${post} = "\${ARBITRUM_URL}"` },
    { isCode: false, text: ', or ' },
    { isCode: true, text: 'vm.fork("base")' },
    { isCode: false, text: ' for the “to” address.' },
  ]);
});

test('the whole title of an item or a contract is a name, without its release', () => {
  expect(readCode(`${pre}cancel${post}`, isTitleName)).toEqual([
    { isCode: true, text: `${pre}cancel${post}` },
  ]);
  expect(readCode('Adminable v1.2', isTitleName)).toEqual([
    { isCode: true, text: 'Adminable' },
    { isCode: false, text: ' v1.2' },
  ]);
});
