import type { Rule } from '@/lib/markup/rules';
import type { ProseBlock } from './read-prose';
import { translatedPhrases } from './translated-phrases';

/** Words and characters to avoid. */
export type WordRule = {
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

/**
 * Synonyms of terms that should have only one name on our pages. If `isSafe` is set, the name fits in every
 * sentence.
 */
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
    // Not those of `[!NOTE]`, `!!! note`, and `![[picture.png]]`, which `lib/content/markdown/lint` reports.
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
