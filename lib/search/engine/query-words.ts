import { products } from '@/lib/nav/sections';
import { tokenize, toTerm, wordsOf } from './tokenize';
import lists from './words.json';

/** Words that occur in questions but don't say what the reader is looking for, in the form that `toTerm` returns. */
const stopWords = new Set(lists.stop);

export const isStopWord = (term: string): boolean => stopWords.has(term);

/** Words with little meaning that an answer may not contain: common verbs, negations, adverbs, and the brand. */
const weakWords = new Set(lists.weak);

const isWeakWord = (term: string): boolean => weakWords.has(term) || weakWords.has(term.replace(/ing$/, ''));

/** One word of a query. */
export type QueryWord = {
  /** The word as the reader typed it. */
  text: string;
  term: string;
  /** The terms of its parts, if it's an identifier. */
  parts: string[];
  /** Whether it's the last word, which the reader may not have finished. */
  isLast: boolean;
  /** Whether a record without this word can still be a good result. */
  isWeak: boolean;
};

/** The start of a stream's alias, such as `LK3` or `FL`, which names a release. The ID of the stream's chain follows. */
const streamAlias = /^(?:l[dklt]|fl)\d?$/i;

/** Whether a word is an alias of a contract: the start of a stream's alias, or of a campaign's factory, such as `MSF4`. */
export const isAlias = (term: string): boolean => streamAlias.test(term) || /^(?:msf|mf\d?_)/i.test(term);

/** Longer queries aren't meant to be matched word by word. */
const maxWords = 12;

/** Whether a query is a question rather than a lookup: it has a stop word or a question mark, or many words and no identifier. */
export function isQuestion(query: string): boolean {
  if (query.trimEnd().endsWith('?')) return true;
  const words = wordsOf(query);
  // `create with timestamps` is as good as `createWithTimestamps`.
  const asks = words.some((word) => isStopWord(toTerm(word)) && word !== 'with');
  return asks || (words.length > 3 && !words.some(isIdentifier));
}

/** Words of developers, in the form that `toTerm` returns. */
const codeWords = new Set(lists.code);

/** Whether a query has a word of developers, or one that's written like a name in code. */
export const hasCodeWord = (query: string): boolean =>
  wordsOf(query).some((word) => isIdentifier(word) || codeWords.has(toTerm(word)));

/** Whether a word is written like a name in code: `withdrawMax`, `MAX_COUNT`, or `UD60x18`. */
const isIdentifier = (word: string): boolean => /^\w+[A-Z_\d]/.test(word);

/** Words for a product other than its name. */
const otherNames: Readonly<Record<string, RegExp>> = {
  drops: /drop|merkle|airstream|campaign/i,
  bob: /\b(?:bob|vaults?|lido)\b/i,
};

/** Whether a query contains the name of a product, such as `airdrops`, or another word for it. */
export const namesProduct = (query: string, product: string): boolean =>
  (otherNames[product.replace('air', '')] ?? new RegExp(product, 'i')).test(query);

/** Returns the place of a product in the order of the site, and 0 if the record has none. */
export const placeOf = (product: string): number =>
  products.findIndex(({ id }) => id === product || product === '');

/** Returns the words of a query to search for, without stop words unless there are no others. */
export function queryWords(query: string): QueryWord[] {
  const words = wordsOf(query);
  const all = words.map((text, index): QueryWord => {
    const term = toTerm(text);
    const parts = tokenize(text)
      .map((token) => token.term)
      .filter((part) => part !== term);
    const isWeak = isWeakWord(term) || (/^\d+$/.test(text) && streamAlias.test(words[index - 1] ?? ''));
    return { text, term, parts, isLast: index === words.length - 1, isWeak };
  });
  const contentWords = all.filter(({ term }) => !isStopWord(term));
  const kept = contentWords.length > 0 ? contentWords : all;
  // The words of a long question that say most are rarely the first ones.
  const strong = kept.filter(({ isWeak }) => !isWeak);
  return (kept.length > maxWords && strong.length > 0 ? strong : kept).slice(0, maxWords);
}
