import { describe, expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkWords } from './check-words';
import { readProse } from './read-prose';

function check(text: string) {
  const prose = readProse(text, 'content/a.mdx');
  return prose ? checkWords(prose) : [];
}
const rulesIn = (text: string) => check(text).map(({ rule }) => rule);

test('reports a word to avoid, a repeated word, a wrong article, and a translated phrase with place and advice', () => {
  const text = 'One line.\n\nYou can simply pay.\n\nIt **is** is a hour, and nobody [knows](/a).\n';
  expect(check(text).map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "content/a.mdx:5:6  warning: Unexpected repeated \`is\`, remove one occurrence. [doubled-words]
      Write "is".
    content/a.mdx:5:14  warning: Unexpected article \`a\` before \`hour\`, expected \`an\`. [articles]
      Write "an".
    content/a.mdx:3:9  warning: Pages don't say "simply". [easy-words]
      Remove it: a reader who is stuck feels blamed.
    content/a.mdx:5:26  warning: "nobody" reads as translated. [translated]
      Name the role, such as the sender, or use "someone" or "no one"."
  `);
});

test.each([
  ['You just wait.', 'easy-words'],
  ['A seamless flow.', 'advertising'],
  ['Done!', 'exclamations'],
  ['We pay you.', 'second-person'],
  ['Send an asset.', 'names'],
  ['Only the beneficiary.', 'names'],
  ['It happens onchain.', 'names'],
  ['The code on Github.', 'names'],
  ['By Open Zeppelin.', 'names'],
  ['It  happens.', 'spaces'],
  ['It happens , then.', 'spaces'],
  ['The sender’s.', 'quotes'],
  ['It is is.', 'doubled-words'],
  ['It takes an day.', 'articles'],
  ['A colour.', 'american'],
])('%s breaks the rule "%s"', (text, rule) => {
  expect(rulesIn(`${text}\n`)).toEqual([rule]);
});

test.each([
  'An event tells the amount.',
  'The address stands in the code.',
  'The reports lie here; the list lies there.',
  'How they hang together.',
  'Who claims two days later finishes two days later.',
  'When somebody claims.',
  "The caller hasn't the role.",
  'All the same, it reverts.',
  'The page, as it is.',
])('%s reads as translated', (text) => {
  expect(rulesIn(`${text}\n`)).toContain('translated');
});

test.each([
  '`just` and `asset!` in code, [x](/just/easy)',
  'GitHub, OpenZeppelin and TypeScript.',
  'It works on-chain, and the Asset of an entity is its token.',
  'That that had had, US dollars, and adjusting.',
  'An NFT, a UD60x18, a `uint256`, an hour, a user.',
  '## Gas\n\nGas is paid.',
  '## Who pays for a stream\n\nSee who claims it. Who pays for it?',
  'The amounts are all the same.',
  'The response tells you what ETH stands for, and how to tell them apart.',
  '| a  | b |\n| - | - |\n| c   | c |',
  '![A card](/a.svg)',
  '```ts\nlet asset  = simply!\n```',
])('%j breaks none', (text) => {
  expect(rulesIn(`${text}\n`)).toEqual([]);
});

describe('a fix', () => {
  const fixesIn = (text: string) => check(text).map(({ edit }) => edit?.text);

  test('keeps a capital', () => {
    expect(fixesIn('Onchain, a Colour.\n')).toEqual(['On-chain', 'Color']);
  });

  test('replaces a repeated word and a wrong article', () => {
    expect(fixesIn('It is is a hour.\n')).toEqual(['is', 'an']);
  });

  test('is missing where it would move an anchor, end the value of an attribute, or delete markup', () => {
    expect(fixesIn('## A colour onchain\n')).toEqual([undefined, undefined]);
    expect(fixesIn('## The sender’s rights\n')).toEqual(["'"]);
    expect(fixesIn('<Card title="A “card”" href="/a">B</Card>\n')).toEqual([undefined, undefined]);
    expect(fixesIn('It is [is](/a).\n')).toEqual([undefined]);
  });

  test('is missing where a person has to choose the word', () => {
    expect(fixesIn('An asset, simply!\n')).toEqual([undefined, undefined, undefined]);
  });
});
