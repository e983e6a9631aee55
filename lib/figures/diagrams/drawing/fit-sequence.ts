import { itemAt } from '@/lib/site/invariant';
import { boundsOf } from './bounds';
import { type LineMark, type Mark, mapPoints, type Point, type RectMark } from './mark';
import { activationsOf, dividersOf, lifelineCenters, messagesOf, spaceSequence } from './space-sequence';
import { estimateWidth } from './text-size';

/** How far the participants move up, to make space above the first label. */
const headRoom = 8;

/** If a divider is closer than this to the arrow below it, their labels would touch. */
const dividerRoom = 36;

/** More than the height of a message's baseline above its arrow, and less than that of a divider's label. */
const labelRise = 9;

/** The height of lifelines from which the participants' names are repeated. */
const longLifeline = 360;

/** The distance from the foot of a person, which contains the name, to the start of the lifeline. */
const nameRoom = 5;

/**
 * Makes space for the labels of a sequence diagram, and adds a legend. Other diagrams aren't changed.
 * @param widths the widths that the drawing may have, or none for its own
 */
export function fitSequence(marks: Mark[], widths: number[]): Mark[] {
  if (lifelineCenters(marks).length === 0) return marks;
  const large = marks.map((mark) => (mark.look === 'label' ? { ...mark, look: 'message' } : mark));
  const spaced = raiseDividers(raiseParticipants(spaceSequence(large, widths)));
  return addLegend(repeatParticipants(dockMessages(lowerBelowBroken(spaced))));
}

/** Moves everything below the first line of a broken label down by a line. */
function lowerBelowBroken(marks: Mark[]): Mark[] {
  const broken = messagesOf(marks).filter(({ label }) => label.lines.length > 1);
  const drop = (y: number): number =>
    broken.reduce((sum, { y: row, label }) => sum + (y > row - labelRise ? label.lineHeight : 0), 0);
  const lowered = marks.map((mark) => mapPoints(mark, ({ x, y }) => ({ x, y: y + drop(y) })));
  const labels = new Set<Mark>(broken.map(({ label }) => label));
  return lowered.map((mark, index) => {
    const before = marks[index];
    if (mark.kind !== 'text' || !before || !labels.has(before)) return mark;
    return { ...mark, y: mark.y - mark.lineHeight };
  });
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
  const people = marks.flatMap((mark) =>
    mark.look === 'ring' && mark.kind === 'circle' ? mark.center.x : [],
  );
  return marks.map((mark) => {
    const { x } = boundsOf([mark], 0);
    if (mark.look !== 'lifeline' || !people.some((person) => Math.abs(person - x) < 1))
      return mapPoints(mark, raise);
    return mapPoints(mark, (point) => (point.y <= top ? { ...point, y: raise(point).y + nameRoom } : point));
  });
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

/** What the styles of arrows mean, in the order of the legend. */
const meanings = { line: 'call', dashed: 'return value', moved: 'tokens or an NFT' };

/** Explains the styles of arrows below a drawing that has more than one, in rows as wide as the drawing. */
function addLegend(marks: Mark[]): Mark[] {
  const looks = new Set(messagesOf(marks).map(({ line }) => line.look));
  const bounds = boundsOf(marks, 0);
  let [x, y] = [bounds.x, bounds.y + bounds.height + 24];
  if (looks.size < 2) return marks;
  const entries = Object.entries(meanings).filter(([look]) => looks.has(look));
  return marks.concat(
    entries.flatMap(([look, meaning]): Mark[] => {
      const width = 48 + estimateWidth(meaning, 'message');
      if (x + width > bounds.x + bounds.width) [x, y] = [bounds.x, y + 24];
      const points = [x, x + 40].map((at) => ({ x: at, y }));
      const text = { look: 'message', x: x + 48, y: y + 4.5, lines: [meaning], lineHeight: 0 };
      x += width + 24;
      return [
        { kind: 'line', look, points, start: false, end: true },
        { kind: 'text', anchor: 'start', ...text },
      ];
    }),
  );
}
