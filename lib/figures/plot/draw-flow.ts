import { flowStretches, type Stretch } from '@/lib/figures/streams/flow-debt';
import type { PlotFrame } from './frame';
import { areaPath, linePath, type Point } from './geometry';
import { type Drawing, type Hue, textSize } from './picture';
import { type LabelWish, placeLabels, type Surroundings, spotsAlong, spotsInside } from './place-labels';
import type { FlowPlot } from './read-plot';

/** Draws total debt and balance. The area where the debt exceeds the balance is the uncovered debt. */
export function drawFlow(plot: FlowPlot, frame: PlotFrame, obstacles: Surroundings['lines']): Drawing {
  const { box, place } = frame;
  // Anything before the start would be drawn on top of the axis.
  const stretches = flowStretches(plot.stream, plot.duration).filter(({ until }) => until > 0);
  const debt = stretches.flatMap(({ from, until, debtFrom, debtUntil }): Point[] => [
    place(from, debtFrom),
    place(until, debtUntil),
  ]);
  const balance = stretches.flatMap((part): Point[] => [
    place(part.from, part.balance),
    place(part.until, part.balance),
  ]);
  const covered = stretches.flatMap((part): Point[] => [
    place(part.from, Math.min(part.debtFrom, part.balance)),
    place(part.until, Math.min(part.debtUntil, part.balance)),
  ]);
  const gaps = stretches.filter(({ uncovered }) => uncovered);
  const wishes: (LabelWish & { hue: Hue })[] = [
    ...uncoveredWish(gaps, frame),
    { lines: ['total debt'], hue: 'flow', own: debt, spots: spotsAlong(debt) },
    { lines: ['balance'], hue: 'text', own: balance, spots: spotsAlong(balance) },
  ];
  return {
    shades: [
      { d: areaPath(covered, box.y + box.height), hue: 'flow', kind: 'tint' },
      { d: gaps.map((gap) => gapPath(gap, frame)).join(''), hue: 'danger', kind: 'hatch' },
    ].filter((shade): shade is Drawing['shades'][number] => shade.d !== ''),
    lines: [
      { d: linePath(balance), hue: 'text', kind: 'curve', dash: '9 5' },
      { d: linePath(debt), hue: 'flow', kind: 'curve' },
    ],
    dots: '',
    labels: placeLabels(wishes, { frame, lines: [debt, balance, ...obstacles] }),
  };
}

function gapPath({ from, until, balance, debtFrom, debtUntil }: Stretch, { place }: PlotFrame): string {
  return areaPath([place(from, debtFrom), place(until, debtUntil)], place(from, balance)[1]);
}

function uncoveredWish(gaps: readonly Stretch[], { place }: PlotFrame): (LabelWish & { hue: Hue })[] {
  const size = ({ from, until, debtUntil, balance }: Stretch) => (until - from) * (debtUntil - balance);
  const [largest] = gaps.toSorted((a, b) => size(b) - size(a));
  if (largest === undefined) return [];
  const [x, y] = place(largest.from, largest.debtUntil);
  const [right, bottom] = place(largest.until, largest.balance);
  const inside = spotsInside({ x, y, width: right - x, height: bottom - y });
  const upperEdge: Point[] = [
    [x, bottom],
    [right, y],
  ];
  // Below the balance, debt is covered.
  const beside = spotsAlong(upperEdge)
    .filter((spot) => spot.y < bottom - textSize)
    .map((spot) => ({ ...spot, cost: spot.cost + 10 }));
  return [{ lines: ['uncovered debt'], hue: 'danger', spots: [...inside, ...beside] }];
}
