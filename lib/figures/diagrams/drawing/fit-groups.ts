import { textSpan } from './bounds';
import type { LineMark, Mark, Point, RectMark } from './mark';

/** The library's padding between the frame of a subgraph and its nodes. */
const padding = 16;

/** The library aligns the nodes of a column after it has measured the frame, and doesn't measure titles. */
export function fitGroups(marks: Mark[]): Mark[] {
  const groups = marks.filter((mark) => mark.kind === 'rect').filter(({ look }) => look === 'group');
  const shifted = groups.reduce(pullIn, marks);
  return shifted.map((mark, index) => {
    const next = shifted[index + 1];
    if (mark.kind !== 'rect' || mark.look !== 'group' || next?.kind !== 'text') return mark;
    const { left, width } = textSpan(next);
    return { ...mark, width: Math.max(mark.width, left + width + padding - mark.x) };
  });
}

const rightEdge = ({ x, width }: RectMark): number => x + width;

const holds = ({ x, y, width, height }: RectMark, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const centerOf = ({ x, y, width, height }: RectMark): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Moves a column of nodes that extends past the right edge to the left, as far as there's space. */
function pullIn(marks: Mark[], group: RectMark): Mark[] {
  const boxes = marks
    .filter((mark) => mark.kind === 'rect')
    .filter((mark) => mark.look === 'box' && holds(group, centerOf(mark)));
  const widest = boxes.reduce<RectMark | undefined>(
    (outmost, box) => (outmost && rightEdge(outmost) >= rightEdge(box) ? outmost : box),
    undefined,
  );
  if (!widest) return marks;
  const shift = Math.min(rightEdge(widest) - (rightEdge(group) - padding), widest.x - (group.x + padding));
  if (shift < 1) return marks;
  const column = boxes.filter(({ x }) => Math.abs(x - widest.x) < 1);
  return marks.map((mark) => moveWith(column, mark, -shift));
}

function moveWith(column: RectMark[], mark: Mark, shift: number): Mark {
  if (mark.kind === 'rect') return column.includes(mark) ? { ...mark, x: mark.x + shift } : mark;
  if (mark.kind === 'text')
    return column.some((box) => holds(box, mark)) ? { ...mark, x: mark.x + shift } : mark;
  if (mark.kind === 'line') return { ...mark, points: moveEnds(column, mark, shift) };
  return mark;
}

const moveEnds = (column: RectMark[], { points }: LineMark, shift: number): Point[] =>
  points.map((point, index) => {
    const isEnd = index === 0 || index === points.length - 1;
    return isEnd && column.some((box) => holds(box, point)) ? { ...point, x: point.x + shift } : point;
  });
