import { nice, ticks } from 'd3-array';
import { itemAt } from '@/lib/site/invariant';

// Penalties for the number of steps on an axis and for the leading digits of a step, because some are harder to read.
const stepCounts = [
  { count: 4, cost: 0 },
  { count: 5, cost: 0.5 },
  { count: 3, cost: 0.5 },
  { count: 6, cost: 1 },
];
const mantissaCosts: Readonly<Record<string, number>> = {
  1: 0,
  2: 0,
  2.5: 0,
  5: 0,
  3: 1,
  4: 1,
  6: 1,
  1.2: 1,
  9: 2,
};

/** Returns ticks from 0 to `top`, which readers look for, in equal steps or, if those would be fractions, at round values. */
export function axisTicks(top: number): number[] {
  const [best] = stepCounts
    .map(({ count, cost }) => ({ count, cost: cost + stepCost(top / count, top) }))
    .filter(({ cost }) => cost < 3)
    .toSorted((a, b) => a.cost - b.cost);
  const count = best?.count ?? (Number.isInteger(top / 4) ? 4 : undefined);
  if (count) return Array.from({ length: count + 1 }, (_, i) => (top * i) / count);
  const round = ticks(0, top, 5);
  const step = itemAt(round, 1) - itemAt(round, 0);
  return [...round.filter((tick) => top - tick > step / 2), top];
}

function stepCost(step: number, top: number): number {
  const mantissa = Number((step / 10 ** Math.floor(Math.log10(step))).toPrecision(6));
  const breaksWholeNumbers = Number.isInteger(top) && top > 5 && !Number.isInteger(step);
  return (mantissaCosts[mantissa] ?? 3) + (breaksWholeNumbers ? 1 : 0);
}

/** Returns the next round value above `highest`, for an axis without a given top. */
export const niceTop = (highest: number): number => nice(0, highest, 5)[1];
