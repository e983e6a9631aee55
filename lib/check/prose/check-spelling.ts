import { nearest } from '@/lib/markup/nearest';
import { type Problem, warningAt } from '@/lib/markup/problem';
import type { Dictionary, UnknownWord } from './dictionary';
import { wordsFile } from './word-list';
import { toAmerican } from './word-rules';

/** Finding suggestions takes long, and this many misspelled words are a sign of another problem. */
const withSuggestions = 40;

type Spelling = { problems: Problem[]; needed: Set<string> };

/**
 * Finds words that aren't on the list either.
 * @param unknown the words that the dictionary lacks
 * @param list the lines of `content/words.txt`
 */
export async function checkSpelling(
  unknown: readonly UnknownWord[],
  list: readonly string[],
): Promise<Spelling> {
  const own = new Set(list);
  const needed = new Set<string>();
  const onList = (word: string): string | undefined =>
    [word, word.toLowerCase()].find((each) => own.has(each)) ??
    // Labels in a picture may be all capitals.
    (word === word.toUpperCase() ? list.find((each) => each.toUpperCase() === word) : undefined);
  const misspelled = unknown.filter(({ word }) => {
    const found = onList(word);
    if (found !== undefined) needed.add(found);
    // Another rule reports British spelling.
    return found === undefined && toAmerican(word) === undefined;
  });
  if (misspelled.length === 0) return { problems: [], needed };
  // Loaded here, because the parsers of pages, which it imports, take a while, and most checks find every word.
  const { loadDictionary } = await import('./dictionary');
  const dictionary = await loadDictionary();
  const words = [...new Set(misspelled.map(({ word }) => word))];
  const fixes = new Map(
    words.map((word, index) => [word, toFix(word, list, index < withSuggestions ? dictionary : undefined)]),
  );
  const problems = misspelled.map(({ word, ...place }) =>
    warningAt(place, 'spelling', `"${word}" isn't in the dictionary.`, fixes.get(word) ?? ''),
  );
  return { problems, needed };
}

function toFix(word: string, list: readonly string[], dictionary: Dictionary | undefined): string {
  const sameLetters = list.find((each) => each.toLowerCase() === word.toLowerCase());
  if (sameLetters) return `Write "${sameLetters}", as in ${wordsFile}.`;
  const own = nearest(word, list);
  const similar = dictionary?.suggest(word, { numSuggestions: 3 }).map((each) => each.word) ?? [];
  const guesses = [...new Set([...(own ? [own] : []), ...similar])].slice(0, 3);
  const quoted = guesses.map((guess) => `"${guess}"`).join(' or ');
  const add = `If it's right, add a line to ${wordsFile}, or put a name from code between backticks.`;
  return quoted ? `Did you mean ${quoted}? ${add}` : add;
}
