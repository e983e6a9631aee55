import { escapeXml } from './escape-xml';
import { placeHead } from './heads';
import { linePath } from './line-path';
import type { LineMark, Mark, Point, TextMark } from './mark';
import { round } from './round';
import { estimateWidth } from './text-size';

const className = (...looks: (string | undefined)[]): string =>
  `class="${looks
    .filter(Boolean)
    .map((look) => `diagram-${look}`)
    .join(' ')}"`;

const polygonPath = (points: Point[]): string =>
  points.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ');

function writeText({ look, x, y, anchor, lines, lineHeight, mostWidth }: TextMark): string {
  const attributes = `${className(look, anchor === 'middle' ? undefined : anchor)} x="${round(x)}" y="${round(y)}"`;
  const squeeze = (line: string): string =>
    mostWidth !== undefined && estimateWidth(line, look) > mostWidth
      ? ` textLength="${round(mostWidth)}" lengthAdjust="spacingAndGlyphs"`
      : '';
  const [only = ''] = lines;
  if (lines.length === 1) return `<text ${attributes}${squeeze(only)}>${escapeXml(only)}</text>`;
  const rows = lines.map((line, index) => {
    const drop = index === 0 ? '' : ` dy="${round(lineHeight)}"`;
    return `<tspan x="${round(x)}"${drop}${squeeze(line)}>${escapeXml(line)}</tspan>`;
  });
  return `<text ${attributes}>${rows.join('')}</text>`;
}

function writeLine({ look, points, start, end }: LineMark): string {
  const line = [...points];
  const heads = [start && placeFirst(line, start), end && placeLast(line, end)].filter(
    (head) => head !== null,
  );
  return `<path ${className(look)} d="${linePath(line)}"/>${heads.join('')}`;
}

function writeHead(head: ReturnType<typeof placeHead>): string {
  if (head.look === 'open-head')
    return `<polyline ${className(head.look)} points="${polygonPath(head.points)}"/>`;
  return `<polygon ${className(head.look)} points="${polygonPath(head.points)}"/>`;
}

/** Puts a head on the first point of a line and shortens the line. */
function placeFirst(line: Point[], head: NonNullable<LineMark['start']>): string {
  const [tip, from] = line;
  if (!tip || !from) return '';
  const placed = placeHead(head, tip, from);
  line[0] = placed.lineEnd;
  return writeHead(placed);
}

function placeLast(line: Point[], head: NonNullable<LineMark['end']>): string {
  line.reverse();
  const written = placeFirst(line, head);
  line.reverse();
  return written;
}

/** Writes a mark as SVG, with attributes for its geometry and classes for its style. */
export function writeMark(mark: Mark): string {
  switch (mark.kind) {
    case 'rect':
      return (
        `<rect ${className(mark.look, mark.hue)} x="${round(mark.x)}" y="${round(mark.y)}" ` +
        `width="${round(mark.width)}" height="${round(mark.height)}" rx="${round(mark.radius)}"/>`
      );
    case 'ellipse': {
      const place = `${className(mark.look, mark.hue)} cx="${round(mark.center.x)}" cy="${round(mark.center.y)}"`;
      return mark.radiusX === mark.radiusY
        ? `<circle ${place} r="${round(mark.radiusX)}"/>`
        : `<ellipse ${place} rx="${round(mark.radiusX)}" ry="${round(mark.radiusY)}"/>`;
    }
    case 'polygon':
      return `<polygon ${className(mark.look, mark.hue)} points="${polygonPath(mark.points)}"/>`;
    case 'line':
      return writeLine(mark);
    case 'text':
      return writeText(mark);
  }
}
