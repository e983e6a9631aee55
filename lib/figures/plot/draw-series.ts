import type { PlotFrame } from './frame';
import { areaPath, linePath } from './paths';
import type { Drawing, Hue } from './picture';
import { toPieces } from './pieces';
import { placeLabels, type Surroundings, spotsAlong } from './place-labels';
import type { LockupPlot } from './read-plot';
import { samplePieces } from './sample-pieces';

// Curves in the same plot differ in dash pattern as well as in color.
const lineStyles: readonly { hue: Hue; dash?: string }[] = [
  { hue: 'lockup' },
  { hue: 'info', dash: '9 5' },
  { hue: 'drops', dash: '1 6' },
  { hue: 'quiet', dash: '14 5 2 5' },
];

/** Draws several Lockup streams, each with a label next to it. */
export function drawSeries(plot: LockupPlot, frame: PlotFrame, obstacles: Surroundings['lines']): Drawing {
  const curves = plot.curves.map(({ label = '', stream }, i) => {
    const points = samplePieces(toPieces(stream, plot.duration), frame.place);
    return { label, points, ...(lineStyles[i % lineStyles.length] ?? { hue: 'lockup' as const }) };
  });
  const wishes = curves.map(({ label, hue, points }) => ({
    lines: [label],
    hue,
    own: points,
    spots: spotsAlong(points),
  }));
  const lines = [...curves.map(({ points }) => points), ...obstacles];
  const [first] = curves;
  const base = frame.box.y + frame.box.height;
  return {
    // With more than two curves, a shaded area would be meaningless.
    shades:
      first && curves.length <= 2 ? [{ d: areaPath(first.points, base), hue: first.hue, kind: 'tint' }] : [],
    lines: curves.map(({ points, hue, dash }) => ({ d: linePath(points), hue, kind: 'curve', dash })),
    dots: '',
    labels: placeLabels(wishes, { frame: frame.box, lines }).map(({ wish, ...text }) => ({
      ...text,
      hue: wish.hue,
    })),
  };
}
