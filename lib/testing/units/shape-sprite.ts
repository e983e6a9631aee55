import { linePath } from '@/lib/figures/plot/geometry';
import { samplePieces } from '@/lib/figures/plot/sample-pieces';
import { type ShapeName, shapeNames } from '@/lib/figures/plot/shape-names';
import { toPieces } from '@/lib/figures/streams/pieces';
import type { Shape } from '@/lib/figures/streams/shapes';

const glyphSize = { width: 28, height: 16 } as const;

const inset = 1.5;

const shapes: Readonly<Record<ShapeName, Shape>> = {
  Linear: { shape: 'linear' },
  Cliff: { shape: 'cliff' },
  Exponential: { shape: 'exponential' },
  'Cliff Exponential': { shape: 'cliff-exponential' },
  Timelock: { shape: 'timelock' },
  'Unlock Linear': { shape: 'unlock-linear' },
  'Unlock Cliff': { shape: 'unlock-cliff' },
  'Unlock in Steps': { shape: 'steps', steps: 4 },
  // A year of steps would look like a straight line at this size.
  'Unlock Monthly': { shape: 'steps', steps: 6 },
  Backweighted: { shape: 'backweighted' },
};

/** Draws the curve of a shape, the streamed amount over time, as the data of a path. @param left the glyph's left edge */
const drawGlyph = (name: ShapeName, left: number): string =>
  linePath(
    samplePieces(toPieces(shapes[name], { deposit: 1, duration: 1 }), (time, amount) => [
      left + inset + time * (glyphSize.width - 2 * inset),
      inset + (1 - amount) * (glyphSize.height - 2 * inset),
    ]),
  );

/** Draws all glyphs side by side, for the mask in `components/shapes.css`. */
export function drawShapeSprite(): string {
  const { width, height } = glyphSize;
  const box = `0 0 ${width * shapeNames.length} ${height}`;
  const paths = shapeNames.map((name, index) => `<path d="${drawGlyph(name, index * width)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="#000" stroke-linejoin="round" stroke-width="1.5">`,
    ...paths,
    '</svg>',
    '',
  ].join('\n');
}
