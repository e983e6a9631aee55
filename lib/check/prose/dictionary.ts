import { type Place, placeIn } from '@/lib/markup/problem';
import type { Prose } from './read-prose';

let loading: ReturnType<typeof load> | undefined;

/** Loads the dictionary once, because loading takes most of a second. */
export function loadDictionary(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}

async function load() {
  // Imported here because the module loads slowly, and a folder of plain pages doesn't need it.
  const { getDefaultSettings, getDictionary } = await import('cspell-lib');
  // Dictionaries for programmers contain names and abbreviations that would hide mistakes.
  return getDictionary({ ...(await getDefaultSettings()), dictionaries: ['en_us'], words: [] });
}

export type Dictionary = Awaited<ReturnType<typeof load>>;

export type UnknownWord = Place & { word: string };

/** Lists the words of a file that the dictionary lacks, with their places. */
export const listUnknownWords = (prose: Prose, dictionary: Dictionary): UnknownWord[] =>
  listWords(prose)
    .filter(({ text }) => !dictionary.has(text))
    .map(({ text, start }) => ({ word: text, ...placeIn(prose.file, prose.source, start) }));

type Word = { text: string; start: number };

/** Shorter strings are usually symbols or abbreviations. */
const fewestLetters = 3;

/** Lists words with their offsets. A string with a digit, an underscore, or a capital inside is a name, not a word. */
export function listWords(prose: Pick<Prose, 'words'>): Word[] {
  const words = cache.get(prose) ?? splitWords(prose.words);
  cache.set(prose, words);
  return words;
}

// Splitting takes about a second for all pages, and two checks need the words.
const cache = new WeakMap<Pick<Prose, 'words'>, Word[]>();

const splitWords = (text: string): Word[] =>
  [...text.matchAll(/[^\s\u200B\uFFFC]+/g)].flatMap(({ 0: chunk, index }) =>
    isName(chunk)
      ? []
      : [...chunk.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)]
          .map(({ 0: word, index: inChunk }) => ({
            text: word.replace(/['’]s$/, ''),
            start: index + inChunk,
          }))
          .filter(({ text: word }) => word.length >= fewestLetters && !isCamelCase(word)),
  );

/** Matches `SablierFlow` and `PRBMath`, but not `NFTs`. */
const isCamelCase = (text: string): boolean => /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}/u.test(text);

/** Whether a word is an address, a file, a repository, or a name: `.env`, `/guides`, `UD60x18`. */
const isName = (chunk: string): boolean =>
  /\p{L}\.\p{L}|:\/\/|^\(?[./]+\p{L}|^[a-z-]+-[a-z]+\/|\/[a-z]+-|@|_|\p{L}\p{N}|\p{N}\p{L}/u.test(
    chunk.replace(/[.,;:)]+$/, ''),
  );
