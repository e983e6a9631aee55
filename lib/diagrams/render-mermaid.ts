import { DiagramError } from '@/lib/diagrams/diagram-error';
import { fitGroups } from '@/lib/diagrams/drawing/fit-groups';
import { fitLabels } from '@/lib/diagrams/drawing/fit-labels';
import { fitSequence } from '@/lib/diagrams/drawing/fit-sequence';
import { layOut } from '@/lib/diagrams/drawing/lay-out';
import { readMarks } from '@/lib/diagrams/drawing/read-marks';
import { type DiagramText, writeSvg } from '@/lib/diagrams/drawing/write-svg';
import { checkDiagram } from '@/lib/diagrams/syntax/check-diagram';

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
