import { expect, test } from 'vitest';
import { type FlowStream, flowStretches } from './flow-debt';

// Alice owes Bob 100 DAI per day. She starts with 200 DAI and deposits the rest on day 10.
const aliceAndBob: FlowStream = {
  rate: 100,
  deposits: [
    { at: 0, amount: 200 },
    { at: 10, amount: 2_800 },
  ],
  withdrawals: [
    { at: 10, amount: 200 },
    { at: 10, amount: 800 },
  ],
};

test('on day 10, the balance of 200 covers a fifth of the debt of 1,000', () => {
  const funded = { ...aliceAndBob, deposits: [{ at: 0, amount: 200 }], withdrawals: [] };
  expect(flowStretches(funded, 10).at(-1)).toMatchObject({
    balance: 200,
    debtUntil: 1_000,
    uncovered: true,
  });
});

test('on day 33, three days of debt are uncovered', () => {
  expect(flowStretches(aliceAndBob, 33).at(-1)).toMatchObject({ from: 30, debtUntil: 2_300, balance: 2_000 });
});

test('at the same time, a covered withdrawal comes before a deposit', () => {
  const balances = flowStretches(aliceAndBob, 30)
    .filter(({ until }) => until === 10)
    .map(({ balance }) => balance);
  expect(balances).toEqual([200, 0, 2_800]);
});

test('the error for a withdrawal that exceeds the covered debt contains the maximum amount', () => {
  const greedy = { ...aliceAndBob, withdrawals: [{ at: 10, amount: 1_001 }] };
  expect(() => flowStretches(greedy, 30)).toThrow(
    'The withdrawal of 1001 at 10 exceeds the covered debt, 1000. Withdraw at most that, or add a deposit before it.',
  );
});

test('a tenth owed ten times covers a withdrawal of one', () => {
  const tenths = { rate: 0.1, deposits: [{ at: 0, amount: 5 }], withdrawals: [{ at: 10, amount: 1 }] };
  expect(flowStretches(tenths, 10).at(-1)?.debtUntil).toBeCloseTo(0);
});

test('stretches are split when the debt exceeds the balance', () => {
  const unpaid = { rate: 100, deposits: [{ at: 0, amount: 200 }], withdrawals: [] };
  const seen = flowStretches(unpaid, 5).map(({ from, until, uncovered }) => ({ from, until, uncovered }));
  expect(seen).toEqual([
    { from: 0, until: 0, uncovered: false },
    { from: 0, until: 2, uncovered: false },
    { from: 2, until: 5, uncovered: true },
  ]);
});

test('a stretch of zero length is never uncovered, even between two transfers while in debt', () => {
  const gaps = flowStretches(
    { ...aliceAndBob, deposits: [{ at: 0, amount: 200 }], withdrawals: [{ at: 10, amount: 200 }] },
    12,
  );
  expect(gaps.filter(({ uncovered }) => uncovered).map(({ from, until }) => [from, until])).toEqual([
    [2, 10],
    [10, 12],
  ]);
});
