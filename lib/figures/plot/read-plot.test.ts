import { describe, expect, test } from 'vitest';
import { readRows } from '@/lib/testing/rows/read-rows';
import { readPlot, type StreamPlotProps } from './read-plot';

// Authors write MDX, which isn't type-checked.
const read = (props: object) => readPlot({ title: 'Example', ...props } as StreamPlotProps);

describe('defaults', () => {
  test('a plot shows percent of the deposit over percent of the duration', () => {
    expect(read({ shape: 'linear' })).toMatchObject({
      unit: '% of deposit',
      timeUnit: '% of duration',
      top: 100,
      duration: 100,
      events: [],
    });
  });

  test('deposit and duration are derived from tranches', () => {
    const tranches = [
      { amount: 60, at: 1 },
      { amount: 90, at: 4 },
    ];
    expect(read({ shape: 'tranches', tranches, unit: 'DAI', timeUnit: 'years' })).toMatchObject({
      top: 150,
      duration: 4,
    });
  });

  test('backweighted runs over four years', () => {
    expect(read({ shape: 'backweighted' })).toMatchObject({ duration: 4, timeUnit: 'years' });
  });

  test('Flow ends at a round amount above its debts', () => {
    expect(read({ shape: 'flow-debt', rate: 100, duration: 28 })).toMatchObject({
      top: 3_000,
      unit: 'tokens',
      timeUnit: 'days',
    });
  });

  test('numbers can be written as text', () => {
    expect(read({ shape: 'linear', deposit: '3000', unit: 'DAI' })).toMatchObject({ top: 3_000 });
  });
});

describe('an error says how to fix it', () => {
  test.each([
    [
      'no title',
      { title: undefined, shape: 'linear' },
      'StreamPlot "without a title": title is missing. Write some text, as in title="…".',
    ],
    ...readRows<[string, object, string]>('plot-mistakes'),
  ])('%s', (_, props, message) => {
    expect(() => read(props)).toThrow(message);
  });
});
