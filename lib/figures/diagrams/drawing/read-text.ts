import { textLook } from './looks';
import type { Anchor, TextMark } from './mark';
import { numberOf, type SvgElement } from './svg-tree';
import { fontSize } from './text-size';

/** Converts a text of the library to a mark, or returns none if it's omitted. */
export function readText(element: SvgElement): TextMark[] {
  const look = textLook(element);
  if (!look) return [];
  const rows = element.children.filter((child) => child.attributes.dy !== undefined);
  // Our font is larger than the library's, so the baseline moves down to keep the text centered.
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

/** Converts an offset such as `3.85` or `0.35em` to the element's units. */
function offsetOf(element: SvgElement): number {
  const shift = element.attributes.dy ?? '0';
  return Number.parseFloat(shift) * (shift.endsWith('em') ? numberOf(element, 'font-size') : 1);
}

function anchorOf({ attributes }: SvgElement): Anchor {
  const anchor = attributes['text-anchor'];
  return anchor === 'middle' || anchor === 'end' ? anchor : 'start';
}
