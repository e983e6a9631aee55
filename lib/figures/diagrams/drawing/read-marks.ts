import { lineLook, shapeLook, textLook } from './looks';
import type { Anchor, LineMark, Mark, Point, TextMark } from './mark';
import { numberOf, type SvgElement } from './svg-tree';
import { fontSize } from './text-size';

/**
 * Converts the library's drawing to marks, from back to front.
 * @throws for an unknown element
 */
export const readMarks = (svg: SvgElement): Mark[] => svg.children.flatMap((child) => marksOf(child));

function marksOf(element: SvgElement, hue?: string): Mark[] {
  switch (element.name) {
    case 'g':
      return readGroup(element);
    case 'rect':
      return readRect(element, hue);
    case 'polygon':
      return readPolygon(element, hue);
    case 'polyline':
      return [readLine(element)];
    case 'text':
      return [readText(element)];
    default:
      // <style> and <defs> are replaced by our stylesheet and arrowheads.
      return [];
  }
}

/** Whether a group of the library has a sentence instead of a name as its label. */
const isSentence = ({ attributes }: SvgElement): boolean => /edge-label/.test(attributes.class ?? '');

function readGroup(group: SvgElement): Mark[] {
  const hue = isSentence(group) ? undefined : productHue(group.attributes['data-label'] ?? '');
  return group.children.flatMap((child) => marksOf(child, hue));
}

const leastRadius = 8;

function readRect(element: SvgElement, hue?: string): Mark[] {
  const look = shapeLook(element);
  if (!look) return [];
  return [
    {
      kind: 'rect',
      look,
      hue,
      x: numberOf(element, 'x'),
      y: numberOf(element, 'y'),
      width: numberOf(element, 'width'),
      height: numberOf(element, 'height'),
      radius: Math.max(leastRadius, numberOf(element, 'rx')),
    },
  ];
}

function readPolygon(element: SvgElement, hue?: string): Mark[] {
  const look = shapeLook(element);
  return look ? [{ kind: 'polygon', look, hue, points: readPoints(element.attributes.points) }] : [];
}

const readPoints = (text = ''): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([x = 0, y = 0]) => ({ x, y }));

function readLine(element: SvgElement): LineMark {
  return {
    kind: 'line',
    look: lineLook(element),
    points: readPoints(element.attributes.points),
    start: hasHead(element.attributes['marker-start']),
    end: hasHead(element.attributes['marker-end']),
  };
}

function hasHead(reference = ''): boolean {
  const [, id] = /^url\(#(.+)\)$/.exec(reference) ?? [];
  if (id && !['arrowhead', 'arrowhead-start'].includes(id))
    throw new Error(`beautiful-mermaid draws an arrowhead that lib/figures/diagrams does not know: "${id}".`);
  return id !== undefined;
}

function readText(element: SvgElement): TextMark {
  const look = textLook(element);
  const rows = element.children.filter((child) => child.attributes.dy !== undefined);
  // Our font is larger than the library's, so the baseline moves down to keep the text centered.
  const sink = 0.35 * (fontSize(look) - numberOf(element, 'font-size'));
  return {
    kind: 'text',
    look,
    x: numberOf(element, 'x'),
    y: numberOf(element, 'y') + offsetOf(rows[0] ?? element) + sink,
    anchor: anchorOf(element),
    lines: rows.length > 0 ? rows.map(({ text }) => text) : [element.text],
    lineHeight: rows[1] ? numberOf(rows[1], 'dy') : 0,
  };
}

/** Converts an offset such as `3.85` or `0.35em` to the element's units. */
function offsetOf(element: SvgElement): number {
  const shift = element.attributes.dy ?? '0';
  return Number.parseFloat(shift) * (shift.endsWith('em') ? numberOf(element, 'font-size') : 1);
}

function anchorOf({ attributes }: SvgElement): Anchor {
  const anchor = attributes['text-anchor'];
  return anchor === 'middle' || anchor === 'end' ? anchor : 'start';
}

/** Names of products and contracts. The entities of an indexer, such as `LockupStream`, belong to neither. */
const hues: [hue: string, names: RegExp][] = [
  ['drops', /Airdrop|Merkle|^Campaign$|^Factory$/],
  ['lockup', /Lockup(?!Stream|Action|Batch)/],
  ['flow', /(?:\b|Sablier)Flow(?![a-z]|Stream|Action|Batch)/],
];

/** Returns the hue of the product in a label, for its box, or `undefined` if it contains none. */
export const productHue = (label: string): string | undefined =>
  hues.find(([, names]) => names.test(label))?.[0];
