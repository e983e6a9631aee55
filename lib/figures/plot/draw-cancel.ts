import { type LockupStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import { formatAmount } from './format-quantity';
import type { PlotFrame } from './frame';
import { areaPath, linePath, type Point } from './geometry';
import { type Line, type Shade, textSize } from './picture';
import { type LabelWish, type Spot, spotsBeside } from './place-labels';
import type { LockupPlot } from './read-plot';

/** The parts that replace the curve of a canceled stream. */
type Cancel = { shades: Shade[]; lines: Line[]; wishes: LabelWish[] };

/** S(t) remains the recipient's, and D − S(t) returns to the sender. A dashed line shows the original schedule. */
export function drawCancel(
  { top, unit }: LockupPlot,
  stream: LockupStream,
  cancelAt: number,
  points: readonly Point[],
  { box, place }: PlotFrame,
): Cancel {
  const streamed = streamedAmount(stream, cancelAt);
  const corner = place(cancelAt, streamed);
  const [x, y] = corner;
  const right = box.x + box.width;
  const base = box.y + box.height;
  const actual: Point[] = [...points.filter((point) => point[0] <= x), corner, [right, y]];
  const planned: Point[] = [corner, ...points.filter((point) => point[0] > x)];
  return {
    shades: [
      { d: areaPath(actual, base), hue: 'lockup', kind: 'strong' },
      {
        d: areaPath(
          [
            [x, box.y],
            [right, box.y],
          ],
          y,
        ),
        hue: 'quiet',
        kind: 'hatch',
      },
    ],
    lines: [
      { d: linePath(planned), hue: 'quiet', kind: 'plan', dash: '3 5' },
      { d: linePath(actual), hue: 'lockup', kind: 'curve' },
    ],
    wishes: [
      shareWish('sender gets back', formatAmount(top - streamed, unit), { x, y: box.y, bottom: y }, corner),
      shareWish('recipient keeps', formatAmount(streamed, unit), { x, y, bottom: base }, corner),
    ],
  };
}

/** The plot area to the right of the cancellation, between two heights. */
type Band = { x: number; y: number; bottom: number };

const gap = 12;
const shares = [0.5, 0.35, 0.65, 0.2, 0.8];

/** Labels the owner of a band: inside it, to its left, or near the point where the curve ends. */
function shareWish(whose: string, amount: string, { x, y, bottom }: Band, corner: Point): LabelWish {
  const height = bottom - y;
  if (height < 2.5 * textSize)
    return { lines: [`${whose} ${amount}`], spots: spotsBeside([x, (y + bottom) / 2]) };
  const spots = shares.flatMap((share, i): Spot[] => [
    { x: x + gap, y: y + height * share, anchor: 'start', cost: i },
    { x: x - gap, y: y + height * share, anchor: 'end', cost: i + 30 },
  ]);
  return { lines: [whose, amount], spots: [...spots, ...spotsBeside(corner, 2, 35)] };
}
