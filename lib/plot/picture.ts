import type { PlotFrame } from '@/lib/plot/frame';
import type { PlotText } from '@/lib/plot/plot-text';

/** The colors of a plot; the style sheet knows what they are. */
export type Hue = 'lockup' | 'flow' | 'drops' | 'info' | 'danger' | 'quiet';

export type Shade = { d: string; hue: Hue; kind: 'tint' | 'strong' | 'hatch' };
/** A `plan` is what would have come; it is drawn thinner than what comes. */
export type Line = { d: string; hue: Hue; kind: 'curve' | 'plan'; dash?: string };
export type Label = PlotText & { hue?: Hue };

/** What lies between the axes, in units of the picture. */
export type Drawing = {
  shades: readonly Shade[];
  lines: readonly Line[];
  /** Dots at jumps and marked moments, as one path. */
  dots: string;
  labels: readonly Label[];
};

/** A whole plot, ready to be written as SVG. */
export type Picture = Drawing & {
  frame: PlotFrame;
  /** The unit of amounts and the labels of events, above the axes. */
  header: readonly PlotText[];
  /** Quiet vertical lines at events and boundaries, as one path. */
  marks: string;
  timeUnit: string;
};
