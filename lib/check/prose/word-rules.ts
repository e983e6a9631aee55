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

/** Phrases of word-by-word translations. One that's right in some sentences has a lookahead or is left out. */
const translatedPhrases: readonly [pattern: RegExp, suggestion: string][] = [
  [
    /\b(?:tells|told)\b(?! (?:you|us|me|them|users|readers|anyone|whether|if|apart|the (?:user|reader|compiler|browser|contract|app|difference))\b)/gi,
    'Use "returns", "shows", "lists", or "reports".',
  ],
  [/\b(?:stands?|stood)\b(?! (?:for|alone|out|up|by|behind)\b|-)/gi, 'Use "is", "are", or "appears".'],
  [/\b(?:lies|lay)\b(?! out\b)/gi, 'Use "is" or "are".'],
  [/\bhangs? (?:together|under|below)\b/gi, 'Say how the two are related.'],
  [/\bbring(?:s|ing)? along\b/gi, 'Use "includes" or "comes with".'],
  [/\bcomes? at once\b/gi, 'Say what happens, such as "becomes withdrawable in one step".'],
  // "Who" is fine in headings and questions.
  [
    /(?:(?<=^|[.:;] )|(?<=\b(?:so|but|for|from|to|by|of) ))who (?:does|has|wants|comes|claims|calls|needs|reads|writes|opens|sends|holds|owns|asks|gets|changes|deploys|signs|pays|uses|knows)\b(?=[^?\n]*\.)/gim,
    'Name the person, or use "whoever" or "if you".',
  ],
  [/\b(?:some|no|any|every)body\b/gi, 'Name the role, such as the sender, or use "someone" or "no one".'],
  [/\banother one\b/gi, 'Use "another".'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'Use "fix" or "correct".'],
  [
    /\b(?:hasn['’]t|haven['’]t|has not|have not) (?:the|a|an|any|one)\b/gi,
    'Use "doesn\'t have" or "don\'t have".',
  ],
  [/\bthe (?:whole )?way (?:of|back)\b/gi, 'Say how it happens.'],
  [/\bput(?:s|ting)? aside\b/gi, 'Use "store" or "save".'],
  [/(?:^|[.;] )all the same,|, all the same\b/gim, 'Use "anyway" or "still".'],
  [/\bonce more\b/gi, 'Use "again".'],
  [/\bfrom when\b/gi, 'Use "from the time when", or give the time.'],
  [/(?<=, )as it is(?=[,.;])|\bas it is$/gim, 'Use "unchanged".'],
  [/\bwithout more(?=[,.;])/gi, 'Say what isn\'t needed, such as "without further setup".'],
  [/\b\d+ letters\b|\bletters? (?:long|at most)\b/gi, 'Use "characters".'],
  [/\bin (?:their|its) order\b/gi, 'Use "in order".'],
  [/\b(?:does|do|did|done) without\b/gi, 'Use "needs no" or "works without".'],
  [/\b(?:tak(?:es?|en|ing)|took) (?:(?:it|them|this|that) )?out\b/gi, 'Use "remove".'],
  [/\bof such\b(?! an?\b)/gi, 'Repeat the noun: "of these files".'],
  [/\bnothing of\b/gi, 'Use "none of" or "no part of".'],
  [/\bover the top\b/gi, 'Say where it is.'],
  [/\blead(?:s|ing)? (?:it |them |you |readers )?on\b/gi, 'Use "redirect" or "continue".'],
];

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
  ...translatedPhrases.map(([pattern, fix]): WordRule => ({ rule: 'translated', pattern, fix })),
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
