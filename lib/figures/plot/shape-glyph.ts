import { type Shape, toStream } from '@/lib/figures/streams/shapes';
import { linePath } from './paths';
import { toPieces } from './pieces';
import { samplePieces } from './sample-pieces';

/** The size of a glyph, in SVG units. */
export const glyphSize = { width: 28, height: 16 } as const;

/** The distance of the curve from the edge. */
const inset = 1.5;

/** The shapes that have a name, as pages write it. */
const named: Readonly<Record<string, Shape>> = {
  Linear: { shape: 'linear' },
  Cliff: { shape: 'cliff' },
  'Unlock Linear': { shape: 'unlock-linear' },
  'Unlock Cliff': { shape: 'unlock-cliff' },
  Exponential: { shape: 'exponential' },
  'Cliff Exponential': { shape: 'cliff-exponential' },
  Timelock: { shape: 'timelock' },
  'Unlock in Steps': { shape: 'steps', steps: 4 },
  'Unlock Monthly': { shape: 'steps', steps: 12 },
  Backweighted: { shape: 'backweighted' },
};

/**
 * Draws the curve of a shape as a small glyph: the streamed amount over time.
 * @param text a text that starts with the name of a shape, such as `Timelock at day 90`
 * @returns the data of an SVG path, or `undefined` if there's no such shape
 */
export function drawShapeGlyph(text: string): string | undefined {
  const name = Object.keys(named).find((each) => new RegExp(`^${each}(?!\\w| [A-Z])`).test(text));
  const shape = name === undefined ? undefined : named[name];
  if (!shape) return undefined;
  const stream = toStream(shape, { deposit: 1, duration: 1, second: 1e-9 });
  const [width, height] = [glyphSize.width - 2 * inset, glyphSize.height - 2 * inset];
  return linePath(
    samplePieces(toPieces(stream, 1), (time, amount) => [
      inset + time * width,
      inset + (1 - amount) * height,
    ]),
  );
}
