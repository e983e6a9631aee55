import { expect, test } from 'vitest';
import { type Shape, toStream } from '@/lib/figures/streams/shapes';
import { toPieces } from './pieces';

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

test('a stream that ends early stays flat until the end of the plot', () => {
  expect(kindsOf({ shape: 'timelock' })).toEqual(['flat 0-90', 'jump 90-90', 'flat 90-100']);
});

test('one second in a plot of ten seconds is a slope and not a jump', () => {
  const stream = toStream({ shape: 'timelock', cliff: 9 }, { deposit: 100, duration: 10, second: 1 });
  expect(toPieces(stream, 10).map(({ kind }) => kind)).toEqual(['flat', 'straight', 'flat']);
});
