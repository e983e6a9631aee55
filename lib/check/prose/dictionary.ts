import type { Place } from '@/lib/markup/problem';
import { listWords } from './list-words';
import { type Prose, placeIn } from './read-prose';

/** A dictionary of American English. */
export type Dictionary = {
  has(word: string): boolean;
  /** Returns similar words, the likeliest first. */
  suggest(word: string): string[];
};

/** The number of suggestions in a message. */
const suggested = 3;

let loading: Promise<Dictionary> | undefined;

/** Loads the dictionary once, because loading takes most of a second. */
export function loadDictionary(): Promise<Dictionary> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Dictionary> {
  // Imported here because the module loads slowly, and a folder of plain pages doesn't need it.
  const { getDefaultSettings, getDictionary } = await import('cspell-lib');
  // Dictionaries for programmers contain names and abbreviations that would hide mistakes.
  const settings = { ...(await getDefaultSettings()), dictionaries: ['en_us'], words: [] };
  const dictionary = await getDictionary(settings);
  return {
    has: (word) => dictionary.has(word),
    suggest: (word) => [
      ...new Set(dictionary.suggest(word, { numSuggestions: suggested }).map((each) => each.word)),
    ],
  };
}

/** A word that the dictionary lacks. */
export type UnknownWord = Place & { word: string };

/** Lists the words of a file that the dictionary lacks, with their places. */
export const listUnknownWords = (prose: Prose, dictionary: Dictionary): UnknownWord[] =>
  listWords(prose)
    .filter(({ text }) => !dictionary.has(text))
    .map(({ text, start }) => ({ word: text, ...placeIn(prose, start) }));
