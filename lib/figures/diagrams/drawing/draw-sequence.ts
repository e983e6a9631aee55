import {
  meaningsOf,
  type Participant,
  type Sequence,
  type SequenceEvent,
} from '@/lib/figures/diagrams/syntax/sequence';
import type { Box, Point } from '@/lib/figures/plot/geometry';
import { itemAt } from '@/lib/site/invariant';
import { boundsOf } from './bounds';
import { lineHeight, type Mark, type TextMark } from './mark';
import { estimateWidth, type TextLook } from './text-size';
import { widthOf } from './write-svg';

type Message = Extract<SequenceEvent, { kind: 'message' }>;
type Note = Extract<SequenceEvent, { kind: 'note' }>;

const headHeight = 40;
const rowHeight = 40;
/** The space on both sides of a label between two lifelines, including the arrowhead. */
const labelRoom = 26;
/** The distance from a lifeline to the label of a message from a participant to itself, which is beside its loop. */
const loopRoom = 38;
/** The space between a frame and the participants in it. */
const frameRoom = 10;
/** The height of lifelines from which the participants' names are repeated, because the names above scroll away. */
const longLifeline = 360;

const lineMark = (look: string, ...points: Point[]): Mark => ({ kind: 'line', look, points, end: false });
const arrowMark = (look: string, ...points: Point[]): Mark => ({ kind: 'line', look, points, end: true });

const rectMark = (look: string, box: Box, radius: number, hue?: string): Mark => ({
  kind: 'rect',
  look,
  ...box,
  radius,
  hue,
});

const textMark = (
  look: TextLook,
  x: number,
  y: number,
  lines: string[],
  anchor: TextMark['anchor'] = 'start',
): Mark => ({ kind: 'text', look, x, y, lines, anchor });

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
  const wider = gaps.map((gap) => gap + spare);
  const marks = place(sequence, wider);
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
  const [best = [text]] = ways.sort((a, b) => longest(a) - longest(b));
  return best.filter(Boolean);
}

/** Draws everything but the legend, with these distances between lifelines. The first one is at 0. */
function place({ participants, events }: Sequence, gaps: number[]): Mark[] {
  const centerOf = (index: number) => gaps.slice(0, index).reduce((sum, gap) => sum + gap, 0);
  const halfOf = (index: number) => halfWidth(itemAt(participants, index));
  const frames: Mark[] = [];
  const bars: Mark[] = [];
  const arrows: Mark[] = [];
  const open: { ends: number[]; titles: { y: number; text: string }[] }[] = [];
  /** The starts of the current activations of each participant. */
  const active = participants.map((): number[] => []);
  let y = headHeight + 28;

  const addMessage = ({ from, to, look, text, starts, ends }: Message) => {
    const isSelf = from === to;
    const [start, tip] = [centerOf(from), centerOf(to)];
    const isBroken = !isSelf && widthOfText(text) > Math.abs(tip - start) - labelRoom + 1;
    const lines = isBroken ? breakInTwo(text) : [text];
    const rise = (lines.length - 1) * lineHeight;
    y += rise;
    for (const block of open) block.ends.push(from, to);
    if (starts) active[to]?.push(y);
    const sideOf = (index: number, side: number) => centerOf(index) + (active[index]?.length ? side * 5 : 0);
    if (isSelf) {
      const [x, bend] = [sideOf(from, 1), start + 30];
      arrows.push(arrowMark(look, [x, y], [bend, y], [bend, y + 20], [x, y + 20]));
      arrows.push(textMark('message', start + loopRoom, y + 14.5, lines));
    } else {
      const side = Math.sign(tip - start);
      arrows.push(arrowMark(look, [sideOf(from, side), y], [sideOf(to, -side), y]));
      const above = look === 'moved' ? 7 : 5.5;
      arrows.push(textMark('message', (start + tip) / 2, y - above - rise, lines, 'middle'));
    }
    const top = ends ? active[from]?.pop() : undefined;
    if (top !== undefined)
      bars.push(rectMark('box', { x: start - 5, y: top, width: 10, height: y - top }, 2));
    y += rowHeight + (isSelf ? 30 : 0);
  };

  const addNote = ({ from, to, text }: Note) => {
    const left = centerOf(from) - halfOf(from);
    const line = y - 12;
    const start = left + estimateWidth(text, 'tab') + 12;
    arrows.push(lineMark('rule', [start, line], [centerOf(to) + halfOf(to), line]));
    arrows.push(textMark('tab', left, line + 4.5, [text]));
    y += 24;
  };

  const closeBlock = () => {
    const block = open.pop();
    if (!block) return;
    const { ends, titles } = block;
    const { y: top } = itemAt(titles, 0);
    const inside = ends.length > 0 ? ends : [...participants.keys()];
    const left = Math.min(...inside.map((index) => centerOf(index) - halfOf(index))) - frameRoom;
    const right = Math.max(...inside.map((index) => centerOf(index) + halfOf(index))) + frameRoom;
    frames.push(rectMark('frame', { x: left, y: top, width: right - left, height: y - 20 - top }, 8));
    for (const title of titles) {
      if (title.y > top) frames.push(lineMark('frame', [left, title.y], [right, title.y]));
      frames.push(textMark('tab', left + 8, title.y + 16, [title.text]));
    }
  };

  for (const event of events) {
    if (event.kind === 'message') addMessage(event);
    else if (event.kind === 'note') addNote(event);
    else if (event.kind === 'end') closeBlock();
    else {
      if (event.kind === 'open') open.push({ ends: [], titles: [] });
      open.at(-1)?.titles.push({ y: y - 12, text: event.text });
      y += 28;
    }
  }

  const bottom = events.at(-1)?.kind === 'end' ? y - 2 : y - 12;
  const headsAt = (top: number) => participants.flatMap((each, index) => headOf(each, centerOf(index), top));
  const lifelines = participants.map(({ isPerson }, index) => {
    const x = centerOf(index);
    return lineMark('lifeline', [x, headHeight + (isPerson ? 5 : 0)], [x, bottom]);
  });
  const marks = [...frames, ...lifelines, ...bars, ...arrows, ...headsAt(0)];
  return bottom - headHeight < longLifeline ? marks : [...marks, ...headsAt(bottom)];
}

