import { expect, test } from 'vitest';
import { checkSpaces } from './check-form';
import { readProse } from './read-prose';

function check(text: string) {
  const prose = readProse(text, 'content/a.mdx');
  return (prose ? checkSpaces(prose) : []).map(({ line, column, what, edit }) => [
    line,
    column,
    what,
    edit?.text,
  ]);
}

test('removes spaces at the end of a line, but not in code', () => {
  expect(check('One \n\n```text\ntwo  \n```\n')).toEqual([[1, 4, 'The line ends with a space.', '']]);
  expect(check('One   \n\nTwo\n')).toEqual([[1, 4, 'The line ends with a space.', '']]);
});

test('reports two spaces that break a line without a fix, because they have an effect', () => {
  expect(check('One  \ntwo\n')).toEqual([[1, 4, 'Two invisible spaces break the line here.', undefined]]);
});
