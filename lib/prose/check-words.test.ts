import { describe, expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/problem';
import { checkWords } from './check-words';
import { readProse } from './read-prose';

function check(text: string) {
  const prose = readProse(text, 'content/a.mdx');
  return prose ? checkWords(prose) : [];
}
const rulesIn = (text: string) => check(text).map(({ rule }) => rule);

test('a word that pages do not use is told with its place', () => {
  expect(check('One line.\n\nYou can simply pay.\n').map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "content/a.mdx:3:9  warning: Pages don't say "simply". [easy-words]
      Take it out: whoever is stuck would read it as blame."
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
  ['A colour.', 'american'],
])('%s breaks the rule "%s"', (text, rule) => {
  expect(rulesIn(`${text}\n`)).toEqual([rule]);
});

test.each([
  '`just` and `asset!` in code, [x](/just/easy)',
  'GitHub, OpenZeppelin and TypeScript.',
  'It works on-chain, and the Asset of an entity is its token.',
  'That that had had, US dollars, and adjusting.',
  '## Gas\n\nGas is paid.',
  '| a  | b |\n| - | - |\n| c   | d |',
  '![A card](/a.svg)',
  '```ts\nlet asset  = simply!\n```',
])('%j breaks none', (text) => {
  expect(rulesIn(`${text}\n`)).toEqual([]);
});

describe('a fix', () => {
  const fixesIn = (text: string) => check(text).map(({ fix }) => fix?.text);

  test('keeps a capital', () => {
    expect(fixesIn('Onchain, a Colour.\n')).toEqual(['On-chain', 'Color']);
  });

  test('is not offered where another word would move an anchor, or a quote end a value', () => {
    expect(fixesIn('## A colour onchain\n')).toEqual([undefined, undefined]);
    expect(fixesIn('## The sender’s rights\n')).toEqual(["'"]);
    expect(fixesIn('<Card title="A “card”" href="/a">B</Card>\n')).toEqual([undefined, undefined]);
  });

  test('is not offered where only people know the word', () => {
    expect(fixesIn('An asset, simply!\n')).toEqual([undefined, undefined, undefined]);
  });
});
