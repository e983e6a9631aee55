import { fragmentsOf, isWord } from './tokenize';

export type Dictionary = ReturnType<typeof createDictionary>;

/**
 * Numbers the fragments of texts, also new ones. An encoded text has a character for each fragment.
 * @param known the first fragments
 */
export function createDictionary(known: readonly string[] = []) {
  const fragments = [...known];
  const areWords = fragments.map(isWord);
  const numbers = new Map(fragments.map((fragment, number) => [fragment, number]));
  const add = (fragment: string): number => {
    numbers.set(fragment, fragments.length);
    areWords.push(isWord(fragment));
    return fragments.push(fragment) - 1;
  };
  const encodeOne = (fragment: string): string => toCharacter(numbers.get(fragment) ?? add(fragment));
  const decode = (encoded: string): string => {
    let [text, followsWord] = ['', false];
    forEachNumber(encoded, (number) => {
      const isSpaced = areWords[number] === true;
      text += followsWord && isSpaced ? ` ${fragments[number]}` : fragments[number];
      followsWord = isSpaced;
    });
    return text;
  };
  return { fragments, encode: (text: string): string => fragmentsOf(text).map(encodeOne).join(''), decode };
}

/** JSON escapes some of the characters before this one. */
const firstCharacter = 0x5d;

/** Surrogates are no characters. */
const toCharacter = (number: number): string =>
  String.fromCodePoint(number + firstCharacter + (number + firstCharacter < 0xd800 ? 0 : 0x800));

/** Calls a function with the number of each fragment of an encoded text. */
export function forEachNumber(encoded: string, visit: (number: number) => void): void {
  for (let at = 0; at < encoded.length; at += 1) {
    const code = encoded.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    visit(code - firstCharacter - (code < 0xd800 ? 0 : 0x800));
  }
}
