import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/problem';
import { checkForm, longestSentence } from './check-form';
import { readProse } from './read-prose';

function check(text: string) {
  const prose = readProse(text, 'content/a.mdx');
  return prose ? checkForm(prose) : [];
}
const told = (text: string) => check(text).map(formatProblem).join('\n');
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('a capital in a heading is told, unless it begins a name', () => {
  expect(told('## Create a Stream of Lockup Linear\n')).toMatchInlineSnapshot(`
    "content/a.mdx:1:1  warning: The heading has a capital in "Stream". [capitals]
      Write stream. If it is a name, add it to lib/prose/capitalized-names.ts."
  `);
  expect(told('## The NFT of a Lockup stream: `Create`\n\n## What Sablier Labs does\n')).toBe('');
});

test('a heading ends without a sign, but a question keeps its mark', () => {
  expect(told('## Fees.\n')).toContain('The heading ends with a sign.');
  expect(told('## What does it cost?\n')).toBe('');
});

test('a long sentence is a hint; code in it is one word', () => {
  expect(check(`${words(longestSentence)}. ${words(longestSentence)}.\n`)).toEqual([]);
  expect(
    check(`Short. ${words(longestSentence)} \`a b c\`.\n`).map(({ level, column, what }) => [
      level,
      column,
      what,
    ]),
  ).toEqual([['notice', 8, `A sentence of ${longestSentence + 1} words.`]]);
  expect(check(`![${words(longestSentence + 9)}](/a.svg)\n`)).toEqual([]);
});

test('a link says where it leads', () => {
  expect(told('See [here](/a).\n')).toMatchInlineSnapshot(`
    "content/a.mdx:1:5  warning: The link "here" does not say where it leads. [link-words]
      Name the page or what the reader finds there."
  `);
  expect(told('See [here is more](/a), `[here](/a)`.\n')).toBe('');
});

test('an address is not typed by hand, unless it is made up', () => {
  const digits = '1234567890'.repeat(4);
  expect(told(`Send to \`0x${digits}\`.\n`)).toContain(`0x${digits} is typed by hand.`);
  expect(told(`\`0x${'1'.repeat(40)}\` \`0x${digits}${digits}\`\n`)).toBe('');
});
