import type { Element, Text } from 'hast';

/**
 * Matches between the words of a name, signature, or URL: `deposit|Amount`, `PINATA_|API_|KEY`, `Contract.|alias`,
 * `cancel(|uint256)`, `/search?|t=|all`.
 */
const seam = /(?<=[a-z\d])(?=[A-Z])|(?<=[._\-/(=?&])(?=[\w<])/;

/** Matches inside a hash, which doesn't consist of words, after every eleventh character: an address has four parts. */
const hashSeam = /(?<=^(?:\w{11})+)(?=\w)/;

/**
 * Lets the long names in a text wrap between their words, so that they aren't split inside one.
 * @param longest the number of characters up to which a name remains on one line
 */
export function breakName(name: string, longest: number): (Text | Element)[] {
  const marked = name.replace(/\S+/g, (word) => (word.length > longest ? partsOf(word).join('\0') : word));
  return marked.split('\0').flatMap((part, index) => [...(index > 0 ? [wordBreak()] : []), text(part)]);
}

const partsOf = (word: string): string[] =>
  word
    .split(/(0x[\da-f]{12,})/i)
    .flatMap((part, index) => part.split(index % 2 === 1 ? hashSeam : seam))
    .filter((part) => part !== '');

const text = (value: string): Text => ({ type: 'text', value });
const wordBreak = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
