import { itemAt } from '@/lib/site/invariant';
import { type LineMark, type Mark, mapPoints, type Point, type RectMark, type TextMark } from './mark';
import { estimateWidth } from './text-size';

/** The space on both sides of a label between two lifelines, including the arrowhead. */
const labelRoom = 32;

/** The area around a participant that moves with it. It contains notes and frames, which are 10 px from the box. */
const nearRoom = 10;

const labelWidth = ({ lines, look }: TextMark): number =>
  Math.max(...lines.map((line) => estimateWidth(line, look)));

/** Moves lifelines apart until all labels fit between them, because the library only considers the participants' names. */
export function widenSequence(marks: Mark[]): Mark[] {
  const centers = lifelineCenters(marks);
  const messages = messagesOf(marks);
  const shifts = shiftsOf(centers, messages);
  const shiftAt = shiftBetween(centers, nearWidths(marks, centers), shifts);
  const move = ({ x, y }: Point): Point => ({ x: x + shiftAt(x), y });

  const notes = noteMiddles(marks);
  const labels = new Map<Mark, Message>(
    messages.filter(({ isSelf }) => !isSelf).map((entry) => [entry.label, entry]),
  );
  return marks.map((mark) => {
    const message = labels.get(mark);
    if (message && mark.kind === 'text') {
      const middle = (move({ x: message.from, y: 0 }).x + move({ x: message.to, y: 0 }).x) / 2;
      return { ...mark, x: middle };
    }
    const noteMiddle = notes.get(mark);
    if (noteMiddle !== undefined) return mapPoints(mark, ({ x, y }) => ({ x: x + shiftAt(noteMiddle), y }));
    return mapPoints(mark, move);
  });
}

/** Maps the three marks of each note (sheet, folded corner, text) to its center, because they move together. */
function noteMiddles(marks: Mark[]): Map<Mark, number> {
  const middles = new Map<Mark, number>();
  for (const [index, sheet] of marks.entries()) {
    const text = marks[index + 2];
    if (sheet.kind !== 'polygon' || sheet.look !== 'note' || text?.kind !== 'text') continue;
    for (const mark of marks.slice(index, index + 3)) middles.set(mark, text.x);
  }
  return middles;
}

function shiftsOf(centers: number[], messages: Message[]): number[] {
  const gaps = centers.slice(1).map((center, index) => center - itemAt(centers, index));
  const wanted = messages
    .map((message) => spanOf(message, centers))
    .sort((a, b) => a.to - a.from - (b.to - b.from));
  for (const { from, to, room } of wanted) {
    const span = gaps.slice(from, to);
    const missing = room - span.reduce((sum, gap) => sum + gap, 0);
    if (missing <= 0 || span.length === 0) continue;
    for (let index = from; index < to; index += 1) gaps[index] = itemAt(gaps, index) + missing / span.length;
  }
  let at = itemAt(centers, 0);
  return centers.map((center, index) => {
    if (index > 0) at += itemAt(gaps, index - 1);
    return at - center;
  });
}

/** Returns the indexes of the lifelines next to a message, and the space that its label needs, in pixels. */
function spanOf({ from, to, isSelf, label }: Message, centers: number[]) {
  const [left, right] = [indexOf(Math.min(from, to), centers), indexOf(Math.max(from, to), centers)];
  const width = labelWidth(label);
  // The label of a message from a participant to itself is next to the loop.
  if (isSelf)
    return {
      from: left,
      to: Math.min(left + 1, centers.length - 1),
      room: label.x - from + width + nearRoom,
    };
  return { from: left, to: right, room: width + labelRoom };
}

const indexOf = (x: number, centers: number[]): number =>
  centers.findIndex((center) => Math.abs(center - x) < 1);

/** Returns half the width of each participant, including anything close to it. It's 50 px for a person. */
function nearWidths(marks: Mark[], centers: number[]): number[] {
  const boxes = marks.filter((mark): mark is RectMark => mark.kind === 'rect' && mark.look === 'box');
  return centers.map((center) => {
    const own = boxes
      .filter(({ x, width }) => Math.abs(x + width / 2 - center) < 1)
      .map(({ width }) => width / 2);
    return Math.max(40, ...own) + nearRoom;
  });
}

/** Returns the shift at a position: that of a nearby lifeline, or interpolated between the two closest ones. */
const shiftBetween =
  (centers: number[], near: number[], shifts: number[]) =>
  (x: number): number => {
    const right = centers.findIndex((center) => center >= x);
    if (right === 0) return itemAt(shifts, 0);
    if (right === -1) return itemAt(shifts, -1);
    const left = right - 1;
    const from = itemAt(centers, left) + itemAt(near, left);
    const to = itemAt(centers, right) - itemAt(near, right);
    const share =
      to > from ? Math.min(1, Math.max(0, (x - from) / (to - from))) : Number(x > (from + to) / 2);
    return itemAt(shifts, left) + share * (itemAt(shifts, right) - itemAt(shifts, left));
  };

const withinPixel = (a: number, b: number): boolean => Math.abs(a - b) < 1;

/** Returns the center of each lifeline, from left to right. */
export const lifelineCenters = (marks: Mark[]): number[] =>
  marks
    .filter((mark) => mark.kind === 'line')
    .filter(({ look }) => look === 'lifeline')
    .map(({ points }) => itemAt(points, 0).x)
    .sort((a, b) => a - b);

/** Returns the activations, which are the narrow boxes on lifelines. */
export const activationsOf = (marks: Mark[]): RectMark[] =>
  marks.filter((mark) => mark.kind === 'rect').filter(({ look, width }) => look === 'box' && width === 10);

/** An arrow between two lifelines, or from one to itself. In the library's output, its label follows it. */
type Message = {
  line: LineMark;
  label: TextMark;
  y: number;
  from: number;
  to: number;
  isSelf: boolean;
};

/** Returns the messages of a sequence diagram. `from` and `to` are the centers of their lifelines. */
export function messagesOf(marks: Mark[]): Message[] {
  return marks.flatMap((mark, index) => {
    const label = marks[index + 1];
    if (mark.kind !== 'line' || !mark.end || label?.kind !== 'text') return [];
    const first = mark.points[0];
    const last = mark.points.at(-1);
    if (!first || !last) return [];
    const isSelf = withinPixel(first.x, last.x);
    return [{ line: mark, label, y: first.y, from: first.x, to: last.x, isSelf }];
  });
}

/** Returns the lines between the alternatives of a block, with any labels. */
export const dividersOf = (marks: Mark[]): { line: LineMark; label?: TextMark }[] =>
  marks.flatMap((mark, index) => {
    if (mark.kind !== 'line' || mark.look !== 'dashed' || mark.end) return [];
    const next = marks[index + 1];
    return [{ line: mark, label: next?.kind === 'text' ? next : undefined }];
  });
