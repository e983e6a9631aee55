import { expect, test } from 'vitest';
import { toPieces } from '@/lib/figures/streams/pieces';
import type { Shape } from '@/lib/figures/streams/shapes';
import { linePath, type Point } from './geometry';
import { samplePieces } from './sample-pieces';

// 600 units wide and 300 units high.
const place = (time: number, amount: number): Point => [time * 6, 300 - amount * 3];
const sample = (shape: Shape) => samplePieces(toPieces(shape, { deposit: 100, duration: 100 }), place);

test('jumps are vertical', () => {
  expect(linePath(sample({ shape: 'cliff' }))).toBe('M0,300L150,300L150,225L600,0');
  expect(linePath(sample({ shape: 'unlock-linear' }))).toBe('M0,300L0,225L600,0');
  expect(linePath(sample({ shape: 'timelock', cliff: 100 / 3 }))).toBe('M0,300L200,300L200,0L600,0');
});

test.each([0.5, 2, 6, 18])(
  'the polyline for exponent %s is within a third of a unit of its curve',
  (exponent) => {
    const points = sample({ shape: 'exponential', exponent });
    const distances = points.slice(1).map(([x, y], i) => {
      const [x0, y0] = points[i] ?? [0, 0];
      const middle = (x + x0) / 2;
      const curveY = 300 - 300 * (middle / 600) ** exponent;
      const slope = (y - y0) / (x - x0);
      return Math.abs(curveY - (y + y0) / 2) / Math.hypot(1, slope);
    });
    expect(Math.max(...distances)).toBeLessThan(1 / 3);
  },
);
