import type { SvgElement } from './svg-tree';

// The library's paints, fill before stroke, identify each kind of shape. Each one maps to a class in app/diagrams.css.
const shapeLooks: Record<string, string> = {
  'node-fill node-stroke': 'box',
  'node-fill none': 'box',
  'group-fill node-stroke': 'group',
};

// Backgrounds that we omit: those of headings and labels.
const droppedPaints = new Set(['group-hdr node-stroke', 'bg inner-stroke']);

const textLooks: Record<string, string> = {
  '13 500': 'text',
  '12 600': 'title',
  '11 400': 'label',
};

const paint = (value = 'none'): string => /^var\(--_?([\w-]+)\)$/.exec(value)?.[1] ?? value;

function known(looks: Record<string, string>, key: string, what: string): string {
  const look = looks[key];
  if (!look)
    throw new Error(`beautiful-mermaid draws a ${what} that lib/figures/diagrams does not know: "${key}".`);
  return look;
}

/**
 * Returns the look of a closed shape, or `null` if it's omitted.
 * @throws for an unknown paint
 */
export function shapeLook({ attributes }: SvgElement): string | null {
  const key = `${paint(attributes.fill)} ${paint(attributes.stroke)}`;
  return droppedPaints.has(key) ? null : known(shapeLooks, key, 'shape');
}

/**
 * Returns the look of a line, which depends on whether it's dashed or thick.
 * @throws for an unknown paint
 */
export function lineLook({ attributes }: SvgElement): string {
  known({ line: 'line' }, paint(attributes.stroke), 'line');
  if (attributes['stroke-dasharray']) return 'dashed';
  return attributes['data-style'] === 'thick' ? 'thick' : 'line';
}

/**
 * Returns the look of a text.
 * @throws for an unknown size
 */
export const textLook = ({ attributes }: SvgElement): string =>
  known(textLooks, `${attributes['font-size']} ${attributes['font-weight']}`, 'text');
