import { describe, expect, test } from 'vitest';
import {
  type DynamicStream,
  type LinearStream,
  streamedAmount,
  type TranchedStream,
} from './streamed-amount';

describe('Lockup Linear', () => {
  const april: LinearStream = { model: 'linear', deposit: 3_000, end: 30 };

  test('3,000 over 30 days has released 900 after 9 days and 1,000 after 10 days', () => {
    expect(streamedAmount(april, 9)).toBe(900);
    expect(streamedAmount(april, 10)).toBe(1_000);
  });

  test('nothing is released at the start, and the whole deposit is released at the end', () => {
    expect([-1, 0, 30, 31].map((time) => streamedAmount(april, time))).toEqual([0, 0, 3_000, 3_000]);
  });

  test('at the cliff, everything accrued since the start is released in one step', () => {
    const vesting: LinearStream = { model: 'linear', deposit: 100, end: 100, cliff: 25 };
    expect([24.99, 25, 26].map((time) => streamedAmount(vesting, time))).toEqual([0, 25, 26]);
  });
});

describe('Lockup Dynamic', () => {
  const bent = (exponent: number): DynamicStream => ({
    model: 'dynamic',
    segments: [{ amount: 100, exponent, until: 100 }],
  });

  test.each([
    [0.5, 70.71],
    [1, 50],
    [2, 25],
    [6, 1.5625],
  ])('with exponent %s, %s percent is released halfway', (exponent, percent) => {
    expect(streamedAmount(bent(exponent), 50)).toBeCloseTo(percent, 2);
  });

  test('a segment starts where the previous one ended', () => {
    const stream: DynamicStream = {
      model: 'dynamic',
      segments: [
        { amount: 20, exponent: 0.5, until: 30 },
        { amount: 30, exponent: 1, until: 60 },
        { amount: 50, exponent: 3, until: 100 },
      ],
    };
    const amounts = [0, 7.5, 30, 45, 60, 80, 100, 120].map((time) => streamedAmount(stream, time));
    expect(amounts).toEqual([0, 10, 20, 35, 50, 56.25, 100, 100]);
  });
});

describe('Lockup Tranched', () => {
  test('a tranche unlocks exactly at its time', () => {
    const stream: TranchedStream = {
      model: 'tranched',
      tranches: [
        { amount: 10, at: 1 },
        { amount: 20, at: 2 },
      ],
    };
    expect([0, 0.999, 1, 1.999, 2].map((time) => streamedAmount(stream, time))).toEqual([0, 0, 10, 10, 30]);
  });
});
