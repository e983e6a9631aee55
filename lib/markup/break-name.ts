import type { Element, Text } from 'hast';

/** Matches after the punctuation of a name, signature, or URL: `PINATA_|API_|KEY`, `cancel(|uint256)`, `/search?|t=|all`. */
const seam = /(?<=[._\-/(=?&])(?=[\w<{])/;

/** Matches between words that only capitals separate: `Withdraw|Amount|Zero`. */
const wordSeam = /(?<=[a-z\d])(?=[A-Z])/;

/** Matches inside a hash, which doesn't consist of words, after every eleventh character: an address has four parts. */
const hashSeam = /(?<=^(?:\w{11})+)(?=\w)/;

/**
 * Lets the long names in a text wrap after their punctuation, and parts that are still too long between their words, so
 * that they aren't split inside one.
 * @param longest the number of characters up to which a name or a part remains on one line
 */
export function breakName(name: string, longest: number): (Text | Element)[] {
  const marked = name.replace(/\S+/g, (word) =>
    isLong(word, longest) ? partsOf(word, longest).join('\0') : word,
  );
  return marked.split('\0').flatMap((part, index) => [...(index > 0 ? [wordBreak()] : []), text(part)]);
}

/** A parenthesis continues the linked name before it. */
const isLong = (word: string, longest: number): boolean => word.length > longest || word.startsWith('(');

const partsOf = (word: string, longest: number): string[] =>
  word
    .split(/(0x[\da-f]{12,})/i)
    .flatMap((part, index) => part.split(index % 2 === 1 ? hashSeam : seam))
    .flatMap((part) => (part.replace(/[\W_]+$/, '').length > longest ? part.split(wordSeam) : [part]))
    .filter((part) => part !== '');

const text = (value: string): Text => ({ type: 'text', value });
const wordBreak = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
