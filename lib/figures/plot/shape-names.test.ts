import fs from 'node:fs';
import { expect, test } from 'vitest';
import { drawShapeSprite } from '@/lib/testing/units/shape-sprite';
import { shapeNames, toShapeAnchor } from './shape-names';

test('the sprite contains all glyphs, and the stylesheet has their positions', async () => {
  // To update the sprite: npx vitest run lib/figures/plot/shape-names.test.ts --update
  await expect(drawShapeSprite()).toMatchFileSnapshot('../../../components/shapes.svg');
  const css = fs.readFileSync('components/shapes.css', 'utf8');
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
