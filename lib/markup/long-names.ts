import type { Element } from 'hast';
import { visit } from 'unist-util-visit';

/** Names up to this length fit a column on a phone. */
const shortName = 12;

/** Between the words of a name: `deposit|Amount`, `PINATA_|API_|KEY`, `Contract.|alias`. */
const seam = /(?<=[a-z\d])(?=[A-Z])|(?<=[._-])(?=\w)/;

/** Lets the long names in a cell of a table break between their words instead of anywhere. */
export function breakLongNames(cell: Element): void {
  visit(cell, 'element', (code) => {
    if (code.tagName === 'code') code.children = code.children.flatMap(breakName);
  });
}

function breakName(node: Element['children'][number]): Element['children'] {
  // A hash has no words.
  if (node.type !== 'text' || node.value.length <= shortName || /\s|^0x/.test(node.value)) return [node];
  return node.value
    .split(seam)
    .flatMap((value, index): Element['children'] =>
      index === 0 ? [{ type: 'text', value }] : [wordBreak(), { type: 'text', value }],
    );
}

const wordBreak = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
