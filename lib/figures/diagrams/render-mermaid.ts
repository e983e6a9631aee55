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

/** The widths of the column on a phone and beside the sidebar of a small laptop, in pixels. */
const columns = { phone: 343, laptop: 640 };

/** A drawing that's at most this much wider than a phone is scaled down to fit. */
const largestShrinkage = 1.16;

const fitsPhone = (marks: Mark[]): boolean => widthOf(marks) <= columns.phone * largestShrinkage;

/**
 * Renders flowcharts, sequence, and entity-relationship diagrams without styles or scripts. If one is too wide for a
 * phone, a narrow drawing or a list follows. @throws DiagramError if any part can't be drawn
 */
export function renderMermaid(source: string, text: DiagramText): string {
  const marks = draw(source);
  if (fitsPhone(marks)) return writeSvg(marks, text);
  const narrow = drawNarrow(source);
  if (narrow && fitsPhone(narrow)) {
    return writeSvg(marks, text, 'wide') + writeSvg(narrow, { ...text, id: `${text.id}-narrow` }, 'narrow');
  }
  const wide = narrow && widthOf(marks) > columns.laptop ? narrow : marks;
  const checked = checkDiagram(source);
  return writeSvg(wide, text, 'wide') + writeSteps(readSteps(checked), checked.startsWith('sequenceDiagram'));
}

const draw = (source: string, spacing?: Spacing): Mark[] =>
  fitLabels(fitSequence(fitGroups(readMarks(layOut(checkDiagram(source), spacing)))));

/** Returns the narrowest drawing of a flowchart, or `undefined` for other diagrams. */
const drawNarrow = (source: string): Mark[] | undefined =>
  narrowForms(source)
    .flatMap((form) => tryDraw(form))
    .sort((one, other) => widthOf(one) - widthOf(other))[0];

function tryDraw(source: string): Mark[][] {
  try {
    return [draw(source, phoneSpacing)];
  } catch (error) {
    if (error instanceof DiagramError) return [];
    throw error;
  }
}
