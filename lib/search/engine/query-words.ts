import { isStopWord, isWeakWord } from './stop-words';
import { tokenize, toTerm, wordsOf } from './tokenize';

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

/** Whether a query is a question rather than a lookup. */
export const isQuestion = (query: string): boolean =>
  wordsOf(query.slice(0, maxLength)).some((word) => isStopWord(toTerm(word)));

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
