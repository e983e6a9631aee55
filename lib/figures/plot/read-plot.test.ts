import { describe, expect, test } from 'vitest';
import type { StreamPlotProps } from './plot-props';
import { readPlot } from './read-plot';

// Authors write MDX, which isn't type-checked.
const read = (props: object) => readPlot({ title: 'Example', ...props } as StreamPlotProps);

describe('defaults', () => {
  test('a plot shows percent of the deposit over percent of the duration', () => {
    expect(read({ shape: 'linear' })).toMatchObject({
      unit: '%',
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
  const threeUp = { shape: 'linear', duration: 30, timeUnit: 'days' };
  const mark = (at: number, label = 'mark') => ({ at, label });

  test.each<[string, object, string]>([
    [
      'no title',
      { title: undefined, shape: 'linear' },
      'StreamPlot "without a title": title is missing. Write some text, as in title="…".',
    ],
    [
      'a mistyped shape',
      { shape: 'exponental' },
      'StreamPlot "Example": There is no shape "exponental". Did you mean "exponential"?',
    ],
    [
      'a mistyped option',
      { shape: 'exponential', exponant: 2 },
      'The shape "exponential" takes no "exponant". Did you mean "exponent"?',
    ],
    [
      'text instead of a number',
      { shape: 'cliff', cliff: 'soon' },
      'cliff is "soon". Write a number, as in cliff={25}.',
    ],
    [
      'a missing list of tranches',
      { shape: 'tranches' },
      'tranches is missing. Write a list, as in tranches={[{ … }]}.',
    ],
    ['a duration without a unit', { shape: 'linear', duration: 30 }, 'Name the unit, as in timeUnit="days".'],
    [
      'an event after the end',
      { ...threeUp, events: [mark(31)] },
      'The event "mark" is at 31, after the end, 30. Move it.',
    ],
    [
      'a fourth event',
      { ...threeUp, events: [1, 2, 3, 4].map((at) => mark(at)) },
      'events has 4 marks. Keep the 3 that matter most.',
    ],
    [
      'a long label',
      { ...threeUp, events: [mark(1, 'a'.repeat(41))] },
      'has 41 characters. Shorten it to 40 or fewer.',
    ],
    [
      'a cancellation at the end',
      { ...threeUp, cancelAt: 30 },
      'cancelAt is 30, but the stream ends at 30. Cancel before that.',
    ],
    [
      'Flow among the series',
      { series: [{ label: 'x', shape: 'flow-debt' }] },
      'Use a separate plot for "flow-debt".',
    ],
    [
      'a withdrawal that Flow refuses',
      { shape: 'flow-debt', rate: 1, withdrawals: [{ at: 5, amount: 5 }] },
      'StreamPlot "Example": The withdrawal of 5 at 5 exceeds the covered debt, 0.',
    ],
  ])('%s', (_, props, message) => {
    expect(() => read(props)).toThrow(message);
  });
});
