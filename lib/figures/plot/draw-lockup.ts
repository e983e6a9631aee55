import { isJump, type Piece, streamedAmount } from '@/lib/figures/streams/pieces';
import type { Shape } from '@/lib/figures/streams/shapes';
import { formatAmount, formatNumber } from './format-quantity';
import type { PlotFrame } from './frame';
import { areaPath, dotsPath, linePath, type Point, pointsAlong } from './geometry';
import { type Drawing, type Hue, type Line, type Shade, textSize, textWidth } from './picture';
import {
  type LabelWish,
  placeLabels,
  type Spot,
  type Surroundings,
  spotsAlong,
  spotsApart,
  spotsBeside,
} from './place-labels';
import type { Curve, LockupPlot } from './read-plot';
import { type Projection, samplePieces } from './sample-pieces';

/** Draws one Lockup stream with dots at its ends and jumps, and notes at its jumps and bends. A canceled stream is split in two. */
export function drawSingle(
  plot: LockupPlot,
  curve: Curve,
  frame: PlotFrame,
  obstacles: Surroundings['lines'],
): Drawing {
  const { pieces, shape } = curve;
  const points = samplePieces(pieces, frame.place);
  const cancel =
    plot.cancelAt === undefined ? undefined : drawCancel(plot, pieces, plot.cancelAt, points, frame);
  const moments = [0, ...plot.events.map(({ at }) => at), plot.cancelAt ?? plot.duration];
  const lived = pieces.filter(({ until }) => until <= (plot.cancelAt ?? plot.duration));
  const notes = [
    ...jumpNotes(shape, lived, plot.unit, frame.place),
    ...exponentNotes(shape, lived, frame.place),
  ];
  return {
    shades: cancel?.shades ?? [{ d: areaPath(points, frame.box.height), hue: plot.hue, kind: 'tint' }],
    lines: cancel?.lines ?? [{ d: linePath(points), hue: plot.hue, kind: 'curve' }],
    dots: dotsOf(lived, moments, frame.place),
    labels: placeLabels([...(cancel?.wishes ?? []), ...notes.map((wish) => ({ ...wish, own: points }))], {
      frame,
      lines: [points, ...obstacles],
    }),
  };
}

const dotsOf = (pieces: readonly Piece[], moments: readonly number[], place: Projection): string =>
  dotsPath([
    ...pieces.filter(isJump).map(({ until, high }) => place(until, high)),
    ...moments.map((at) => place(at, streamedAmount(pieces, at))),
  ]);

const maxJumpNotes = 6;

function jumpNotes(shape: Shape, pieces: readonly Piece[], unit: string, place: Projection): LabelWish[] {
  const jumps = pieces.filter(isJump);
  const sizeOf = ({ low, high }: Piece) => `+${formatAmount(high - low, unit)}`;
  const sizes = new Set(jumps.map(sizeOf));
  const [first] = jumps;
  if (first && jumps.length > 1 && sizes.size === 1 && shape.shape !== 'unlock-cliff') {
    const spots = jumps.flatMap(({ until, high }, i) => spotsBeside(place(until, high), i * 0.2));
    return [{ lines: [`${sizeOf(first)} each`], spots, optional: true }];
  }
  if (jumps.length > maxJumpNotes) return [];
  return jumps.map((jump) => {
    const lines = [sizeOf(jump), reasonFor(shape, jump.until)].filter(Boolean);
    const point = place(jump.until, jump.high);
    const spots = [...spotsBeside(point), ...spotsApart(point, 24).map((spot) => ({ ...spot, lines }))];
    return { lines: [lines.join(' ')], spots, optional: true };
  });
}

function reasonFor(shape: Shape, at: number): string {
  if (at === 0) return 'at the start';
  return shape.shape.includes('cliff') ? 'at the cliff' : '';
}

