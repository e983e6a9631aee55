import americanSpellings from '@/content/data/american-spellings.json';
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

const word = (alternatives: string, flags = 'giu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${alternatives})(?![\\p{L}\\p{N}_-])`, flags);

/** Synonyms of terms that should have only one name. If `isSafe` is set, the name fits in every sentence. */
const names: [alternatives: string, name: string, options?: { isSafe: boolean }][] = [
  ['allow[- ]lists?|white-?lists?', 'allowlist'],
  ['black-?lists?|block[- ]lists?', 'blocklist'],
  ['beneficiar(?:y|ies)|payees?', 'recipient'],
  ['back[- ]end', 'backend', { isSafe: true }],
  ['code base', 'codebase', { isSafe: true }],
  ['e-mail', 'email', { isSafe: true }],
  ['front[- ]end', 'frontend', { isSafe: true }],
  ['main[- ]net', 'mainnet', { isSafe: true }],
  ['multi-sig', 'multisig', { isSafe: true }],
  ['off-?chain(?<!off-chain)', 'off-chain', { isSafe: true }],
  ['on-?chain(?<!on-chain)', 'on-chain', { isSafe: true }],
  ['smart contracts?', 'contract'],
  ['sub-graph', 'subgraph', { isSafe: true }],
  ['test[- ]net', 'testnet', { isSafe: true }],
  ['web site', 'website', { isSafe: true }],
];

/** Product names with capitals inside. */
const spellings = [
  'GitHub',
  'GraphQL',
  'JavaScript',
  'MetaMask',
  'OpenSea',
  'OpenZeppelin',
  'TypeScript',
  'WalletConnect',
];

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
    pattern: word(
      'simply|just|eas(?:y|ily)|obviously|of course|trivial(?:ly)?|merely|effortless(?:ly)?|straightforward|painless(?:ly)?|hassle-free',
    ),
    fix: 'Remove it: a reader who is stuck feels blamed.',
  },
  {
    rule: 'advertising',
    pattern: word(
      'seamless(?:ly)?|powerful|robust|leverag(?:e|es|ed|ing)|utiliz(?:e|es|ed|ing)|cutting-edge|state-of-the-art|world-class|best-in-class|revolutionary|game-chang(?:er|ing)|blazing(?:ly)?|lightning-fast|industry-leading|next-generation|innovative|unparalleled|supercharge[ds]?',
    ),
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
    pattern: word("[Ww]e|[Oo]urs?|us|[Ll]et's|[Ll]et us", 'gu'),
    fix: 'Address the reader as "you", and name anyone else who acts.',
  },
  // When capitalized, it's the name of an entity or a parameter. Diagram labels can be names of fields.
  {
    rule: 'names',
    pattern: word('assets?', 'gu'),
    fix: 'Write "token", or put a name from code between backticks.',
    notIn: 'attribute',
  },
  ...names.map(
    ([alternatives, name, options]): WordRule => ({
      rule: 'names',
      pattern: word(alternatives),
      fix: `Write "${name}".`,
      ...(options?.isSafe && { replacement: name }),
    }),
  ),
  ...spellings.map(
    (name): WordRule => ({
      rule: 'names',
      pattern: word(name.replace(/(?<=[a-z])(?=[A-Z])/, ' ?')),
      fix: `Write "${name}".`,
      replacement: name,
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
