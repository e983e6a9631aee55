import type { Problem } from '@/lib/markup/problem';
import { nearest } from '@/lib/site/nearest';
import { toAmerican } from './american';
import type { Dictionary } from './dictionary';
import { listWords } from './list-words';
import { type Prose, placeIn } from './read-prose';
import { wordsFile } from './word-list';

/** Finding suggestions takes long, and this many misspelled words are a sign of another problem. */
const withSuggestions = 40;

/** The misspelled words, and the words on the list that the pages need. */
export type Spelling = { problems: Problem[]; needed: Set<string> };

/**
 * Finds words that are neither in the dictionary nor on the list.
 * @param list the lines of `content/words.txt`
 */
export function checkSpelling(
  proses: readonly Prose[],
  dictionary: Dictionary,
  list: readonly string[],
): Spelling {
  const own = new Set(list);
  const needed = new Set<string>();
  const fixes = new Map<string, string>();
  const known = (word: string): boolean => {
    const inList = [word, word.toLowerCase()].find((each) => own.has(each));
    // Labels in a picture may be all capitals.
    const inCapitals =
      word === word.toUpperCase() ? list.find((each) => each.toUpperCase() === word) : undefined;
    const found = inList ?? inCapitals;
    if (found === undefined) return dictionary.has(word);
    if (!dictionary.has(word)) needed.add(found);
    return true;
  };
  const fixOf = (word: string): string => {
    const fix = fixes.get(word) ?? toFix(word, list, fixes.size < withSuggestions ? dictionary : undefined);
    fixes.set(word, fix);
    return fix;
  };
  const problems = proses.flatMap((prose) =>
    listWords(prose)
      // Another rule reports these.
      .filter(({ text }) => !known(text) && toAmerican(text) === undefined)
      .map(
        ({ text, start }): Problem => ({
          ...placeIn(prose, start),
          level: 'warning',
          rule: 'spelling',
          what: `"${text}" isn't in the dictionary.`,
          fix: fixOf(text),
        }),
      ),
  );
  return { problems, needed };
}

function toFix(word: string, list: readonly string[], dictionary: Dictionary | undefined): string {
  const sameLetters = list.find((each) => each.toLowerCase() === word.toLowerCase());
  if (sameLetters) return `Write "${sameLetters}", as in ${wordsFile}.`;
  const own = nearest(word, list);
  const guesses = [...new Set([...(own ? [own] : []), ...(dictionary?.suggest(word) ?? [])])].slice(0, 3);
  const quoted = guesses.map((guess) => `"${guess}"`).join(' or ');
  const add = `If it's right, add a line to ${wordsFile}, or put a name from code between backticks.`;
  return quoted ? `Did you mean ${quoted}? ${add}` : add;
}
