import { mapPoints } from './map-points';
import type { LineMark, Mark, Point, RectMark } from './mark';
import { activationsOf, dividersOf, lifelineCenters, messagesOf } from './sequence-rows';
import { widenSequence } from './widen-sequence';

/** How far the participants move up, to leave room over the first label. */
const headRoom = 8;

/** Where the library would let labels touch: less than this between a divider and the arrow under it. */
const dividerRoom = 36;

/** Gives a sequence diagram the room that its labels need; leaves other diagrams as they are. */
export function fitSequence(marks: Mark[]): Mark[] {
  if (lifelineCenters(marks).length === 0) return marks;
  return dockMessages(raiseDividers(raiseParticipants(widenSequence(marks))));
}

function raiseParticipants(marks: Mark[]): Mark[] {
  const heads = marks.filter((mark) => mark.kind === 'line').filter(({ look }) => look === 'lifeline');
  const top = Math.min(...heads.map(({ points }) => points[0]?.y ?? 0));
  const raise = (point: Point) => (point.y <= top ? { ...point, y: point.y - headRoom } : point);
  return marks.map((mark) => mapPoints(mark, raise));
}

function raiseDividers(marks: Mark[]): Mark[] {
  const rows = messagesOf(marks).map(({ y }) => y);
  const raised = new Map<Mark, number>();
  for (const { line, label } of dividersOf(marks)) {
    const y = line.points[0]?.y ?? 0;
    const room = Math.min(...rows.filter((row) => row > y)) - y;
    if (!label || room >= dividerRoom) continue;
    raised.set(line, dividerRoom - room).set(label, dividerRoom - room);
  }
  return marks.map((mark) => {
    const rise = raised.get(mark) ?? 0;
    return rise === 0 ? mark : mapPoints(mark, ({ x, y }) => ({ x, y: y - rise }));
  });
}

/** Lets arrows begin and end at the side of an activation, not in its middle. */
function dockMessages(marks: Mark[]): Mark[] {
  const activations = activationsOf(marks);
  const arrows = new Set<Mark>(messagesOf(marks).map(({ line }) => line));
  return marks.map((mark) => (mark.kind === 'line' && arrows.has(mark) ? dock(mark, activations) : mark));
}

function dock(line: LineMark, activations: RectMark[]): LineMark {
  const side = (point: Point | undefined, neighbour: Point | undefined): Point | undefined => {
    if (!point || !neighbour) return point;
    const box = activations.find(({ x, y, width, height }) => {
      const isBeside = point.x > x && point.x < x + width;
      return isBeside && point.y >= y && point.y <= y + height;
    });
    if (!box) return point;
    return { x: neighbour.x > point.x ? box.x + box.width : box.x, y: point.y };
  };
  const { points } = line;
  const first = side(points[0], points[1]);
  const last = side(points.at(-1), points.at(-2));
  if (!first || !last) return line;
  return { ...line, points: [first, ...points.slice(1, -1), last] };
}
