import { expect, test } from 'vitest';
import { describePlot } from './describe-plot';

test('a cliff is described in chronological order', () => {
  expect(describePlot({ title: 'Cliff', shape: 'cliff', timeUnit: 'months', duration: 48, cliff: 12 })).toBe(
    'Amount (0 to 100%) over time (0 to 48 months). The curve stays at 0% for 12 months, ' +
      'jumps to 25% after 12 months, then grows at a constant rate to 100% after 48 months.',
  );
});

test('a curve is described by its exponent and its midpoint', () => {
  expect(describePlot({ title: 'Late', shape: 'exponential', exponent: 2 })).toContain(
    'The curve grows at an increasing rate (exponent 2) from 0%, passing 25% halfway, to 100% at 100% of duration.',
  );
});

test('a few unequal unlocks are listed, and many equal ones are counted', () => {
  expect(describePlot({ title: 'Years', shape: 'backweighted' })).toContain(
    'The curve jumps to 10% after 1 year, jumps to 30% after 2 years, jumps to 60% after 3 years, then jumps to 100% after 4 years.',
  );
  const monthly = {
    shape: 'steps',
    steps: 12,
    deposit: 120,
    unit: 'DAI',
    duration: 12,
    timeUnit: 'months',
  } as const;
  expect(describePlot({ title: 'Months', ...monthly })).toContain(
    'The curve jumps 12 times, by 10 DAI every month, to 120 DAI after 12 months.',
  );
});

test('several curves are described by their labels', () => {
  const text = describePlot({
    title: 'Pay',
    timeUnit: 'days',
    duration: 30,
    series: [
      { label: 'Stream', shape: 'linear' },
      { label: 'Salary', shape: 'timelock', cliff: 30 },
    ],
  });
  expect(text).toContain('Stream: grows at a constant rate from 0% to 100% after 30 days.');
  expect(text).toContain('Salary: stays at 0% for 30 days, then jumps to 100% after 30 days.');
});

test('a cancellation and an event are described with the amounts at that time', () => {
  const text = describePlot({
    title: 'Leaver',
    shape: 'linear',
    unit: 'DAI',
    deposit: 12_000,
    duration: 12,
    timeUnit: 'months',
    cancelAt: 6,
    events: [{ at: 1, label: 'first withdrawal' }],
  });
  expect(text).toContain(
    'The stream is canceled after 6 months: the recipient keeps 6,000 DAI, and the sender gets back 6,000 DAI.',
  );
  expect(text).toContain('Marked after 1 month: first withdrawal. The curve is at 1,000 DAI.');
});

test('a Flow stream is described with its rate, transfers, uncovered debt, and end', () => {
  const text = describePlot({
    title: 'Alice and Bob',
    shape: 'flow-debt',
    unit: 'DAI',
    duration: 30,
    rate: 100,
    deposits: [
      { at: 0, amount: 200 },
      { at: 10, amount: 2_800 },
    ],
    withdrawals: [
      { at: 10, amount: 200 },
      { at: 10, amount: 800 },
    ],
  });
  expect(text).toMatchInlineSnapshot(
    `"Amount (0 to 3,000 DAI) over time (0 to 30 days). The total debt grows by 100 DAI per day. Deposits: 200 DAI at the start; 2,800 DAI after 10 days. Withdrawals: 200 DAI after 10 days; 800 DAI after 10 days. Starting after 2 days, until the transfer after 10 days, the debt exceeds the balance, eventually by 800 DAI. After 30 days, the total debt is 2,000 DAI, the balance is 2,000 DAI, and the uncovered debt is 0 DAI."`,
  );
});
