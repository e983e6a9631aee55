import type { Place } from '@/lib/markup/problem';
import type { Dictionary } from './dictionary';
import { listWords } from './list-words';
import { type Prose, placeIn } from './read-prose';

/** A word that the dictionary lacks. */
export type UnknownWord = Place & { word: string };

/** Lists the words of a file that the dictionary lacks, with their places. */
export const listUnknownWords = (prose: Prose, dictionary: Dictionary): UnknownWord[] =>
  listWords(prose)
    .filter(({ text }) => !dictionary.has(text))
    .map(({ text, start }) => ({ word: text, ...placeIn(prose, start) }));
