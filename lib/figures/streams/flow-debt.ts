/** A deposit into or a withdrawal from a Flow stream. */
export type Transfer = { at: number; amount: number };

/** A Flow stream created at time 0. `rate` is the amount owed per unit of time. */
export type FlowStream = {
  rate: number;
  deposits: readonly Transfer[];
  withdrawals: readonly Transfer[];
};

/** A period without transfers. The balance is constant, and the debt grows from `debtFrom` to `debtUntil`. */
export type Stretch = {
  from: number;
  until: number;
  balance: number;
  debtFrom: number;
  debtUntil: number;
  /** Whether the debt exceeds the balance. A stretch ends when this changes. */
  uncovered: boolean;
};

// Amounts are floating-point numbers: 0.1 owed ten times must still cover a withdrawal of 1.
const tolerance = 1e-9;

/**
 * Splits a stream at each transfer and when the debt exceeds the balance. Simultaneous transfers are separated by
 * stretches of zero length. As in Flow v1.0, the debt is what the stream has owed since its start, less what was
 * withdrawn, and the part of it that the balance covers can be withdrawn.
 * @throws if a withdrawal exceeds the covered debt
 */
export function flowStretches({ rate, deposits, withdrawals }: FlowStream, until: number): Stretch[] {
  const pending = [...withdrawals.map(({ at, amount }) => ({ at, amount: -amount })), ...deposits]
    .filter(({ at }) => at <= until)
    .sort((a, b) => a.at - b.at);
  const stretches: Stretch[] = [];
  let [now, balance, withdrawn] = [0, 0, 0];
  const advanceTo = (time: number) => {
    const [debtFrom, debtUntil] = [rate * now - withdrawn, rate * time - withdrawn];
    stretches.push(...splitStretch({ from: now, until: time, balance, debtFrom, debtUntil }, rate));
    now = time;
  };
  for (let [first] = pending; first; [first] = pending) {
    const { at } = first;
    const covered = Math.min(rate * at - withdrawn, balance);
    // At the same time, a withdrawal comes before a deposit if the balance covers it, and otherwise after it.
    const next = pending.find((each) => each.at === at && -each.amount <= covered + tolerance);
    if (!next)
      throw new Error(
        `The withdrawal of ${-first.amount} at ${at} exceeds the covered debt, ${covered}. ` +
          'Withdraw at most that, or add a deposit before it.',
      );
    pending.splice(pending.indexOf(next), 1);
    advanceTo(at);
    balance += next.amount;
    withdrawn -= Math.min(next.amount, 0);
  }
  advanceTo(until);
  return stretches;
}

/** Splits a period when the debt exceeds the balance. */
function splitStretch(whole: Omit<Stretch, 'uncovered'>, rate: number): Stretch[] {
  const { from, until, balance, debtFrom, debtUntil } = whole;
  const uncovered = from < until && debtFrom + tolerance >= balance;
  const crossing = from + (balance - debtFrom) / rate;
  if (from === until || uncovered || debtUntil <= balance + tolerance || crossing >= until)
    return [{ ...whole, uncovered }];
  return [
    { ...whole, until: crossing, debtUntil: balance, uncovered },
    { ...whole, from: crossing, debtFrom: balance, uncovered: true },
  ];
}