/** Names of products and contracts. The entities of an indexer, such as `LockupStream`, belong to neither. */
const hues: [hue: string, names: RegExp][] = [
  ['drops', /Airdrop|Merkle|^Campaign$|^Factory$/],
  ['lockup', /Lockup(?!Stream|Action|Batch)/],
  ['flow', /(?:\b|Sablier)Flow(?![a-z]|Stream|Action|Batch)/],
];

/** Returns the hue of the product in a name, for its box, or `undefined` if it contains none. */
const productHue = (name: string): string | undefined => hues.find(([, names]) => names.test(name))?.[0];

/** Draws a box with a name, or a person above a name. Both are 40 px tall. */
function headOf(participant: Participant, x: number, top: number): Mark[] {
  const { name, isPerson } = participant;
  const half = halfWidth(participant);
  const box = { x: x - half, y: top, width: 2 * half, height: headHeight };
  if (!isPerson)
    return [rectMark('box', box, 8, productHue(name)), textMark('text', x, top + 25, [name], 'middle')];
  const [left, right] = [x - 10, x + 10];
  return [
    { kind: 'circle', look: 'ring', center: [x, top + 4], radius: 5 },
    lineMark('person', [left, top + 17], [left, top + 11], [right, top + 11], [right, top + 17]),
    textMark('text', x, top + 34, [name], 'middle'),
  ];
}

/** Explains the styles of arrows below a drawing that has more than one, in rows as wide as the drawing. */
function legendOf({ events }: Sequence, marks: Mark[]): Mark[] {
  const entries = meaningsOf(events);
  if (entries.length < 2) return [];
  const bounds = boundsOf(marks, 0);
  let [x, y] = [bounds.x, bounds.y + bounds.height + 24];
  return entries.flatMap(([look, meaning]): Mark[] => {
    const width = 48 + widthOfText(meaning);
    if (x + width > bounds.x + bounds.width) [x, y] = [bounds.x, y + 24];
    const left = x;
    x += width + 24;
    return [arrowMark(look, [left, y], [left + 40, y]), textMark('message', left + 48, y + 4.5, [meaning])];
  });
}
