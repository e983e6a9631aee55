import { boundsOf } from './bounds';
import { escapeXml } from './escape-xml';
import type { Mark } from './mark';
import { round } from './round';
import { writeMark } from './write-marks';

/** The page's metadata of a diagram. `id` is unique on the page, and `alt` describes the whole picture. */
export type DiagramText = { id: string; title: string; alt: string };

/** The margin around a drawing, for strokes and for characters wider than measured. */
const margin = 8;

/** Classes and entities have small text, which at this scale is as large as the labels of other diagrams. */
const codeScale = 1.15;

/**
 * If there's less space than about this share of its full width, a drawing scrolls, because its text would be
 * too small.
 */
const smallestShare = 0.8;

/** Returns the width of a drawing in pixels, at full size. */
export const widthOf = (marks: Mark[]): number => boundsOf(marks, margin).width * scaleOf(marks);

const scaleOf = (marks: Mark[]): number => (marks.some(({ look }) => look === 'code') ? codeScale : 1);

/**
 * Writes marks as an SVG element with known dimensions, so that the layout doesn't shift.
 * @param screen the screens that show this drawing, if there are two
 */
export function writeSvg(marks: Mark[], { id, title, alt }: DiagramText, screen?: 'wide' | 'narrow'): string {
  const { x, y, width, height } = boundsOf(marks, margin);
  const scale = scaleOf(marks);
  const attributes = [
    `class="${classNames(width * scale)}${screen ? ` diagram-${screen}` : ''}"`,
    `viewBox="${[x, y, width, height].map(round).join(' ')}"`,
    `width="${round(width * scale)}" height="${round(height * scale)}"`,
    `role="img" aria-labelledby="${escapeXml(`${id}-title ${id}-text`)}"`,
  ];
  const words =
    `<title id="${escapeXml(id)}-title">${escapeXml(title)}</title>` +
    `<desc id="${escapeXml(id)}-text">${escapeXml(alt)}</desc>`;
  return `<svg ${attributes.join(' ')}>${words}${titlesLast(marks).map(writeMark).join('')}</svg>`;
}

/** Moves the titles of subgraphs in front of the arrows, which have a gap there. */
const titlesLast = (marks: Mark[]): Mark[] => [
  ...marks.filter(({ look }) => look !== 'title'),
  ...marks.filter(({ look }) => look === 'title'),
];

/**
 * Returns a class such as `diagram-least-30` (at least 30rem wide), in steps of 5rem. The policy forbids
 * inline styles.
 */
function classNames(width: number): string {
  const least = Math.floor((width * smallestShare) / 16 / 5) * 5;
  return least < 20 ? 'diagram-drawing' : `diagram-drawing diagram-least-${Math.min(least, 80)}`;
}
