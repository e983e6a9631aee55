import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkForm, longestSentence } from './check-form';
import { readProse } from './read-prose';

function check(text: string) {
  const prose = readProse(text, 'content/a.mdx');
  return prose ? checkForm(prose) : [];
}
const report = (text: string) => check(text).map(formatProblem).join('\n');

test('reports a capital in a heading, unless it begins a name', () => {
  expect(report('## Create a Stream of Lockup Linear\n')).toMatchInlineSnapshot(`
    "content/a.mdx:1:1  warning: The heading has a capital in "Stream". [capitals]
      Write stream. If it is a name, add it to content/data/word-lists.json."
  `);
  expect(report('## The NFT of a Lockup stream: `Create`\n\n## What Sablier Labs does\n')).toBe('');
});

test('a heading ends without punctuation, except for a question mark', () => {
  expect(report('## Fees.\n')).toContain('The heading ends with punctuation.');
  expect(report('## What does it cost?\n')).toBe('');
});

test('if a cell has several sentences, the last one ends with a period, too, and a single one without', () => {
  const table = (cell: string) => `| A |\n| - |\n| ${cell} |\n`;
  expect(report(table('It ends. It never resumes'))).toContain(
    'The last sentence of the cell has no period. [tables]',
  );
  expect(report(table('It ends. `resume` reverts'))).toContain('[tables]');
  expect(report(table('It ends. It never resumes.'))).toBe('');
  expect(report(table('The ABI as JSON. It never changes'))).toContain('[tables]');
  expect(report(table('It ends.'))).toContain('A single sentence of a cell ends with a period. [tables]');
  expect(report(table('It ends'))).toBe('');
  expect(report(table('Ends with v1.2, in the U.S. Treasury'))).toBe('');
});

test('a long sentence gets a notice; code in it counts as one word', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect(check(`${words(longestSentence)}. ${words(longestSentence)}.\n`)).toEqual([]);
  const long = check(`Short. ${words(longestSentence)} \`a b c\`.\n`);
  expect(long.map(({ level, column, what }) => [level, column, what])).toEqual([
    ['notice', 8, `A sentence of ${longestSentence + 1} words.`],
  ]);
  expect(check(`![${words(longestSentence + 9)}](/a.svg)\n`)).toEqual([]);
});

test('the text of a link says where it leads', () => {
  expect(report('See [here](/a).\n')).toMatchInlineSnapshot(`
    "content/a.mdx:1:5  warning: The link text "here" doesn't say where the link leads. [link-words]
      Name the page, or what readers find there."
  `);
  expect(report('See [here is more](/a), `[here](/a)`.\n')).toBe('');
});

test('reports an address that was typed by hand, unless it is made up', () => {
  const digits = '1234567890'.repeat(4);
  expect(report(`Send to \`0x${digits}\`.\n`)).toContain(`0x${digits} was typed by hand.`);
  expect(report(`\`0x${'1'.repeat(40)}\` \`0x${digits}${digits}\`\n`)).toBe('');
});
