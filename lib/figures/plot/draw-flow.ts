import { flowStretches, type Stretch } from '@/lib/figures/streams/flow-debt';
import type { PlotFrame } from './frame';
import { areaPath, linePath, type Point } from './geometry';
import type { Drawing, Hue, Line } from './picture';
import { type LabelWish, placeLabels, type Spot, type Surroundings, spotsAlong } from './place-labels';
import type { FlowPlot } from './read-plot';

/** Draws total debt and balance. The area where the debt exceeds the balance is the uncovered debt. */
export function drawFlow(plot: FlowPlot, frame: PlotFrame, obstacles: Surroundings['lines']): Drawing {
  const { box, place } = frame;
  // Only the result of simultaneous transfers is visible, and nothing that happens on the axis.
  const stretches = flowStretches(plot.stream, plot.duration).filter(
    ({ from, until }) => until > from || from === plot.duration,
  );
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
    { lines: ['Total debt'], hue: 'flow', own: debt, spots: spotsAlong(debt) },
    { lines: ['Balance'], hue: 'text', own: balance, spots: spotsAlong(balance) },
  ];
  const labels = placeLabels(wishes, { frame, lines: [debt, balance, ...obstacles] });
  return {
    shades: [
      { d: areaPath(covered, box.y + box.height), hue: 'flow', kind: 'tint' },
      { d: gaps.map((gap) => gapPath(gap, frame)).join(''), hue: 'danger', kind: 'hatch' },
    ].filter((shade): shade is Drawing['shades'][number] => shade.d !== ''),
    lines: [
      { d: linePath(balance), hue: 'text', kind: 'curve', dash: '9 5' },
      { d: linePath(debt), hue: 'flow', kind: 'curve' },
      ...labels.flatMap(({ x, y, to }): Line[] =>
        to ? [{ d: linePath([[x, y], to]), hue: 'danger', kind: 'plan' }] : [],
      ),
    ],
    dots: '',
    labels,
  };
}

function gapPath({ from, until, balance, debtFrom, debtUntil }: Stretch, { place }: PlotFrame): string {
  return areaPath([place(from, debtFrom), place(until, debtUntil)], place(from, balance)[1]);
}

/** The label of the uncovered debt is inside of the largest area, or outside with a line to it. */
function uncoveredWish(gaps: readonly Stretch[], { place }: PlotFrame): (LabelWish & { hue: Hue })[] {
  const size = ({ from, until, debtUntil, balance }: Stretch) => (until - from) * (debtUntil - balance);
  const [largest] = gaps.toSorted((a, b) => size(b) - size(a));
  if (largest === undefined) return [];
  const [x, y] = place(largest.from, largest.debtUntil);
  const [right, bottom] = place(largest.until, largest.balance);
  const inside: Spot = { x: right - 8, y: bottom - 4, anchor: 'end', side: -1, cost: 0 };
  const to: Point = [right - (right - x) * 0.3, bottom - (bottom - y) * 0.4];
  const outside = [0, 1, 2, 3, 4, 5, 6].flatMap((rise) =>
    [0, -1, 1, -2, 2, -3, 3, -4, 4].flatMap((shift) =>
      (['middle', 'end', 'start'] as const).map((anchor): Spot => {
        const at = { x: to[0] + shift * 20, y: to[1] - (bottom - y) * 0.4 - rise * 12 };
        return { ...at, anchor, side: -1, to, cost: 10 + rise + Math.abs(shift) };
      }),
    ),
  );
  return [{ lines: ['Uncovered debt'], hue: 'danger', spots: [inside, ...outside] }];
}
