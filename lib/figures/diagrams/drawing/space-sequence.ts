import { itemAt } from '@/lib/site/invariant';
import { boundsOf } from './bounds';
import { type LineMark, type Mark, mapPoints, type Point, type RectMark, type TextMark } from './mark';
import { estimateWidth } from './text-size';
import { widthOf } from './write-svg';

/** The space on both sides of a label between two lifelines, including the arrowhead. */
const labelRoom = 26;

/** The distance between the two lines of a broken label. */
const lineHeight = 16;

/** The area around a participant that moves with it. It contains frames, which are 10 px from the box. */
const nearRoom = 10;

/** The least space between the boxes of two participants. */
const boxRoom = 12;

const labelWidth = ({ lines, look }: TextMark): number =>
  Math.max(...lines.map((line) => estimateWidth(line, look)));

/**
 * Moves lifelines until all labels fit between them, because the library only considers the participants' names.
 * @param widths the widths that the drawing may have, of which it gets the first that fits. Labels are broken rather
 * than making it wider. Without any, lifelines only move apart.
 */
export function spaceSequence(marks: Mark[], widths: number[]): Mark[] {
  const centers = lifelineCenters(marks);
  const near = nearWidths(marks, centers);
  const originalGaps = centers.slice(1).map((center, index) => center - itemAt(centers, index));
  const closest = originalGaps.map(
    (_, index) => itemAt(near, index) + itemAt(near, index + 1) - 2 * nearRoom + boxRoom,
  );
  const isBroken = widths.length > 0;
  const gaps = widenGaps(isBroken ? closest : originalGaps, centers, messagesOf(marks), isBroken);
  const narrowest = moveLifelines(marks, centers, near, gaps);
  const least = widthOf(narrowest);
  const width = widths.find((each) => each >= least) ?? least;
  const spare = (width - least) / Math.max(1, gaps.length);
  return moveLifelines(
    marks,
    centers,
    near,
    gaps.map((gap) => gap + spare),
  );
}

function moveLifelines(marks: Mark[], centers: number[], near: number[], gaps: number[]): Mark[] {
  let at = itemAt(centers, 0);
  const shifts = centers.map((center, index) => {
    if (index > 0) at += itemAt(gaps, index - 1);
    return at - center;
  });
  const shiftAt = shiftBetween(centers, near, shifts);
  const move = ({ x, y }: Point): Point => ({ x: x + shiftAt(x), y });
  const notes = notesOf(marks);
  const labels = new Map<Mark, Message>(
    messagesOf(marks)
      .filter(({ isSelf }) => !isSelf)
      .map((entry) => [entry.label, entry]),
  );
  return marks.map((mark) => {
    const message = labels.get(mark);
    if (message && mark.kind === 'text') {
      const [from, to] = [message.from, message.to].map((x) => x + shiftAt(x));
      const space = Math.abs((to ?? 0) - (from ?? 0)) - labelRoom;
      const lines = labelWidth(mark) > space + 1 ? breakInTwo(mark) : mark.lines;
      return { ...mark, x: ((from ?? 0) + (to ?? 0)) / 2, lines, lineHeight };
    }
    const note = notes.get(mark);
    if (!note) return mapPoints(mark, move);
    return mapPoints(mark, ({ x, y }) => ({
      x: x + shiftAt(note.middle) + Math.sign(x - note.middle) * note.growth,
      y,
    }));
  });
}

/** Breaks a label at the space that makes its longer line shortest. Code contains no spaces. */
function breakInTwo({ lines, look }: TextMark): string[] {
  const words = lines.join(' ').split(' ');
  const ways = words.map((_, index) =>
    [words.slice(0, index), words.slice(index)].map((part) => part.join(' ')),
  );
  const longer = (way: string[]) => Math.max(...way.map((line) => estimateWidth(line, look)));
  return (ways.sort((a, b) => longer(a) - longer(b))[0] ?? lines).filter(Boolean);
}

/**
 * Maps the three marks of each note (sheet, folded corner, text) to its center, because they move together, and to what
 * each side must grow for the text.
 */
function notesOf(marks: Mark[]): Map<Mark, { middle: number; growth: number }> {
  const notes = new Map<Mark, { middle: number; growth: number }>();
  for (const [index, sheet] of marks.entries()) {
    const text = marks[index + 2];
    if (sheet.kind !== 'polygon' || sheet.look !== 'note' || text?.kind !== 'text') continue;
    const growth = Math.max(0, (labelWidth(text) + 2 * nearRoom - boundsOf([sheet], 0).width) / 2);
    for (const mark of marks.slice(index, index + 3)) notes.set(mark, { middle: text.x, growth });
  }
  return notes;
}

/** Widens gaps until every message has enough space for its label, beginning with the messages between neighbors. */
function widenGaps(gaps: number[], centers: number[], messages: Message[], isBroken: boolean): number[] {
  const widened = [...gaps];
  const wanted = messages
    .map((message) => spanOf(message, centers, isBroken))
    .sort((a, b) => a.to - a.from - (b.to - b.from));
  for (const { from, to, room } of wanted) {
    const span = widened.slice(from, to);
    const missing = room - span.reduce((sum, gap) => sum + gap, 0);
    if (missing <= 0 || span.length === 0) continue;
    for (let index = from; index < to; index += 1)
      widened[index] = itemAt(widened, index) + missing / span.length;
  }
  return widened;
}

/** Returns the indexes of the lifelines next to a message, and the space that its label needs, in pixels. */
function spanOf({ from, to, isSelf, label }: Message, centers: number[], isBroken: boolean) {
  const [left, right] = [indexOf(Math.min(from, to), centers), indexOf(Math.max(from, to), centers)];
  const width = labelWidth(isBroken && !isSelf ? { ...label, lines: breakInTwo(label) } : label);
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

/** Returns half the width of each participant, including anything close to it. It's 40 px for a person. */
function nearWidths(marks: Mark[], centers: number[]): number[] {
  const boxes = marks.filter((mark): mark is RectMark => mark.kind === 'rect' && mark.look === 'box');
  return centers.map((center) => {
    const own = boxes
      .filter(({ x, width }) => Math.abs(x + width / 2 - center) < 1)
      .map(({ width }) => width / 2);
    return Math.max(30, ...own) + nearRoom;
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
    if (mark.kind !== 'line' || mark.look !== 'frame') return [];
    const next = marks[index + 1];
    return [{ line: mark, label: next?.kind === 'text' ? next : undefined }];
  });
