import { streamedAmount } from '@/lib/figures/streams/streamed-amount';
import { curveNotes } from './curve-notes';
import { drawCancel } from './draw-cancel';
import type { PlotFrame } from './frame';
import { areaPath, dotsPath, linePath } from './paths';
import type { Drawing } from './picture';
import { isJump, toPieces } from './pieces';
import { placeLabels, type Surroundings } from './place-labels';
import type { Curve, LockupPlot } from './read-plot';
import { samplePieces } from './sample-pieces';

/** Draws one Lockup stream with notes at its jumps and bends. A canceled stream is split in two. */
export function drawSingle(
  plot: LockupPlot,
  curve: Curve,
  frame: PlotFrame,
  obstacles: Surroundings['lines'],
): Drawing {
  const pieces = toPieces(curve.stream, plot.duration);
  const points = samplePieces(pieces, frame.place);
  const base = frame.box.y + frame.box.height;
  const cancel =
    plot.cancelAt === undefined ? undefined : drawCancel(plot, curve.stream, plot.cancelAt, points, frame);
  const moments = [
    ...plot.events.map(({ at }) => at),
    ...(plot.cancelAt === undefined ? [] : [plot.cancelAt]),
  ];
  const lived = pieces.filter(({ until }) => until <= (plot.cancelAt ?? plot.duration));
  const notes = curveNotes(curve.shape, lived, plot.unit, frame.place);
  const dots = [
    ...lived.filter(isJump).map(({ until, high }) => frame.place(until, high)),
    ...moments.map((at) => frame.place(at, streamedAmount(curve.stream, at))),
  ];
  return {
    shades: cancel?.shades ?? [{ d: areaPath(points, base), hue: 'lockup', kind: 'tint' }],
    lines: cancel?.lines ?? [{ d: linePath(points), hue: 'lockup', kind: 'curve' }],
    dots: dotsPath(dots),
    labels: placeLabels(
      [...(cancel?.wishes ?? []), ...notes].map((wish) => ({ ...wish, own: points })),
      { frame: frame.box, lines: [points, ...obstacles] },
    ),
  };
}
