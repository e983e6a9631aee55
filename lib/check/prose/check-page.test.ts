import { expect, test } from 'vitest';
import { checkPage } from './check-page';
import { readProse } from './read-prose';

function report(description: string, ...lines: string[]): string[] {
  const text = ['---', 'title: T', `description: ${description}`, '---', '', ...lines, ''].join('\n');
  const prose = readProse(text, 'content/a.mdx');
  return (prose ? checkPage(prose) : []).map(({ line, what }) => `${line} ${what}`);
}
const closing = ['## Where to go next', '', '- [A](/a)'];

test('a description is one sentence', () => {
  expect(report('What v1.2 does, e.g. a stream.', ...closing)).toEqual([]);
  expect(report('What it does', ...closing)).toEqual(["3 The description isn't one sentence."]);
  expect(report('What it does. And how.', ...closing)).toEqual(["3 The description isn't one sentence."]);
});

test('a page ends with one to three links that continue the task, or with cards', () => {
  expect(report('It does.', '## One', '', 'Text.')).toEqual([`6 The last section isn't "Where to go next".`]);
  expect(report('It does.', '## Where to go next', '', 'Text.')).toEqual([
    '6 "Where to go next" has no link.',
  ]);
  expect(report('It does.', ...closing, '- [B](/b)', '- [C](/c)', '- [D](/d)')).toEqual([
    '6 "Where to go next" has 4 items.',
  ]);
  const card = '<Card title="A" href="/a">B</Card>';
  expect(
    report('It does.', '## Where to go next', '', '<Cards>', card, card, card, card, '</Cards>'),
  ).toEqual([]);
});
