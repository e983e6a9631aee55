import { expect, test } from 'vitest';
import { drawShapeGlyph } from './shape-glyph';

test('a glyph is the curve of the shape with which a text starts', () => {
  expect(drawShapeGlyph('Linear')).toBe('M1.5,14.5L26.5,1.5');
  expect(drawShapeGlyph('Timelock at day 90')).toBe('M1.5,14.5L24,14.5L24,1.5L26.5,1.5');
  expect(drawShapeGlyph('Cliff')).not.toBe(drawShapeGlyph('Cliff Exponential'));
  expect(drawShapeGlyph('Linearity')).toBeUndefined();
  expect(drawShapeGlyph('Custom')).toBeUndefined();
});
