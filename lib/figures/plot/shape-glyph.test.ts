import fs from 'node:fs';
import { expect, test } from 'vitest';
import { drawShape, drawShapeSprite } from './shape-glyph';
import { shapeNames, toShapeAnchor } from './shape-names';

test('a shape is drawn as its curve', () => {
  const box = { x: 10, y: 5, width: 100, height: 20 };
  expect(drawShape('Linear', box)).toBe('M10,25L110,5');
  expect(drawShape('Timelock', box)).toBe('M10,25L100,25L100,5L110,5');
  expect(new Set(shapeNames.map((name) => drawShape(name, box))).size).toBe(shapeNames.length);
});

test('the sprite contains all glyphs, and the stylesheet has their positions', async () => {
  // To update the sprite: npx vitest run lib/figures/plot/shape-glyph.test.ts --update
  await expect(drawShapeSprite()).toMatchFileSnapshot('../../../app/shapes.svg');
  const css = fs.readFileSync('app/shapes.css', 'utf8');
  const positions = [...css.matchAll(/\.shape-([\w-]+) \{\s*--shape: (\d+);/g)];
  expect(positions.map(([, anchor, index]) => [anchor, Number(index)])).toEqual(
    shapeNames.map((name, index) => [toShapeAnchor(name), index]),
  );
  expect(css).toContain(
    `calc(var(--shape) * 100% / ${shapeNames.length - 1}) 0 / ${shapeNames.length}00% 100%`,
  );
});

test('each shape has a section on the page about shapes, whose anchor is the name of its glyph', () => {
  const page = fs.readFileSync('content/concepts/lockup/stream-shapes.mdx', 'utf8');
  for (const name of shapeNames) expect(page).toContain(`\n### ${name}\n`);
});
