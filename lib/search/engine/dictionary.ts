import { fragmentsOf, isWord } from './tokenize';

/** Numbers the fragments of texts. An encoded text has a character for each fragment. */
export type Dictionary = {
  /** By number. Encoding a text adds those that are new. */
  fragments: readonly string[];
  encode(text: string): string;
  decode(encoded: string): string;
};

/** @param known the first fragments */
export function createDictionary(known: readonly string[] = []): Dictionary {
  const fragments = [...known];
  const areWords = fragments.map(isWord);
  const numbers = new Map(fragments.map((fragment, number) => [fragment, number]));
  const add = (fragment: string): number => {
    numbers.set(fragment, fragments.length);
    areWords.push(isWord(fragment));
    return fragments.push(fragment) - 1;
  };
  return {
    fragments,
    encode: (text) =>
      fragmentsOf(text)
        .map((fragment) => toCharacter(numbers.get(fragment) ?? add(fragment)))
        .join(''),
    decode(encoded) {
      let text = '';
      let followsWord = false;
      forEachNumber(encoded, (number) => {
        const isSpaced = areWords[number] === true;
        if (followsWord && isSpaced) text += ' ';
        text += fragments[number];
        followsWord = isSpaced;
      });
      return text;
    },
  };
}

/** JSON escapes some of the characters before this one. */
const firstCharacter = 0x5d;

/** Half a surrogate pair isn't a character. */
const surrogates = { first: 0xd800, count: 0x800 };

function toCharacter(number: number): string {
  const code = number + firstCharacter;
  return String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count);
}

/** Calls a function with the number of each fragment of an encoded text. */
export function forEachNumber(encoded: string, visit: (number: number) => void): void {
  for (let at = 0; at < encoded.length; at += 1) {
    const code = encoded.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    visit((code < surrogates.first ? code : code - surrogates.count) - firstCharacter);
  }
}
