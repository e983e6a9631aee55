import { writeLabel } from '@/lib/figures/diagrams/syntax/labels';
import { round } from '@/lib/figures/plot/geometry';
import { escapeXml } from '../../../markup/xml';
import { boundsOf } from './bounds';
import type { LineMark, Mark, Point, TextMark } from './mark';
import { joinCode } from './text-size';

/** The page's metadata of a diagram. `id` is unique on the page, and `alt` describes the whole picture. */
export type DiagramText = { id: string; title: string; alt: string };

/** The widths of the text beside the sidebar, and of the column on a desktop, in pixels. */
export const columns = { text: 592, desktop: 832 };

/** The margin around a drawing, for strokes. */
const margin = 1;

/** Returns the width of a drawing in pixels, at full size. */
export const widthOf = (marks: Mark[]): number => boundsOf(marks, margin).width;

/**
 * Writes marks as an SVG element with known dimensions, so that the layout doesn't shift.
 * @param screen the screens that show this drawing, of two
 */
export function writeSvg(marks: Mark[], { id, title, alt }: DiagramText, screen: 'wide' | 'narrow'): string {
  const { x, y, width, height } = boundsOf(marks, margin);
  const attributes = [
    `class="${classNames(width, screen)}"`,
    `viewBox="${[x, y, width, height].map(round).join(' ')}"`,
    `width="${round(width)}" height="${round(height)}"`,
    `role="img" aria-labelledby="${escapeXml(`${id}-title ${id}-text`)}"`,
  ];
  const words =
    `<title id="${escapeXml(id)}-title">${escapeXml(title)}</title>` +
    `<desc id="${escapeXml(id)}-text">${escapeXml(alt)}</desc>`;
  return `<svg ${attributes.join(' ')}>${words}${titlesLast(marks).map(writeMark).join('')}</svg>`;
}

/** Moves the titles of blocks in front of the lines, which have a gap there. */
const titlesLast = (marks: Mark[]): Mark[] => [
  ...marks.filter(({ look }) => look !== 'tab'),
  ...marks.filter(({ look }) => look === 'tab'),
];

/**
 * The rem below which a drawing that is as wide as the text or wider scrolls (`least`), because its text would be too
 * small, or a narrow one replaces it (`from`). They're in classes, because the policy forbids inline styles.
 */
function classNames(width: number, screen: 'wide' | 'narrow'): string {
  if (screen === 'narrow') return 'diagram-drawing diagram-narrow';
  return round(width) > columns.text
    ? 'diagram-drawing diagram-least-40 diagram-wide diagram-from-48'
    : 'diagram-drawing diagram-least-25 diagram-wide';
}

const className = (...looks: (string | undefined)[]): string =>
  `class="${looks.flatMap((look) => (look ? `diagram-${look}` : [])).join(' ')}"`;

const writeWords = (line: string): string =>
  writeLabel(joinCode(line), `<tspan ${className('code')}>`, '</tspan>');

/** Writes the gap in the lines beneath a label. An outline around the text would also cover the code beside it. */
function writeGap(text: TextMark): string {
  if (!['message', 'tab'].includes(text.look)) return '';
  const { x, y, width, height } = boundsOf([text], 0);
  return `<rect class="diagram-gap" x="${round(x - 3)}" y="${round(y)}" width="${round(width + 6)}" height="${round(height)}"/>`;
}

function writeText({ look, x, y, anchor, lines, lineHeight }: TextMark): string {
  const attributes = `${className(look, anchor === 'middle' ? undefined : anchor)} x="${round(x)}" y="${round(y)}"`;
  const [only = ''] = lines;
  if (lines.length === 1) return `<text ${attributes}>${writeWords(only)}</text>`;
  const rows = lines.map((line, index) => {
    const drop = index === 0 ? '' : ` dy="${round(lineHeight)}"`;
    return `<tspan x="${round(x)}"${drop}>${writeWords(line)}</tspan>`;
  });
  return `<text ${attributes}>${rows.join('')}</text>`;
}

function writeLine({ look, points, end }: LineMark): string {
  const line = [...points];
  const head = end ? cutForHead(line, look) : '';
  return `<path ${className(look)} d="${linePath(line)}"/>${head}`;
}

function writeMark(mark: Mark): string {
  switch (mark.kind) {
    case 'rect':
      return (
        `<rect ${className(mark.look, mark.hue)} x="${round(mark.x)}" y="${round(mark.y)}" ` +
        `width="${round(mark.width)}" height="${round(mark.height)}" rx="${round(mark.radius)}"/>`
      );
    case 'circle':
      return (
        `<circle ${className(mark.look, mark.hue)} cx="${round(mark.center.x)}" ` +
        `cy="${round(mark.center.y)}" r="${round(mark.radius)}"/>`
      );
    case 'line':
      return writeLine(mark);
    case 'text':
      return writeGap(mark) + writeText(mark);
  }
}

const bendRadius = 6;

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Returns the point at a distance of `length` from `from`, in the direction of `to`. */
function along(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const isStraight = (before: Point, at: Point, after: Point): boolean =>
  Math.abs((at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x)) < 0.01;

const withoutIdlePoints = (points: Point[]): Point[] =>
  points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return !before || !after || !isStraight(before, point, after);
  });

const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

function lineTo(from: Point, to: Point): string {
  if (round(from.x) === round(to.x) && round(from.y) === round(to.y)) return '';
  if (round(from.y) === round(to.y)) return `H${round(to.x)}`;
  if (round(from.x) === round(to.x)) return `V${round(to.y)}`;
  return `L${pair(to)}`;
}

/** Returns the SVG path data of a line with rounded bends. */
function linePath(line: Point[]): string {
  const points = withoutIdlePoints(line);
  const [first] = points;
  if (!first) return '';
  let path = `M${pair(first)}`;
  let pen = first;
  for (const [index, point] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) continue;
    if (!after) return path + lineTo(pen, point);
    const radius = Math.min(bendRadius, distance(before, point) / 2, distance(point, after) / 2);
    const enter = along(point, before, radius);
    const leave = along(point, after, radius);
    path += `${lineTo(pen, enter)}Q${pair(point)} ${pair(leave)}`;
    pen = leave;
  }
  return path;
}

/** The length and half the width of arrowheads. That of what a message moves is larger, like its line. */
const headSize = (look: string) => (look === 'moved' ? ([10, 5] as const) : ([8, 4] as const));

/** Writes a head for the end of a line, and shortens its last piece, at most to nothing. */
function cutForHead(line: Point[], look: string): string {
  const [from, tip] = line.slice(-2);
  if (!tip || !from) return '';
  const length = distance(from, tip) || 1;
  const unit = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const at = (back: number, side: number): Point => ({
    x: tip.x - unit.x * back - unit.y * side,
    y: tip.y - unit.y * back + unit.x * side,
  });
  const [reach, side] = headSize(look);
  // The line ends before the head does, so that it doesn't show through.
  line[line.length - 1] = at(Math.min(reach - 1, length), 0);
  const corners = [at(reach, side), at(0, 0), at(reach, -side)];
  return `<polygon ${className(look === 'moved' ? 'moved-head' : 'head')} points="${corners.map(pair).join(' ')}"/>`;
}
