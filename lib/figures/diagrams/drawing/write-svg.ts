import { writeLabel } from '@/lib/figures/diagrams/syntax/labels';
import { between, distance, type Point, round } from '@/lib/figures/plot/geometry';
import { escapeXml } from '@/lib/markup/xml';
import { itemAt } from '@/lib/site/invariant';
import { boundsOf } from './bounds';
import { type LineMark, lineHeight, type Mark, type TextMark } from './mark';
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

function writeText({ look, x, y, anchor, lines }: TextMark): string {
  const attributes = `${className(look, anchor === 'middle' ? undefined : anchor)} x="${round(x)}" y="${round(y)}"`;
  const [only = ''] = lines;
  if (lines.length === 1) return `<text ${attributes}>${writeWords(only)}</text>`;
  const rows = lines.map((line, index) => {
    const drop = index === 0 ? '' : ` dy="${round(lineHeight)}"`;
    return `<tspan x="${round(x)}"${drop}>${writeWords(line)}</tspan>`;
  });
  return `<text ${attributes}>${rows.join('')}</text>`;
}

function writeMark(mark: Mark): string {
  switch (mark.kind) {
    case 'rect':
      return (
        `<rect ${className(mark.look, mark.hue)} x="${round(mark.x)}" y="${round(mark.y)}" ` +
        `width="${round(mark.width)}" height="${round(mark.height)}" rx="${round(mark.radius)}"/>`
      );
    case 'circle': {
      const [x, y] = mark.center;
      return `<circle ${className(mark.look)} cx="${round(x)}" cy="${round(y)}" r="${round(mark.radius)}"/>`;
    }
    case 'line':
      return writeLine(mark);
    case 'text':
      return writeGap(mark) + writeText(mark);
  }
}

function writeLine({ look, points, end }: LineMark): string {
  if (!end) return `<path ${className(look)} d="${linePath(points)}"/>`;
  const [from, tip] = [itemAt(points, -2), itemAt(points, -1)];
  const isMoved = look === 'moved';
  // The head of what a message moves is larger, like its line.
  const [length, side] = isMoved ? [10, 5] : [8, 4];
  const forward = Math.sign(tip[0] - from[0]);
  const back = (distance: number, aside = 0): Point => [
    tip[0] - forward * distance,
    tip[1] + forward * aside,
  ];
  const corners = [back(length, side), tip, back(length, -side)].map(pair);
  // The line ends before the head does, so that it doesn't show through.
  const line = linePath([...points.slice(0, -1), back(length - 1)]);
  const head = className(isMoved ? 'moved-head' : 'head');
  return `<path ${className(look)} d="${line}"/><polygon ${head} points="${corners.join(' ')}"/>`;
}

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

const bendRadius = 6;

const lineTo = (from: Point, to: Point): string =>
  round(from[1]) === round(to[1]) ? `H${round(to[0])}` : `V${round(to[1])}`;

/** Returns the SVG path data of a line with rounded bends. */
function linePath(points: Point[]): string {
  let pen = itemAt(points, 0);
  let path = `M${pair(pen)}`;
  for (const [index, point] of points.slice(1, -1).entries()) {
    const [before, after] = [itemAt(points, index), itemAt(points, index + 2)];
    const [arrival, departure] = [distance(before, point), distance(point, after)];
    const radius = Math.min(bendRadius, arrival / 2, departure / 2);
    path += `${lineTo(pen, between(point, before, radius / arrival))}Q${pair(point)} `;
    pen = between(point, after, radius / departure);
    path += pair(pen);
  }
  return path + lineTo(pen, itemAt(points, -1));
}
