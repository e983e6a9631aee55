import type { Mark } from './mark';
import { numberOf, type SvgElement } from './svg-tree';

/**
 * Returns the marks of a person: head and shoulders above a name, 40 px tall like a participant's box. The
 * library would write the name across the lifeline below.
 */
export function actorMarks(group: SvgElement): Mark[] {
  const name = group.children.find((child) => child.name === 'text');
  if (!name) return [];
  const x = numberOf(name, 'x');
  // The library puts the name 14 px below the box.
  const foot = numberOf(name, 'y') - 14;
  const shoulders = foot - 20;
  return [
    { kind: 'ellipse', look: 'ring', center: { x, y: foot - 33 }, radiusX: 5, radiusY: 5 },
    {
      kind: 'line',
      look: 'person',
      points: [
        { x: x - 10, y: shoulders },
        { x: x - 10, y: shoulders - 6 },
        { x: x + 10, y: shoulders - 6 },
        { x: x + 10, y: shoulders },
      ],
      start: null,
      end: null,
    },
    { kind: 'text', look: 'text', x, y: foot - 6, anchor: 'middle', lines: [name.text], lineHeight: 0 },
  ];
}
