import { expect, test } from 'vitest';
import { checkSpaces } from './check-form';
import { checkPage } from './check-page';
import { readProse } from './read-prose';

const report = (description: string, ...lines: string[]): string[] =>
  reportAt('content/a.mdx', description, ...lines);

function reportAt(file: string, description: string, ...lines: string[]): string[] {
  const text = ['---', 'title: T', `description: ${description}`, '---', '', ...lines, ''].join('\n');
  const prose = readProse(text, file);
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
  expect(report('It does.', ...closing, '- [B](/b) lists all errors.', '- [C](/c): all events.')).toEqual([
    '9 A page title is the subject of this sentence.',
  ]);
  const card = '<Card title="A" href="/a">B</Card>';
  expect(
    report('It does.', '## Where to go next', '', '<Cards>', card, card, card, card, '</Cards>'),
  ).toEqual([]);
});

test('a page about concepts has no code that can be compiled', () => {
  const lines = [
    ...['```solidity', 'contract A {}', '```', '', '```bash', 'ls', '```', ''],
    ...['<Sample file="lockup/a.ts" />', '', '<Sample file="lockup/a.sh" />', '', ...closing],
  ];
  const found = 'Pages about concepts have no code that can be compiled.';
  expect(reportAt('content/concepts/a.mdx', 'It does.', ...lines)).toEqual([`6 ${found}`, `14 ${found}`]);
  expect(reportAt('content/guides/a.mdx', 'It does.', ...lines)).toEqual([]);
});

test('the terms of the glossary are in order, each below its letter', () => {
  const terms = (...names: string[]) =>
    reportAt(
      'content/concepts/glossary.mdx',
      'It does.',
      ...['## E', ...names.map((name) => `### ${name}`), ...closing].flatMap((line) => [line, '']),
    );
  expect(terms('End time', 'ERC-20', 'Ethereum', 'EVM')).toEqual([]);
  expect(terms('End time', 'EVM', 'ERC-20')).toEqual(['12 The term "ERC-20" is out of order.']);
  expect(terms('End time', 'Fees')).toEqual(['10 "Fees" is among the terms with E.']);
});

test('a title is short enough for search results, and an empty file has no other problem than its front matter', () => {
  const titled = (title: string): string[] => {
    const prose = readProse(
      `---\ntitle: ${title}\ndescription: What it does.\n---\n\n${closing.join('\n')}\n`,
      'content/guides/a.mdx',
    );
    return (prose ? checkPage(prose) : []).map(({ line, what }) => `${line} ${what}`);
  };
  expect(titled('a'.repeat(60))).toEqual([]);
  expect(titled('a'.repeat(61))).toEqual(['2 The title has 61 characters; the limit is 60.']);
  const empty = readProse('', 'content/guides/a.mdx');
  expect(empty && [...checkPage(empty), ...checkSpaces(empty)]).toEqual([]);
});
