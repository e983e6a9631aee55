import type { Element, Text } from 'hast';

/** Matches between the words of a name: `deposit|Amount`, `PINATA_|API_|KEY`, `Contract.|alias`. */
const seam = /(?<=[a-z\d])(?=[A-Z])|(?<=[._-])(?=\w)/;

/**
 * Lets a long name wrap between its words, so that it isn't split inside one. Short names, sentences, and hashes are
 * returned unchanged.
 * @param shortest the number of characters up to which a name fits on a line
 */
export function breakName(name: string, shortest: number): (Text | Element)[] {
  if (name.length <= shortest || /\s|^0x/.test(name)) return [text(name)];
  return name.split(seam).flatMap((part, index) => (index === 0 ? [text(part)] : [wordBreak(), text(part)]));
}

const text = (value: string): Text => ({ type: 'text', value });
const wordBreak = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
