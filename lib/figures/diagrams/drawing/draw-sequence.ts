import type { Participant, Sequence, SequenceEvent } from '@/lib/figures/diagrams/syntax/sequence';
import { itemAt } from '@/lib/site/invariant';
import { boundsOf } from './bounds';
import { type Mark, mapPoints, type Point } from './mark';
import { productHue } from './read-marks';
import { estimateWidth } from './text-size';
import { widthOf } from './write-svg';

type Message = Extract<SequenceEvent, { kind: 'message' }>;

const headHeight = 40;
const rowHeight = 40;
/** The distance between the two lines of a broken label. */
const lineHeight = 16;
/** The space on both sides of a label between two lifelines, including the arrowhead. */
const labelRoom = 26;
/** The distance from a lifeline to the label of a message from a participant to itself, which is beside its loop. */
const loopRoom = 38;
/** The space between a frame and the participants in it. */
const frameRoom = 10;
/** The height of lifelines from which the participants' names are repeated, because the names above scroll away. */
const longLifeline = 360;

const widthOfText = (text: string): number => estimateWidth(text, 'message');
const longest = (lines: string[]): number => Math.max(...lines.map(widthOfText));

/**
 * Draws a sequence diagram.
 * @param widths the widths that the drawing may have, of which it gets the first that fits. Labels are broken rather
 * than making it wider. Without any, it has the width that it needs for whole labels.
 */
export function drawSequence(sequence: Sequence, widths: number[]): Mark[] {
  const gaps = gapsOf(sequence, widths.length > 0);
  const least = widthOf(place(sequence, gaps));
  const width = widths.find((each) => each >= least) ?? least;
  const spare = (width - least) / Math.max(1, gaps.length);
  const marks = place(
    sequence,
    gaps.map((gap) => gap + spare),
  );
  return [...marks, ...legendOf(sequence, marks)];
}

const halfWidth = ({ name, isPerson }: Participant): number => {
  const half = estimateWidth(name, 'text') / 2;
  return isPerson ? half : Math.max(36, half + 12);
};

/** Returns the distances between lifelines. The messages between neighbors widen them first. */
function gapsOf({ participants, events }: Sequence, isTight: boolean): number[] {
  const halves = participants.map(halfWidth);
  const gaps = halves
    .slice(1)
    .map((half, index) => Math.max(isTight ? 0 : 140, half + itemAt(halves, index) + (isTight ? 12 : 40)));
  const spans = events
    .filter((event) => event.kind === 'message')
    .map(({ from, to, text }) => {
      const [left, right] = [Math.min(from, to), Math.max(from, to)];
      if (left === right) return { left, right: left + 1, room: loopRoom + widthOfText(text) + frameRoom };
      return { left, right, room: longest(isTight ? breakInTwo(text) : [text]) + labelRoom };
    });
  for (const { left, right, room } of spans.sort((a, b) => a.right - a.left - (b.right - b.left))) {
    const span = gaps.slice(left, right);
    const missing = room - span.reduce((sum, gap) => sum + gap, 0);
    if (missing > 0) gaps.splice(left, span.length, ...span.map((gap) => gap + missing / span.length));
  }
  return gaps;
}

/** Breaks a label at the space that makes its longer line shortest. Code contains no spaces. */
function breakInTwo(text: string): string[] {
  const words = text.split(' ');
  const ways = words.map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')]);
  return itemAt(
    ways.sort((a, b) => longest(a) - longest(b)),
    0,
  ).filter(Boolean);
}

