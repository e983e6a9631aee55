import { isStopWord, isWeakWord } from './stop-words';
import { tokenize, toTerm, wordsOf } from './tokenize';

/** One word of a query. */
export type QueryWord = {
  /** As it was typed. */
  text: string;
  term: string;
  /** The terms of its parts, if it is an identifier. */
  parts: string[];
  /** The reader may not have finished it. */
  isLast: boolean;
  /** A record may lack it and still answer the question. */
  isWeak: boolean;
};

/** What is longer was not typed to be found word by word. */
const maxLetters = 512;
const maxWords = 12;

/** Whether a query is a sentence: its reader wants to be told something, not to look something up. */
export const isQuestion = (query: string): boolean =>
  wordsOf(query.slice(0, maxLetters)).some((word) => isStopWord(toTerm(word)));

/** The words of a query that are looked for: those that a question is made of are left out, if anything else remains. */
export function queryWords(query: string): QueryWord[] {
  const words = wordsOf(query.slice(0, maxLetters)).slice(0, maxWords);
  const all = words.map((text, index): QueryWord => {
    const term = toTerm(text);
    const parts = tokenize(text)
      .map((token) => token.term)
      .filter((part) => part !== term);
    return { text, term, parts, isLast: index === words.length - 1, isWeak: isWeakWord(term) };
  });
  const telling = all.filter(({ term }) => !isStopWord(term));
  return telling.length > 0 ? telling : all;
}
