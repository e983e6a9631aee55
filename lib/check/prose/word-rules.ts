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

/** Matches one of several words, and nothing longer. */
const wholeWords = (words: readonly string[]): string =>
  `(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`;

type StoredRule = Omit<WordRule, 'pattern'> & { words?: string[]; pattern?: string; flags?: string };

// `lib/check/check-data.ts` checks the names of the rules.
const stored = wordLists.rules as StoredRule[];

export const wordRules: WordRule[] = [
  ...stored.map(({ words, pattern, flags, ...rule }) => ({
    ...rule,
    pattern: new RegExp(pattern ?? wholeWords(words ?? []), flags ?? 'giu'),
  })),
  // A safe name fits in every sentence.
  ...wordLists.names.map(
    ({ name, insteadOf, isSafe }): WordRule => ({
      rule: 'names',
      pattern: new RegExp(wholeWords(insteadOf), 'giu'),
      fix: `Write "${name}".`,
      ...(isSafe && { replacement: name }),
    }),
  ),
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
