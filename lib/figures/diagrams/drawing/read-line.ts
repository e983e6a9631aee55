import { lineLook } from './looks';
import type { Head, LineMark, Point } from './mark';
import { numberOf, type SvgElement } from './svg-tree';

const heads: Record<string, Head> = {
  arrowhead: 'arrow',
  'arrowhead-start': 'arrow',
  'seq-arrow': 'arrow',
  'seq-arrow-open': 'open-arrow',
  'cls-arrow': 'open-arrow',
  'cls-inherit': 'triangle',
  'cls-composition': 'diamond',
  'cls-aggregation': 'hollow-diamond',
};

/** Parses a `points` attribute, such as `0,4 8,4`. */
export const readPoints = (text = ''): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([x = 0, y = 0]) => ({ x, y }));

/** Converts a `<line>` or `<polyline>` of the library. @throws for an unknown arrowhead */
export function readLine(element: SvgElement): LineMark {
  const look = lineLook(element);
  // A divider ends before the frame, which may have a hue.
  const inset = look === 'rule' ? 1.5 : 0;
  return {
    kind: 'line',
    look,
    points: element.name === 'polyline' ? readPoints(element.attributes.points) : readEnds(element, inset),
    start: headOf(element.attributes['marker-start']),
    end: headOf(element.attributes['marker-end']),
  };
}

const readEnds = (element: SvgElement, inset: number): Point[] => [
  { x: numberOf(element, 'x1') + inset, y: numberOf(element, 'y1') },
  { x: numberOf(element, 'x2') - inset, y: numberOf(element, 'y2') },
];

function headOf(reference = ''): Head {
  const id = /^url\(#(.+)\)$/.exec(reference)?.[1];
  if (id === undefined) return null;
  const head = heads[id];
  if (!head)
    throw new Error(`beautiful-mermaid draws an arrowhead that lib/figures/diagrams does not know: "${id}".`);
  return head;
}
