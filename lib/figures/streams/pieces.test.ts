import { describe, expect, test } from 'vitest';
import { readRows } from '@/lib/testing/rows/read-rows';
import { streamedAmount, toPieces } from './pieces';
import type { Shape } from './shapes';

const terms = { deposit: 100, duration: 100 };
const amountsOf = (shape: Shape, times: number[]) => {
  const pieces = toPieces(shape, terms);
  return times.map((time) => Math.round(streamedAmount(pieces, time) * 1e6) / 1e6);
};

test.each<[string, Shape, Record<number, number>]>([
  ['a line is straight', { shape: 'linear' }, { 50: 50, 100: 100 }],
  ['a cliff jumps to what accrued, then is a line', { shape: 'cliff' }, { 24.9: 0, 25: 25, 60: 60 }],
  ['an unlock comes at the start', { shape: 'unlock-linear' }, { 0: 25, 100: 100 }],
  [
    'an unlock cliff is flat between its jumps',
    { shape: 'unlock-cliff' },
    { 1: 25, 49.9: 25, 50: 50, 75: 75, 100: 100 },
  ],
  ['an exponential has released a sixty-fourth halfway', { shape: 'exponential' }, { 50: 1.5625, 100: 100 }],
  [
    'a cliff exponential starts to bend at its cliff',
    { shape: 'cliff-exponential' },
    { 49.9: 0, 50: 20, 75: 21.25, 100: 100 },
  ],
  ['a timelock releases all at its time', { shape: 'timelock' }, { 89.9: 0, 90: 100 }],
  ['steps are equal', { shape: 'steps' }, { 24.9: 0, 25: 25, 74.9: 50, 100: 100 }],
  [
    'backweighted years release 10, 20, 30 and 40',
    { shape: 'backweighted' },
    { 24.9: 0, 25: 10, 50: 30, 75: 60, 100: 100 },
  ],
])('with its defaults, %s', (_, shape, expected) => {
  const times = Object.keys(expected).map(Number);
  expect(amountsOf(shape, times)).toEqual(times.map((time) => expected[time]));
});

test('halfway, the line after an unlock matches its slope', () => {
  const [halfway] = amountsOf({ shape: 'unlock-linear' }, [50]);
  expect(halfway).toBeCloseTo(62.5, 4);
});

const kindsOf = (shape: Shape) =>
  toPieces(shape, terms).map(({ kind, from, until }) => `${kind} ${from}-${until}`);

test('a cliff and an unlock are jumps', () => {
  expect(kindsOf({ shape: 'cliff' })).toEqual(['flat 0-25', 'jump 25-25', 'straight 25-100']);
  expect(kindsOf({ shape: 'cliff-exponential' })).toEqual(['flat 0-50', 'jump 50-50', 'curve 50-100']);
  expect(kindsOf({ shape: 'unlock-linear' })).toEqual(['jump 0-0', 'straight 0-100']);
  expect(kindsOf({ shape: 'steps', steps: 1 })).toEqual(['flat 0-100', 'jump 100-100']);
});

test('defaults are relative to the deposit and the duration', () => {
  const pieces = toPieces({ shape: 'cliff' }, { deposit: 4_800, duration: 48 });
  expect(streamedAmount(pieces, 12)).toBe(1_200);
});

describe('streams that the contracts would reject', () => {
  test.each(readRows<[string, Shape, string]>('shape-mistakes'))('%s', (_, shape, message) => {
    expect(() => toPieces(shape, terms)).toThrow(message);
  });
});

test('a timelock can end with the stream', () => {
  expect(amountsOf({ shape: 'timelock', cliff: 100 }, [99.9, 100])).toEqual([0, 100]);
});
