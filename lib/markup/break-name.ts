import type { Element, Text } from 'hast';

/** Matches between the words of a name: `deposit|Amount`, `PINATA_|API_|KEY`, `Contract.|alias`, `withdraw(|to`. */
const seam = /(?<=[a-z\d])(?=[A-Z])|(?<=[._-])(?=\w)|(?<=\()(?=\S)/;

/**
 * Lets the long names in a text wrap between their words, so that they aren't split inside one. Hashes don't consist of
 * words.
 * @param longest the number of characters up to which a name remains on one line
 */
export function breakName(name: string, longest: number): (Text | Element)[] {
  const marked = name.replace(/\S+/g, (word) =>
    word.length > longest && !word.startsWith('0x') ? word.split(seam).join('\0') : word,
  );
  return marked.split('\0').flatMap((part, index) => [...(index > 0 ? [wordBreak()] : []), text(part)]);
}

const text = (value: string): Text => ({ type: 'text', value });
const wordBreak = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
