import { renderMermaidSVG } from 'beautiful-mermaid';
import { drawSequence } from '@/lib/figures/diagrams/drawing/draw-sequence';
import { fitLabels } from '@/lib/figures/diagrams/drawing/fit-labels';
import type { Mark } from '@/lib/figures/diagrams/drawing/mark';
import { readMarks } from '@/lib/figures/diagrams/drawing/read-marks';
import { readSvg, type SvgElement } from '@/lib/figures/diagrams/drawing/svg-tree';
import { type DiagramText, widthOf, writeSvg } from '@/lib/figures/diagrams/drawing/write-svg';
import { narrowForms } from '@/lib/figures/diagrams/phone/narrow-forms';
import { writeSteps } from '@/lib/figures/diagrams/phone/write-steps';
import { checkDiagram } from '@/lib/figures/diagrams/syntax/check-diagram';
import { DiagramError } from './diagram-error';

export { DiagramError, type DiagramText };

/** The widths of the column on a phone, of the text beside the sidebar, and of the column on a desktop, in pixels. */
const columns = { phone: 343, text: 592, desktop: 832 };

/** A drawing that's at most this much wider than a phone is scaled down to fit. */
const largestShrinkage = 1.16;

const fitsPhone = (marks: Mark[]): boolean => widthOf(marks) <= columns.phone * largestShrinkage;

/**
 * Renders Mermaid text as an SVG element without styles or scripts. `app/diagrams.css` contains the styles.
 * Supports flowcharts and sequence diagrams. If the drawing is too wide for a phone, another form
 * follows it: a narrow drawing if there's one that fits, otherwise a list.
 * @throws DiagramError if any part of the text can't be drawn
 */
export function renderMermaid(source: string, text: DiagramText): string {
  const { steps, sequence, mermaid } = checkDiagram(source);
  const widths =
    (sequence?.participants.length ?? 0) > 5 ? [columns.desktop] : [columns.text, columns.desktop];
  const marks = sequence ? drawSequence(sequence, widths) : draw(mermaid);
  if (fitsPhone(marks)) return writeSvg(marks, text);
  const narrow = sequence ? drawSequence(sequence, []) : drawNarrow(mermaid);
  if (narrow && fitsPhone(narrow)) {
    return writeSvg(marks, text, 'wide') + writeSvg(narrow, { ...text, id: `${text.id}-narrow` }, 'narrow');
  }
  const wide = narrow && !sequence && widthOf(marks) > columns.text ? narrow : marks;
  return writeSvg(wide, text, 'wide') + writeSteps(steps, sequence?.events);
}

const draw = (mermaid: string, spacing?: Spacing): Mark[] => fitLabels(readMarks(layOut(mermaid, spacing)));

/** Returns the narrowest drawing of a checked flowchart, or `undefined` if the library fails. */
const drawNarrow = (mermaid: string): Mark[] | undefined =>
  narrowForms(mermaid)
    .flatMap((form) => tryDraw(form))
    .sort((one, other) => widthOf(one) - widthOf(other))[0];

function tryDraw(mermaid: string): Mark[][] {
  try {
    return [draw(mermaid, phoneSpacing)];
  } catch (error) {
    if (error instanceof DiagramError) return [];
    throw error;
  }
}

/** The space between boxes, in pixels. */
type Spacing = { nodeSpacing: number; layerSpacing: number };

const phoneSpacing: Spacing = { nodeSpacing: 12, layerSpacing: 32 };

/**
 * Lays out a checked diagram.
 * @throws DiagramError if the library fails
 */
function layOut(mermaid: string, spacing?: Spacing): SvgElement {
  try {
    return readSvg(renderMermaidSVG(mermaid, spacing));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DiagramError(
      `it can't be laid out (${reason}). Try fewer nodes, or fewer arrows between subgraphs.`,
    );
  }
}
