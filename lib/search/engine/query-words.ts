import { tokenize, toTerm, wordsOf } from './tokenize';

/** Words that occur in questions but don't say what the reader is looking for, in the form that `toTerm` returns. */
const stopWords = new Set(
  (
    'a about an and any are as at be been by can could did do doe does dont for from had has have how i if in into is ' +
    'it its ive just many me much my of on or our out please should so tell than that the their them then there these they ' +
    'this those to was we were what whats when where which who whose why will with would you your'
  ).split(' '),
);

const isStopWord = (term: string): boolean => stopWords.has(term);

/** Words with little meaning that an answer may not contain. */
const weakWords = new Set(
  (
    'calculate calculated compute difference explain find get give happen know make mean need own possible see someone ' +
    'something support supported thing use used using want way work'
  ).split(' '),
);

const isWeakWord = (term: string): boolean => weakWords.has(term);

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

/** Longer queries aren't meant to be matched word by word. */
const maxLength = 512;
const maxWords = 12;

/** Whether a query is a question rather than a lookup: it has a stop word, or many words and no identifier. */
export function isQuestion(query: string): boolean {
  const words = wordsOf(query.slice(0, maxLength));
  // `create with timestamps` is as good as `createWithTimestamps`.
  const asks = words.some((word) => isStopWord(toTerm(word)) && word !== 'with');
  return asks || (words.length > 3 && !words.some(isIdentifier));
}

/** Whether a word is written like a name in code: `withdrawMax`, `MAX_COUNT`, or `UD60x18`. */
const isIdentifier = (word: string): boolean => /^\w+[A-Z_\d]/.test(word);

/** Returns the words of a query to search for, without stop words unless there are no others. */
export function queryWords(query: string): QueryWord[] {
  const words = wordsOf(query.slice(0, maxLength)).slice(0, maxWords);
  const all = words.map((text, index): QueryWord => {
    const term = toTerm(text);
    const parts = tokenize(text)
      .map((token) => token.term)
      .filter((part) => part !== term);
    return { text, term, parts, isLast: index === words.length - 1, isWeak: isWeakWord(term) };
  });
  const contentWords = all.filter(({ term }) => !isStopWord(term));
  return contentWords.length > 0 ? contentWords : all;
}
