import type { PlotFrame } from './frame';
import type { PlotText } from './plot-text';

/** The colors of a plot, which the stylesheet defines. */
export type Hue = 'lockup' | 'flow' | 'drops' | 'info' | 'danger' | 'quiet';

export type Shade = { d: string; hue: Hue; kind: 'tint' | 'strong' | 'hatch' };
/** `plan` is a schedule that no longer applies. It's drawn thinner. */
export type Line = { d: string; hue: Hue; kind: 'curve' | 'plan'; dash?: string };
export type Label = PlotText & { hue?: Hue };

/** The content between the axes, in SVG units. */
export type Drawing = {
  shades: readonly Shade[];
  lines: readonly Line[];
  /** Dots at jumps and marked times, as one path. */
  dots: string;
  labels: readonly Label[];
};

/** A complete plot, ready to be written as SVG. */
export type Picture = Drawing & {
  frame: PlotFrame;
  /** The unit of amounts and the event labels above the axes. */
  header: readonly PlotText[];
  /** Faint vertical lines at events and boundaries, as one path. */
  marks: string;
  timeUnit: string;
};
