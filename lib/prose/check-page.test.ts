import { expect, test } from 'vitest';
import { checkPage } from './check-page';
import { readProse } from './read-prose';

function told(description: string, ...lines: string[]): string[] {
  const text = ['---', 'title: T', `description: ${description}`, '---', '', ...lines, ''].join('\n');
  const prose = readProse(text, 'content/a.mdx');
  return (prose ? checkPage(prose) : []).map(({ line, what }) => `${line} ${what}`);
}
const closing = ['## Where to go next', '', '- [A](/a)'];

test('a description is one sentence', () => {
  expect(told('What v1.2 does, e.g. a stream.', ...closing)).toEqual([]);
  expect(told('What it does', ...closing)).toEqual(['3 The description is not one sentence.']);
  expect(told('What it does. And how.', ...closing)).toEqual(['3 The description is not one sentence.']);
});

test('a page ends with one to three points that continue the task, or with cards', () => {
  expect(told('It does.', '## One', '', 'Text.')).toEqual(['6 The last section is not "Where to go next".']);
  expect(told('It does.', '## Where to go next', '', 'Text.')).toEqual(['6 "Where to go next" has no link.']);
  expect(told('It does.', ...closing, '- [B](/b)', '- [C](/c)', '- [D](/d)')).toEqual([
    '6 "Where to go next" has 4 points.',
  ]);
  const card = '<Card title="A" href="/a">B</Card>';
  expect(told('It does.', '## Where to go next', '', '<Cards>', card, card, card, card, '</Cards>')).toEqual(
    [],
  );
});
