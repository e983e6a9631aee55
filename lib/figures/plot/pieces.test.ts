import { expect, test } from 'vitest';
import { type Shape, toStream } from '@/lib/figures/streams/shapes';
import { linePath, type Point } from './geometry';
import { samplePieces, toPieces } from './pieces';

const terms = { deposit: 100, duration: 100, second: 1 / 86_400 };
const kindsOf = (shape: Shape) =>
  toPieces(toStream(shape, terms), 100).map(({ kind, from, until }) => `${kind} ${from}-${until}`);

test('a cliff that takes one second is a jump at the cliff time', () => {
  expect(kindsOf({ shape: 'cliff-exponential' })).toEqual(['flat 0-50', 'jump 50-50', 'curve 50-100']);
});

test('an unlock in the first second is a jump at the start', () => {
  expect(kindsOf({ shape: 'unlock-linear' })).toEqual(['jump 0-0', 'straight 0-100']);
});

test('a linear cliff and a tranched stream jump instantly', () => {
  expect(kindsOf({ shape: 'cliff' })).toEqual(['flat 0-25', 'jump 25-25', 'straight 25-100']);
  expect(kindsOf({ shape: 'steps', steps: 1 })).toEqual(['flat 0-100', 'jump 100-100']);
});

test('one second in a plot of ten seconds is a slope and not a jump', () => {
  const stream = toStream({ shape: 'timelock', cliff: 9 }, { deposit: 100, duration: 10, second: 1 });
  expect(toPieces(stream, 10).map(({ kind }) => kind)).toEqual(['flat', 'straight', 'flat']);
});

// 600 units wide and 300 units high.
const place = (time: number, amount: number): Point => [time * 6, 300 - amount * 3];
const sample = (shape: Shape) => samplePieces(toPieces(toStream(shape, terms), 100), place);

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
