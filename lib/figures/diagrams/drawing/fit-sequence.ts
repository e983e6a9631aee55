import { itemAt } from '@/lib/site/invariant';
import { boundsOf } from './bounds';
import { type LineMark, type Mark, mapPoints, type Point, type RectMark } from './mark';
import { activationsOf, dividersOf, lifelineCenters, messagesOf, widenSequence } from './widen-sequence';

/** How far the participants move up, to make space above the first label. */
const headRoom = 8;

/** If a divider is closer than this to the arrow below it, their labels would touch. */
const dividerRoom = 36;

/** The height of lifelines from which the participants' names are repeated. */
const longLifeline = 360;

/** Makes space for the labels of a sequence diagram. Other diagrams aren't changed. */
export function fitSequence(marks: Mark[]): Mark[] {
  if (lifelineCenters(marks).length === 0) return marks;
  return repeatParticipants(dockMessages(raiseDividers(raiseParticipants(widenSequence(marks)))));
}

const lifelinesOf = (marks: Mark[]): LineMark[] =>
  marks.filter((mark) => mark.kind === 'line').filter(({ look }) => look === 'lifeline');

/** Names the participants of a long sequence below it, too, because the names above scroll away. */
function repeatParticipants(marks: Mark[]): Mark[] {
  const ends = lifelinesOf(marks).map(({ points }) => ({
    from: itemAt(points, 0).y,
    to: itemAt(points, 1).y,
  }));
  const top = Math.min(...ends.map(({ from }) => from));
  const bottom = Math.max(...ends.map(({ to }) => to));
  if (bottom - top < longLifeline) return marks;
  const isHead = (mark: Mark) => {
    const { y, height } = boundsOf([mark], 0);
    return y + height <= top + 1;
  };
  const heads = marks.filter(isHead);
  const shift = bottom - boundsOf(heads, 0).y;
  return [...marks, ...heads.map((mark) => mapPoints(mark, ({ x, y }) => ({ x, y: y + shift })))];
}

function raiseParticipants(marks: Mark[]): Mark[] {
  const top = Math.min(...lifelinesOf(marks).map(({ points }) => itemAt(points, 0).y));
  const raise = (point: Point) => (point.y <= top ? { ...point, y: point.y - headRoom } : point);
  return marks.map((mark) => mapPoints(mark, raise));
}

function raiseDividers(marks: Mark[]): Mark[] {
  const rows = messagesOf(marks).map(({ y }) => y);
  const raised = new Map<Mark, number>();
  for (const { line, label } of dividersOf(marks)) {
    const y = itemAt(line.points, 0).y;
    const room = Math.min(...rows.filter((row) => row > y)) - y;
    if (!label || room >= dividerRoom) continue;
    raised.set(line, dividerRoom - room).set(label, dividerRoom - room);
  }
  return marks.map((mark) => {
    const rise = raised.get(mark) ?? 0;
    return rise === 0 ? mark : mapPoints(mark, ({ x, y }) => ({ x, y: y - rise }));
  });
}

/** Makes arrows start and end at the side of an activation instead of in its middle. */
function dockMessages(marks: Mark[]): Mark[] {
  const activations = activationsOf(marks);
  const arrows = new Set<Mark>(messagesOf(marks).map(({ line }) => line));
  return marks.map((mark) => (mark.kind === 'line' && arrows.has(mark) ? dock(mark, activations) : mark));
}

function dock(line: LineMark, activations: RectMark[]): LineMark {
  const side = (point: Point | undefined, neighbor: Point | undefined): Point | undefined => {
    if (!point || !neighbor) return point;
    const box = activations.find(({ x, y, width, height }) => {
      const isBeside = point.x > x && point.x < x + width;
      return isBeside && point.y >= y && point.y <= y + height;
    });
    if (!box) return point;
    return { x: neighbor.x > point.x ? box.x + box.width : box.x, y: point.y };
  };
  const { points } = line;
  const first = side(points[0], points[1]);
  const last = side(points.at(-1), points.at(-2));
  if (!first || !last) return line;
  return { ...line, points: [first, ...points.slice(1, -1), last] };
}
