import { fitGroups } from '@/lib/figures/diagrams/drawing/fit-groups';
import { fitLabels } from '@/lib/figures/diagrams/drawing/fit-labels';
import { fitSequence } from '@/lib/figures/diagrams/drawing/fit-sequence';
import { layOut } from '@/lib/figures/diagrams/drawing/lay-out';
import { readMarks } from '@/lib/figures/diagrams/drawing/read-marks';
import { type DiagramText, writeSvg } from '@/lib/figures/diagrams/drawing/write-svg';
import { checkDiagram } from '@/lib/figures/diagrams/syntax/check-diagram';
import { DiagramError } from './diagram-error';

export { DiagramError, type DiagramText };

/**
 * Draws Mermaid text as an SVG element without styles or scripts of its own; `app/diagrams.css` gives it its looks.
 * Knows flowcharts, state, sequence, class and entity-relationship diagrams.
 * Throws a `DiagramError` when the text can't be drawn in full.
 */
export function renderMermaid(source: string, text: DiagramText): string {
  const marks = readMarks(layOut(checkDiagram(source)));
  return writeSvg(fitLabels(fitSequence(fitGroups(marks))), text);
}
