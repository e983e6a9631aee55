import { textLook } from './looks';
import type { Anchor, TextMark } from './mark';
import { numberOf, type SvgElement } from './svg-tree';
import { fontSize } from './text-size';

/** The text that the library wrote, as one mark; none where we do without it. */
export function readText(element: SvgElement): TextMark[] {
  const look = textLook(element);
  if (!look) return [];
  const rows = element.children.filter((child) => child.attributes.dy !== undefined);
  // Our letters are larger than the library's: the base line sinks by what keeps them centred.
  const sink = 0.35 * (fontSize(look) - numberOf(element, 'font-size'));
  return [
    {
      kind: 'text',
      look,
      x: numberOf(element, 'x'),
      y: numberOf(element, 'y') + offsetOf(rows[0] ?? element) + sink,
      anchor: anchorOf(element),
      lines: rows.length > 0 ? rows.map(({ text }) => text) : [element.text],
      lineHeight: rows[1] ? numberOf(rows[1], 'dy') : 0,
    },
  ];
}

/** A shift such as `3.85` or `0.35em`, in the element's units. */
function offsetOf(element: SvgElement): number {
  const shift = element.attributes.dy ?? '0';
  return Number.parseFloat(shift) * (shift.endsWith('em') ? numberOf(element, 'font-size') : 1);
}

function anchorOf({ attributes }: SvgElement): Anchor {
  const anchor = attributes['text-anchor'];
  return anchor === 'middle' || anchor === 'end' ? anchor : 'start';
}
