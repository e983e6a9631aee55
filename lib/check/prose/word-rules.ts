import americanSpellings from '@/content/data/american-spellings.json';
import wordLists from '@/content/data/word-lists.json';
import type { Rule } from '@/lib/markup/rules';
import type { ProseBlock } from './read-prose';

type WordRule = {
  rule: Rule;
  /** Matched against the visible text, without code and addresses. */
  pattern: RegExp;
  fix: string;
  /** The replacement, if it's right in every sentence. */
  replacement?: string;
  /** Where the words are allowed. */
  notIn?: ProseBlock['kind'];
};

const word = (alternatives: readonly string[], flags = 'giu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_-])`, flags);

export const wordRules: WordRule[] = [
  {
    rule: 'easy-words',
    pattern: word(wordLists.easy),
    fix: 'Remove it: a reader who is stuck feels blamed.',
  },
  {
    rule: 'advertising',
    pattern: word(wordLists.advertising),
    fix: 'Say in plain words what it does.',
  },
  {
    rule: 'exclamations',
    // Not those of `[!NOTE]`, `!!! note`, and `![[picture.png]]`, which `lib/check/markdown` reports.
    pattern: /(?<!\[|^!*)!(?!\[\[)/gm,
    fix: 'End the sentence with a period.',
  },
  {
    rule: 'second-person',
    pattern: word(['[Ww]e', '[Oo]urs?', 'us', "[Ll]et's", '[Ll]et us'], 'gu'),
    fix: 'Address the reader as "you", and name anyone else who acts.',
  },
  // When capitalized, it's the name of an entity or a parameter. Diagram labels can be names of fields.
  {
    rule: 'names',
    pattern: word(['assets?'], 'gu'),
    fix: 'Write "token", or put a name from code between backticks.',
    notIn: 'attribute',
  },
  // A safe name fits in every sentence.
  ...wordLists.names.map(
    ({ name, insteadOf, isSafe }): WordRule => ({
      rule: 'names',
      pattern: word(insteadOf),
      fix: `Write "${name}".`,
      ...(isSafe && { replacement: name }),
    }),
  ),
  { rule: 'spaces', pattern: /(?<=\S)[ \t]{2,}(?=\S)/g, fix: 'Write one space.', replacement: ' ' },
  {
    rule: 'spaces',
    pattern: /(?<=\p{L})[ \t]+(?=[,;:.?](?:\s|$))/gu,
    fix: 'Remove the space.',
    replacement: '',
  },
  { rule: 'quotes', pattern: /[‘’]/g, fix: "Use a straight quote: '.", replacement: "'" },
  { rule: 'quotes', pattern: /[“”]/g, fix: 'Use a straight quote: ".', replacement: '"' },
  // Phrases of word-by-word translations. One that's right in some sentences has a lookahead.
  ...wordLists.translated.map(
    ({ pattern, instead }): WordRule => ({
      rule: 'translated',
      pattern: new RegExp(pattern, 'gim'),
      fix: instead,
    }),
  ),
];

/** The dictionary accepts most of these as variants; the spelling rule reports the others. */
const americanWords = new Map(Object.entries(americanSpellings));

/** Returns the American spelling in the same case, or `undefined` if the word isn't on the list. */
export function toAmerican(word: string): string | undefined {
  const lower = word.toLowerCase();
  const singular = americanWords.get(lower.replace(/s$/, ''));
  const american = americanWords.get(lower) ?? (singular && `${singular}s`);
  if (american === undefined) return undefined;
  if (word === word.toUpperCase()) return american.toUpperCase();
  return word === lower ? american : american.charAt(0).toUpperCase() + american.slice(1);
}
