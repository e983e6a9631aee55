import { expect, test } from 'vitest';
import { describePlot } from '@/lib/plot/describe-plot';

test('a cliff is told in the order of time', () => {
  expect(describePlot({ title: 'Cliff', shape: 'cliff', timeUnit: 'months', duration: 48, cliff: 12 })).toBe(
    'Amounts (0 to 100%) against time (0 to 48 months). The curve stays at 0% for 12 months, ' +
      'jumps to 25% after 12 months, then grows at a constant rate to 100% after 48 months.',
  );
});

test('a bent curve is told with its exponent and its middle', () => {
  expect(describePlot({ title: 'Late', shape: 'exponential', exponent: 2 })).toContain(
    'The curve grows ever faster (exponent 2) from 0%, past 25% halfway, to 100% at 100% of duration.',
  );
});

test('a few unequal unlocks are listed, many equal ones are counted', () => {
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
    'The curve jumps 12 times, by 10 DAI every month, up to 120 DAI after 12 months.',
  );
});

test('several curves are told by their labels', () => {
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

test('a cancel and an event are told with the amounts they meet', () => {
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
    'Canceled after 6 months, the recipient keeps 6,000 DAI and the sender gets back 6,000 DAI.',
  );
  expect(text).toContain('Marked after 1 month: first withdrawal, with the curve at 1,000 DAI.');
});

test('Flow is told with its rate, transfers, uncovered debt and end', () => {
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
    `"Amounts (0 to 3,000 DAI) against time (0 to 30 days). The total debt grows by 100 DAI per day. Deposits: 200 DAI at the start; 2,800 DAI after 10 days. Withdrawals: 200 DAI after 10 days; 800 DAI after 10 days. Starting after 2 days, until the transfer after 10 days, the debt exceeds the balance, at last by 800 DAI. After 30 days, total debt is 2,000 DAI, the balance 2,000 DAI and uncovered debt 0 DAI."`,
  );
});
