import spellings from '@/content/data/american-spellings.json';

/**
 * British spellings with the American ones. The dictionary accepts most of these as variants. It rejects the
 * others, such as "organise" and "analyse", so the spelling rule reports those.
 */
const words = new Map(Object.entries(spellings));

/**
 * Returns the American spelling of a British word, in the same case, or `undefined` if the word isn't on the
 * list.
 */
export function toAmerican(word: string): string | undefined {
  const lower = word.toLowerCase();
  const singular = words.get(lower.replace(/s$/, ''));
  const american = words.get(lower) ?? (singular && `${singular}s`);
  if (american === undefined) return undefined;
  if (word === word.toUpperCase()) return american.toUpperCase();
  return word === lower ? american : american.charAt(0).toUpperCase() + american.slice(1);
}
