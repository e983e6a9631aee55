import { expect, test } from 'vitest';
import { checkSpaces } from './check-spaces';
import { readProse } from './read-prose';

function check(text: string) {
  const prose = readProse(text, 'content/a.mdx');
  return (prose ? checkSpaces(prose) : []).map(({ line, column, what, fix }) => [
    line,
    column,
    what,
    fix?.text,
  ]);
}

test('spaces at the end of a line are taken out, but not in code', () => {
  expect(check('One \n\n```text\ntwo  \n```\n')).toEqual([[1, 4, 'The line ends with a space.', '']]);
  expect(check('One   \n\nTwo\n')).toEqual([[1, 4, 'The line ends with a space.', '']]);
});

test('two spaces that break a line are only told, because they mean something', () => {
  expect(check('One  \ntwo\n')).toEqual([
    [1, 4, 'Two spaces break the line here, and nobody sees them.', undefined],
  ]);
});

test('a file ends with one line break', () => {
  const what = 'The file does not end with one line break.';
  expect(check('One')).toEqual([[1, 4, what, '\n']]);
  expect(check('One\n\n\n')).toEqual([[1, 4, what, '\n']]);
});
