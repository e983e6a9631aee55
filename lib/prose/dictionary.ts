/** What is asked of a dictionary of American English. */
export type Dictionary = {
  has(word: string): boolean;
  /** Words that may be meant, the likeliest first. */
  suggest(word: string): string[];
};

/** A message names so many suggestions. */
const suggested = 3;

let loading: Promise<Dictionary> | undefined;

/** Loads the dictionary, once: it takes most of a second. */
export function loadDictionary(): Promise<Dictionary> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Dictionary> {
  // Here, because a folder of plain pages needs none, and the module takes long to load.
  const { getDefaultSettings, getDictionary } = await import('cspell-lib');
  // The dictionary alone: those for programmers hold names and short forms that would hide mistakes.
  const settings = { ...(await getDefaultSettings()), dictionaries: ['en_us'], words: [] };
  const dictionary = await getDictionary(settings);
  return {
    has: (word) => dictionary.has(word),
    suggest: (word) => [
      ...new Set(dictionary.suggest(word, { numSuggestions: suggested }).map((each) => each.word)),
    ],
  };
}
