import { actorMarks } from './actor-marks';
import { shapeLook } from './looks';
import type { Mark } from './mark';
import { productHue } from './product-hue';
import { readLine, readPoints } from './read-line';
import { readText } from './read-text';
import { numberOf, type SvgElement } from './svg-tree';

/** Converts the library's drawing to marks, from back to front. @throws for an unknown element */
export const readMarks = (svg: SvgElement): Mark[] => svg.children.flatMap((child) => marksOf(child));

function marksOf(element: SvgElement, hue?: string): Mark[] {
  switch (element.name) {
    case 'g':
      return readGroup(element);
    case 'rect':
      return readRect(element, hue);
    case 'circle':
    case 'ellipse':
      return readEllipse(element, hue);
    case 'polygon':
      return readPolygon(element, hue);
    case 'line':
    case 'polyline':
      return [readLine(element)];
    case 'text':
      return readText(element);
    default:
      // <style> and <defs> are replaced by our stylesheet and arrowheads.
      return [];
  }
}

/** Whether a group of the library has a sentence instead of a name as its label. */
const isSentence = ({ attributes }: SvgElement): boolean =>
  /edge-label|message|block/.test(attributes.class ?? '');

function readGroup(group: SvgElement): Mark[] {
  if (group.attributes['data-type'] === 'actor') return actorMarks(group);
  const hue = isSentence(group) ? undefined : productHue(group.attributes['data-label'] ?? '');
  return group.children.flatMap((child) => marksOf(child, hue));
}

const leastRadius = 6;
const radii: Record<string, number> = { group: 8, badge: 3 };

function readRect(element: SvgElement, hue?: string): Mark[] {
  const look = shapeLook(element);
  if (!look) return [];
  const isActivation = element.attributes.class === 'activation';
  const radius = radii[look] ?? Math.max(leastRadius, numberOf(element, 'rx'));
  return [
    {
      kind: 'rect',
      look,
      hue,
      x: numberOf(element, 'x'),
      y: numberOf(element, 'y'),
      width: numberOf(element, 'width'),
      height: numberOf(element, 'height'),
      radius: isActivation ? 2 : radius,
    },
  ];
}

// In the library, the start and end of a state diagram are more prominent than its states.
const dotScale: Record<string, number> = { dot: 0.8, ring: 0.8 };

function readEllipse(element: SvgElement, hue?: string): Mark[] {
  const look = shapeLook(element);
  if (!look) return [];
  const center = { x: numberOf(element, 'cx'), y: numberOf(element, 'cy') };
  const radius = numberOf(element, 'r') * (dotScale[look] ?? 1);
  const radiusX = radius || numberOf(element, 'rx');
  return [{ kind: 'ellipse', look, hue, center, radiusX, radiusY: radius || numberOf(element, 'ry') }];
}

function readPolygon(element: SvgElement, hue?: string): Mark[] {
  const look = shapeLook(element);
  return look ? [{ kind: 'polygon', look, hue, points: readPoints(element.attributes.points) }] : [];
}
