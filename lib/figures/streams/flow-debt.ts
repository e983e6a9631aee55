/** A deposit into or a withdrawal from a Flow stream. */
export type Transfer = { at: number; amount: number };

/** A Flow stream created at time 0. `rate` is the amount owed per unit of time. */
export type FlowStream = {
  rate: number;
  deposits: readonly Transfer[];
  withdrawals: readonly Transfer[];
};

/** The values that a Flow stream stores between transactions. */
type Ledger = { balance: number; snapshotDebt: number; snapshotTime: number };

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

type FlowDebt = {
  balance: number;
  totalDebt: number;
  coveredDebt: number;
  uncoveredDebt: number;
  refundable: number;
};

// Amounts are floating-point numbers: 0.1 owed ten times must still cover a withdrawal of 1.
const tolerance = 1e-9;

/**
 * Returns the debts of a Flow stream at a time, after all transfers at that time, in the unit of its amounts.
 * Definitions from Flow v1.0: covered = min(total, balance), uncovered = max(total − balance, 0), refundable = balance
 * − covered.
 * @throws if a withdrawal up to that time exceeds the covered debt
 */
export function flowDebt(stream: FlowStream, time: number): FlowDebt {
  const { ledger } = replay(stream, time);
  return debts(ledger.balance, totalDebt(ledger, stream.rate, time));
}

/**
 * Splits a stream at each transfer and when the debt exceeds the balance. Simultaneous transfers are separated by
 * stretches of zero length.
 * @throws if a withdrawal exceeds the covered debt
 */
export function flowStretches(stream: FlowStream, until: number): Stretch[] {
  const { ledger, stretches } = replay(stream, until);
  const from = stretches.at(-1)?.until ?? 0;
  return [...stretches, stretch(ledger, stream.rate, from, until)].flatMap((part) =>
    splitWhereDebtPassesBalance(part, stream.rate),
  );
}

function debts(balance: number, total: number): FlowDebt {
  const coveredDebt = Math.min(total, balance);
  return {
    balance,
    totalDebt: total,
    coveredDebt,
    uncoveredDebt: Math.max(total - balance, 0),
    refundable: balance - coveredDebt,
  };
}

/** Total debt = snapshot debt + rate · time since the snapshot. */
const totalDebt = ({ snapshotDebt, snapshotTime }: Ledger, rate: number, time: number): number =>
  snapshotDebt + rate * (time - snapshotTime);

function replay({ rate, deposits, withdrawals }: FlowStream, until: number) {
  const due = (transfers: readonly Transfer[]) =>
    transfers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
  const incoming = due(deposits);
  const outgoing = due(withdrawals);
  const stretches: Stretch[] = [];
  let ledger: Ledger = { balance: 0, snapshotDebt: 0, snapshotTime: 0 };
  let now = 0;

  const advanceTo = (time: number) => {
    stretches.push(stretch(ledger, rate, now, time));
    now = time;
  };
  while (incoming.length > 0 || outgoing.length > 0) {
    const [deposit, withdrawal] = [incoming[0], outgoing[0]];
    if (withdrawal && (!deposit || goesFirst(withdrawal, deposit, ledger, rate))) {
      advanceTo(withdrawal.at);
      ledger = withdraw(ledger, rate, withdrawal);
      outgoing.shift();
    } else if (deposit) {
      advanceTo(deposit.at);
      ledger = { ...ledger, balance: ledger.balance + deposit.amount };
      incoming.shift();
    }
  }
  return { ledger, stretches };
}

/** At the same time, a withdrawal comes before a deposit if the balance covers it, and otherwise after it. */
function goesFirst(withdrawal: Transfer, deposit: Transfer, ledger: Ledger, rate: number): boolean {
  if (withdrawal.at !== deposit.at) return withdrawal.at < deposit.at;
  return withdrawal.amount <= covered(ledger, rate, withdrawal.at) + tolerance;
}

const covered = (ledger: Ledger, rate: number, time: number): number =>
  Math.min(totalDebt(ledger, rate, time), ledger.balance);

/** A withdrawal is deducted from the snapshot debt. Only one that exceeds it takes a new snapshot. */
function withdraw(ledger: Ledger, rate: number, { at, amount }: Transfer): Ledger {
  const available = covered(ledger, rate, at);
  if (amount > available + tolerance) {
    throw new Error(
      `The withdrawal of ${amount} at ${at} exceeds the covered debt, ${available}. ` +
        'Withdraw at most that, or add a deposit before it.',
    );
  }
  const balance = ledger.balance - amount;
  if (amount <= ledger.snapshotDebt)
    return { ...ledger, balance, snapshotDebt: ledger.snapshotDebt - amount };
  return { balance, snapshotDebt: totalDebt(ledger, rate, at) - amount, snapshotTime: at };
}

function stretch(ledger: Ledger, rate: number, from: number, until: number): Stretch {
  const debtFrom = totalDebt(ledger, rate, from);
  const debtUntil = totalDebt(ledger, rate, until);
  const uncovered = from < until && debtFrom + tolerance >= ledger.balance;
  return { from, until, balance: ledger.balance, debtFrom, debtUntil, uncovered };
}

function splitWhereDebtPassesBalance(whole: Stretch, rate: number): Stretch[] {
  const { from, until, balance, debtFrom, debtUntil, uncovered } = whole;
  if (from === until || uncovered || debtUntil <= balance + tolerance) return [whole];
  const crossing = from + (balance - debtFrom) / rate;
  if (crossing >= until) return [whole];
  return [
    { ...whole, until: crossing, debtUntil: balance },
    { ...whole, from: crossing, debtFrom: balance, uncovered: true },
  ];
}