function exponentNotes(shape: Shape, pieces: readonly Piece[], place: Projection): LabelWish[] {
  const noted = pieces.filter(
    ({ kind }) => kind === 'curve' || (kind === 'straight' && shape.shape === 'segments'),
  );
  return noted.map((piece) => {
    const text = `Exponent ${formatNumber(piece.kind === 'curve' ? piece.exponent : 1)}`;
    const points = samplePieces([piece], place);
    const isWide = place(piece.until, 0)[0] - place(piece.from, 0)[0] > textWidth(text) / 2;
    // Beside a short piece, the text would seem to belong to the next one.
    const middle = pointsAlong(points, 1);
    const spots = isWide ? spotsAlong(points) : middle.flatMap(({ point }) => spotsApart(point, 24));
    return { lines: [text], spots, optional: true };
  });
}

// Curves in the same plot differ in dash pattern as well as in color.
const lineStyles: readonly { hue: Hue; dash?: string }[] = [
  { hue: 'lockup' },
  { hue: 'text', dash: '9 5' },
  { hue: 'drops', dash: '1 6' },
  { hue: 'flow', dash: '14 5 2 5' },
];

/** Draws several Lockup streams, each with a label next to it. Only the first has dots and an area, which have one color. */
export function drawSeries(plot: LockupPlot, frame: PlotFrame, obstacles: Surroundings['lines']): Drawing {
  const curves = plot.curves.map(({ label = '', pieces }, i) => {
    const points = samplePieces(pieces, frame.place);
    return { label, points, ...(lineStyles[i % lineStyles.length] ?? { hue: 'lockup' as const }) };
  });
  const drawn = curves.map(({ points }) => points);
  const wishes = curves.map(({ label, hue, points }) => ({
    lines: [label],
    hue,
    own: points,
    spots: spotsAlong(points, drawn),
  }));
  const [first] = curves;
  return {
    shades: first ? [{ d: areaPath(first.points, frame.box.height), hue: first.hue, kind: 'tint' }] : [],
    // The first one, which is solid, covers the others. Those that start like it would show at its edges.
    lines: curves
      .map(({ points, ...style }): Line => {
        const fork = points.findIndex((point, i) => String(point) !== String(first?.points[i]));
        return { ...style, d: linePath(fork > 1 ? points.slice(fork - 1) : points), kind: 'curve' };
      })
      .reverse(),
    dots: dotsOf(plot.curves[0]?.pieces ?? [], [0, plot.duration], frame.place),
    labels: placeLabels(wishes, { frame, lines: [...drawn, ...obstacles] }),
  };
}

/** The parts that replace the curve of a canceled stream. */
type Cancel = { shades: Shade[]; lines: Line[]; wishes: LabelWish[] };

/** S(t) remains the recipient's, and D − S(t) returns to the sender. A dashed line shows the original schedule. */
function drawCancel(
  { top, unit }: LockupPlot,
  pieces: readonly Piece[],
  cancelAt: number,
  points: readonly Point[],
  { box, place }: PlotFrame,
): Cancel {
  const streamed = streamedAmount(pieces, cancelAt);
  const corner = place(cancelAt, streamed);
  const [x, y] = corner;
  const right = box.x + box.width;
  const base = box.y + box.height;
  const actual: Point[] = [...points.filter((point) => point[0] <= x), corner, [right, y]];
  const planned: Point[] = [corner, ...points.filter((point) => point[0] > x)];
  return {
    shades: [
      { d: areaPath(actual, base), hue: 'lockup', kind: 'strong' },
      { d: areaPath([corner, [right, y]], box.y), hue: 'quiet', kind: 'hatch' },
    ],
    lines: [
      { d: linePath(planned), hue: 'quiet', kind: 'plan', dash: '3 5' },
      { d: linePath(actual), hue: 'lockup', kind: 'curve' },
    ],
    wishes: [
      {
        ...shareWish(
          'Back to sender',
          formatAmount(top - streamed, unit),
          { x, y: box.y, bottom: y },
          corner,
        ),
        hue: 'quiet',
      },
      {
        ...shareWish('Recipient keeps', formatAmount(streamed, unit), { x, y, bottom: base }, corner),
        hue: 'lockup',
      },
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
  // The schedule that no longer applies rises from the lower left corner of its band.
  const top: Spot = { x: x + gap, y: y + gap / 2, anchor: 'start', side: 1, cost: 2 };
  return { lines: [whose, amount], spots: [top, ...spots, ...spotsBeside(corner, 35)] };
}
