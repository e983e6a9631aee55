import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import {
  isShapeName,
  type ShapeName,
  shapeClass,
  shapeNames,
  toShapeAnchor,
} from '@/lib/figures/plot/shape-names';
import { rowsOf, textOf } from '@/lib/markup/table-elements';

const shapesPage = '/concepts/lockup/stream-shapes';

/** Adds the glyph of a shape to headings, and to rows that link to its section or start with its name below “Shape”. */
export const shapeGlyphs = () => (tree: Root) => {
  const headings: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'table') markRows(element);
    if (element.tagName === 'h3' && isShapeName(textOf(element))) headings.push(element);
  });
  if (headings.length > 1) for (const heading of headings) addGlyph(heading, textOf(heading));
};

function markRows(table: Element): void {
  const [[head] = [], ...rows] = rowsOf(table);
  for (const [cell] of rows) {
    const shape = shapeNames.find(
      (name) => linksTo(cell, name) || (textOf(head) === 'Shape' && startsWith(textOf(cell), name)),
    );
    if (cell && shape) addGlyph(cell, shape);
  }
}

const linksTo = (cell: Element | undefined, name: ShapeName): boolean => {
  const [link] = cell?.children ?? [];
  const href = link?.type === 'element' ? link.properties.href : undefined;
  return href === `${shapesPage}#${toShapeAnchor(name)}` || href === `#${toShapeAnchor(name)}`;
};

/** Whether a text is a name, possibly with details, as in `Timelock at day 90`. */
const startsWith = (text: string, name: ShapeName): boolean =>
  new RegExp(`^${name}(?!\\w| [A-Z])`).test(text);

function addGlyph(parent: Element, name: string): void {
  if (isShapeName(name))
    parent.children.unshift(h('span', { className: shapeClass(name), ariaHidden: 'true' }));
}
