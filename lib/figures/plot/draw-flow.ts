import { flowStretches, type Stretch } from '@/lib/figures/streams/flow-debt';
import type { PlotFrame } from './frame';
import { areaPath, linePath, type Point } from './geometry';
import { type Drawing, type Hue, lineHeight, textSize, textWidth } from './picture';
import {
  type LabelWish,
  placeLabels,
  type Spot,
  type Surroundings,
  spotsAlong,
  spotsApart,
} from './place-labels';
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
  return {
    shades: [
      { d: areaPath(covered, box.height), hue: 'flow', kind: 'tint' },
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

/** Returns the label of the largest uncovered debt, which is outside with a line to it if it doesn't fit inside. */
function uncoveredWish(gaps: readonly Stretch[], { place }: PlotFrame): (LabelWish & { hue: Hue })[] {
  const size = ({ from, until, debtUntil, balance }: Stretch) => (until - from) * (debtUntil - balance);
  const [largest] = gaps.toSorted((a, b) => size(b) - size(a));
  if (largest === undefined) return [];
  const [x, y] = place(largest.from, largest.debtUntil);
  const [right, bottom] = place(largest.until, largest.balance);
  const [width, height] = [right - x, bottom - y];
  const margin = 8;
  const space = height * (1 - (textWidth('Uncovered debt') + margin) / width);
  if (space < textSize * lineHeight + margin) {
    const spots = spotsApart([right - width * 0.3, bottom - height * 0.35], height * 0.5);
    return [{ lines: ['Uncovered', 'debt'], hue: 'danger', spots }];
  }
  const inside: Spot = { x: right - margin, y: bottom - margin, anchor: 'end', side: -1, cost: 0 };
  return [{ lines: ['Uncovered debt'], hue: 'danger', spots: [inside] }];
}
