import { fitGroups } from '@/lib/figures/diagrams/drawing/fit-groups';
import { fitLabels } from '@/lib/figures/diagrams/drawing/fit-labels';
import { fitSequence } from '@/lib/figures/diagrams/drawing/fit-sequence';
import { layOut, phoneSpacing, type Spacing } from '@/lib/figures/diagrams/drawing/lay-out';
import type { Mark } from '@/lib/figures/diagrams/drawing/mark';
import { readMarks } from '@/lib/figures/diagrams/drawing/read-marks';
import { type DiagramText, widthOf, writeSvg } from '@/lib/figures/diagrams/drawing/write-svg';
import { narrowForms } from '@/lib/figures/diagrams/phone/narrow-forms';
import { readSteps, writeSteps } from '@/lib/figures/diagrams/phone/steps';
import { checkDiagram } from '@/lib/figures/diagrams/syntax/check-diagram';
import { DiagramError } from './diagram-error';

export { DiagramError, type DiagramText };

/** The width of the text on a phone, in pixels. */
const phoneWidth = 343;

/** A drawing that's at most this much wider than a phone is scaled down to fit. */
const largestShrinkage = 1.16;

/**
 * Renders Mermaid text as an SVG element without styles or scripts. `app/diagrams.css` contains the styles.
 * Supports flowcharts and state, sequence, class, and entity-relationship diagrams. If the drawing is too wide for
 * a phone, another form for phones follows it.
 * @throws DiagramError if any part of the text can't be drawn
 */
export function renderMermaid(source: string, text: DiagramText): string {
  const marks = draw(source);
  if (widthOf(marks) <= phoneWidth * largestShrinkage) return writeSvg(marks, text);
  const narrow = drawForPhone(source, text);
  return narrow ? writeSvg(marks, text, 'wide') + narrow : writeSvg(marks, text);
}

const draw = (source: string, spacing?: Spacing): Mark[] =>
  fitLabels(fitSequence(fitGroups(readMarks(layOut(checkDiagram(source), spacing)))));

/**
 * Returns the form of a diagram for phones: a narrow drawing if there's one that fits, otherwise a list. Class and state
 * diagrams have neither.
 */
function drawForPhone(source: string, text: DiagramText): string | undefined {
  const drawings = narrowForms(source)
    .flatMap((form) => tryDraw(form))
    .sort((one, other) => widthOf(one) - widthOf(other));
  const narrow = drawings[0];
  if (narrow && widthOf(narrow) <= phoneWidth * largestShrinkage) {
    return writeSvg(narrow, { ...text, id: `${text.id}-narrow` }, 'narrow');
  }
  const steps = readSteps(checkDiagram(source));
  return steps && writeSteps(steps);
}

function tryDraw(source: string): Mark[][] {
  try {
    return [draw(source, phoneSpacing)];
  } catch (error) {
    if (error instanceof DiagramError) return [];
    throw error;
  }
}
