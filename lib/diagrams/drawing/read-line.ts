import { lineLook } from '@/lib/diagrams/drawing/looks';
import type { Head, LineMark, Point } from '@/lib/diagrams/drawing/mark';
import { numberOf, type SvgElement } from '@/lib/diagrams/drawing/svg-tree';

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

/** A `points` attribute, such as `0,4 8,4`. */
export const readPoints = (text = ''): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([x = 0, y = 0]) => ({ x, y }));

/** A `<line>` or `<polyline>` of the library. Throws at an arrowhead that is new to us. */
export const readLine = (element: SvgElement): LineMark => ({
  kind: 'line',
  look: lineLook(element),
  points: element.name === 'polyline' ? readPoints(element.attributes.points) : readEnds(element),
  start: headOf(element.attributes['marker-start']),
  end: headOf(element.attributes['marker-end']),
});

const readEnds = (element: SvgElement): Point[] => [
  { x: numberOf(element, 'x1'), y: numberOf(element, 'y1') },
  { x: numberOf(element, 'x2'), y: numberOf(element, 'y2') },
];

function headOf(reference = ''): Head {
  const id = /^url\(#(.+)\)$/.exec(reference)?.[1];
  if (id === undefined) return null;
  const head = heads[id];
  if (!head)
    throw new Error(`beautiful-mermaid draws an arrowhead that lib/diagrams does not know: "${id}".`);
  return head;
}