/** Draws everything but the legend, with these distances between lifelines. The first one is at 0. */
function place({ participants, events }: Sequence, gaps: number[]): Mark[] {
  const centers = [0, ...gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0))];
  const centerOf = (index: number) => itemAt(centers, index);
  const halfOf = (index: number) => halfWidth(itemAt(participants, index));
  const frames: Mark[] = [];
  const bars: Mark[] = [];
  const arrows: Mark[] = [];
  const open: { top: number; ends: number[]; dividers: { y: number; text: string }[]; text: string }[] = [];
  /** The starts of the current activations of each participant. */
  const active = participants.map((): number[] => []);
  let y = headHeight + 28;

  const addMessage = ({ from, to, look, text, starts, ends }: Message) => {
    const lines =
      from !== to && widthOfText(text) > Math.abs(centerOf(to) - centerOf(from)) - labelRoom + 1
        ? breakInTwo(text)
        : [text];
    y += (lines.length - 1) * lineHeight;
    for (const { ends: inside } of open) inside.push(from, to);
    if (starts) active[to]?.push(y);
    const sideOf = (index: number, isRight: boolean) =>
      centerOf(index) + (active[index]?.length ? (isRight ? 5 : -5) : 0);
    const loop = [0, 30, 30, 0].map((x, index) => ({
      x: x || sideOf(from, true) - centerOf(from),
      y: index < 2 ? 0 : 20,
    }));
    const points: Point[] =
      from === to
        ? loop.map((point) => ({ x: centerOf(from) + point.x, y: y + point.y }))
        : [
            { x: sideOf(from, to > from), y },
            { x: sideOf(to, from > to), y },
          ];
    const baseline = { look: 'message', lines, lineHeight, kind: 'text' } as const;
    arrows.push(
      { kind: 'line', look, points, start: false, end: true },
      from === to
        ? { ...baseline, x: centerOf(from) + loopRoom, y: y + 14.5, anchor: 'start' }
        : {
            ...baseline,
            x: (centerOf(from) + centerOf(to)) / 2,
            y: y - 5.5 - (lines.length - 1) * lineHeight,
            anchor: 'middle',
          },
    );
    const top = ends ? active[from]?.pop() : undefined;
    if (top !== undefined)
      bars.push({
        kind: 'rect',
        look: 'box',
        x: centerOf(from) - 5,
        y: top,
        width: 10,
        height: y - top,
        radius: 2,
      });
    y += rowHeight + (from === to ? 30 : 0);
  };

  const addNote = ({ from, to, text }: { from: number; to: number; text: string }) => {
    const width = widthOfText(text) + 20;
    const left = (centerOf(from) + centerOf(to) - width) / 2;
    const [right, top, fold] = [left + width, y - 32, 6];
    const sheet = [
      [left, top],
      [right - fold, top],
      [right, top + fold],
      [right, top + 24],
      [left, top + 24],
    ];
    const corner = [
      [right - fold, top],
      [right, top + fold],
      [right - fold, top + fold],
    ];
    const toPoints = (pairs: number[][]) => pairs.map(([x = 0, y = 0]) => ({ x, y }));
    arrows.push(
      { kind: 'polygon', look: 'note', points: toPoints(sheet) },
      { kind: 'polygon', look: 'note', points: toPoints(corner) },
      {
        kind: 'text',
        look: 'message',
        x: left + width / 2,
        y: top + 16.5,
        anchor: 'middle',
        lines: [text],
        lineHeight,
      },
    );
    y += 16;
  };

  const closeBlock = () => {
    const block = open.pop();
    if (!block) return;
    const ends = block.ends.length > 0 ? block.ends : participants.map((_, index) => index);
    const x = Math.min(...ends.map((index) => centerOf(index) - halfOf(index))) - frameRoom;
    const right = Math.max(...ends.map((index) => centerOf(index) + halfOf(index))) + frameRoom;
    const { top, dividers, text } = block;
    const label = { kind: 'text', anchor: 'start', lineHeight } as const;
    frames.push(
      { kind: 'rect', look: 'frame', x, y: top, width: right - x, height: y - 20 - top, radius: 8 },
      { ...label, look: 'tab', x: x + 6, y: top + 14, lines: [text] },
      ...dividers.flatMap(({ y: at, text: words }): Mark[] => [
        {
          kind: 'line',
          look: 'frame',
          points: [
            { x, y: at },
            { x: right, y: at },
          ],
          start: false,
          end: false,
        },
        { ...label, look: 'message', x: x + 8, y: at + 18, lines: [words && `[${words}]`] },
      ]),
    );
  };

  for (const event of events) {
    if (event.kind === 'message') addMessage(event);
    else if (event.kind === 'note') addNote(event);
    else if (event.kind === 'end') closeBlock();
    else if (event.kind === 'open') {
      open.push({ top: y - 12, ends: [], dividers: [], text: event.text });
      y += 28;
    } else {
      open.at(-1)?.dividers.push({ y: y - 12, text: event.text });
      y += 24;
    }
  }

  const bottom = y - 12;
  const heads = participants.flatMap((each, index) => headOf(each, centerOf(index)));
  const lifelines = participants.map(({ isPerson }, index): Mark => {
    const [x, top] = [centerOf(index), headHeight + (isPerson ? 5 : 0)];
    return {
      kind: 'line',
      look: 'lifeline',
      points: [
        { x, y: top },
        { x, y: bottom },
      ],
      start: false,
      end: false,
    };
  });
  const marks = [...frames, ...lifelines, ...bars, ...arrows, ...heads];
  if (bottom - headHeight < longLifeline) return marks;
  return [...marks, ...heads.map((mark) => mapPoints(mark, (at) => ({ x: at.x, y: at.y + bottom })))];
}

/** Draws a box with a name, or a person above a name. Both are 40 px tall. */
function headOf(participant: Participant, x: number): Mark[] {
  const { name, isPerson } = participant;
  const text = { look: 'text', x, lines: [name], lineHeight };
  if (!isPerson) {
    const half = halfWidth(participant);
    const box = { x: x - half, y: 0, width: 2 * half, height: headHeight, radius: 8 };
    return [
      { kind: 'rect', look: 'box', hue: productHue(name), ...box },
      { kind: 'text', anchor: 'middle', ...text, y: 25 },
    ];
  }
  const shoulders = [
    [-10, 17],
    [-10, 11],
    [10, 11],
    [10, 17],
  ].map(([dx = 0, y = 0]) => ({ x: x + dx, y }));
  return [
    { kind: 'circle', look: 'ring', center: { x, y: 4 }, radius: 5 },
    { kind: 'line', look: 'person', points: shoulders, start: false, end: false },
    { kind: 'text', anchor: 'middle', ...text, y: 34 },
  ];
}

/** What the styles of arrows mean, in the order of the legend. */
const meanings = { line: 'call', dashed: 'return value', moved: 'tokens or an NFT' };

/** Explains the styles of arrows below a drawing that has more than one, in rows as wide as the drawing. */
function legendOf({ events }: Sequence, marks: Mark[]): Mark[] {
  const looks = new Set(events.flatMap((event) => (event.kind === 'message' ? event.look : [])));
  if (looks.size < 2) return [];
  const bounds = boundsOf(marks, 0);
  let [x, y] = [bounds.x, bounds.y + bounds.height + 24];
  const entries = Object.entries(meanings).filter(([look]) => looks.has(look));
  return entries.flatMap(([look, meaning]): Mark[] => {
    const width = 48 + widthOfText(meaning);
    if (x + width > bounds.x + bounds.width) [x, y] = [bounds.x, y + 24];
    const points = [x, x + 40].map((at) => ({ x: at, y }));
    const text = { look: 'message', x: x + 48, y: y + 4.5, lines: [meaning], lineHeight };
    x += width + 24;
    return [
      { kind: 'line', look, points, start: false, end: true },
      { kind: 'text', anchor: 'start', ...text },
    ];
  });
}
