import type { Rule } from '@/lib/content/rules';
import type { ProseBlock } from './read-prose';

/** Words that pages don't use, as data. */
export type WordRule = {
  rule: Rule;
  /** Found in what readers read; code and addresses are left out. */
  pattern: RegExp;
  mend: string;
  /** What takes the place of what was found, where that is always right. */
  replacement?: string;
  /** Where the words are allowed. */
  notIn?: ProseBlock['kind'];
};

const word = (alternatives: string, flags = 'giu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${alternatives})(?![\\p{L}\\p{N}_-])`, flags);

/** Another word for a thing that has a name, and whether the name fits wherever the word stands. */
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

/** Names that their owners write with capitals inside. */
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
    mend: 'Take it out: whoever is stuck would read it as blame.',
  },
  {
    rule: 'advertising',
    pattern: word(
      'seamless(?:ly)?|powerful|robust|leverag(?:e|es|ed|ing)|utiliz(?:e|es|ed|ing)|cutting-edge|state-of-the-art|world-class|best-in-class|revolutionary|game-chang(?:er|ing)|blazing(?:ly)?|lightning-fast|industry-leading|next-generation|innovative|unparalleled|supercharge[ds]?',
    ),
    mend: 'Say what it does, in a plain word.',
  },
  {
    rule: 'exclamations',
    pattern: /!/g,
    mend: 'End the sentence with a period.',
  },
  {
    rule: 'second-person',
    pattern: word("[Ww]e|[Oo]urs?|us|[Ll]et's|[Ll]et us", 'gu'),
    mend: 'Say "you" to the reader, and name whoever else does something.',
  },
  // With a capital it is the name of an entity or of a parameter; the words of a diagram may name fields.
  {
    rule: 'names',
    pattern: word('assets?', 'gu'),
    mend: 'Write "token"; a name in code stands between backticks.',
    notIn: 'attribute',
  },
  ...names.map(
    ([alternatives, name, options]): WordRule => ({
      rule: 'names',
      pattern: word(alternatives),
      mend: `Write "${name}".`,
      ...(options?.isSafe && { replacement: name }),
    }),
  ),
  ...spellings.map(
    (name): WordRule => ({
      rule: 'names',
      pattern: word(name.replace(/(?<=[a-z])(?=[A-Z])/, ' ?')),
      mend: `Write "${name}".`,
      replacement: name,
    }),
  ),
  { rule: 'spaces', pattern: /(?<=\S)[ \t]{2,}(?=\S)/g, mend: 'Write one space.', replacement: ' ' },
  {
    rule: 'spaces',
    pattern: /(?<=\p{L})[ \t]+(?=[,;:.?](?:\s|$))/gu,
    mend: 'Take the space out.',
    replacement: '',
  },
  { rule: 'quotes', pattern: /[‘’]/g, mend: "Write it straight: '.", replacement: "'" },
  { rule: 'quotes', pattern: /[“”]/g, mend: 'Write it straight: ".', replacement: '"' },
  {
    rule: 'doubled-words',
    pattern: /(?<![\p{L}\p{N}_-])(?!(?:that|had)\s)(\p{L}+)(?:[ \t]+|[ \t]*\n[ \t]*)\1(?![\p{L}\p{N}_-])/giu,
    mend: 'Write it once.',
  },
];
