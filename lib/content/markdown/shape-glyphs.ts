import type { Element, Root } from 'hast';
import { s } from 'hastscript';
import { visit } from 'unist-util-visit';
import { drawShapeGlyph, glyphSize } from '@/lib/figures/plot/shape-glyph';
import { rowsOf, textOf } from '@/lib/markup/field-tables';

/** Draws the curve of each shape in tables whose first column is “Shape”. */
export const shapeGlyphs = () => (tree: Root) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const [[head] = [], ...rows] = rowsOf(table);
    if (textOf(head) !== 'Shape') return;
    for (const [cell] of rows) {
      const path = drawShapeGlyph(textOf(cell));
      if (!cell || !path) continue;
      cell.properties.className = ['shape'];
      cell.children.unshift(toGlyph(path));
    }
  });
};

const toGlyph = (path: string): Element => {
  const { width, height } = glyphSize;
  return s(
    'svg.shape-glyph',
    { viewBox: `0 0 ${width} ${height}`, width, height, ariaHidden: 'true' },
    s('path', { d: path }),
  );
};
