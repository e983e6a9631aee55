import { expect, test } from 'vitest';
import { placeHead } from './heads';

test('the tip of an arrowhead is at the end of the line, and the shortened line ends behind it', () => {
  const { points, lineEnd } = placeHead('arrow', { x: 30, y: 0 }, { x: 0, y: 0 });
  expect(points[1]).toEqual({ x: 30, y: 0 });
  expect(lineEnd.x).toBeLessThan(30);
});

test('a line shorter than its head is shortened to nothing', () => {
  expect(placeHead('arrow', { x: 0, y: 5 }, { x: 0, y: 0 }).lineEnd).toEqual({ x: 0, y: 0 });
});
