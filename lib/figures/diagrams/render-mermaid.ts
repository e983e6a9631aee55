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
 * Renders Mermaid text as an SVG element without styles or scripts. `app/diagrams.css` contains the styles. Supports
 * flowcharts and state, sequence, class, and entity-relationship diagrams.
 * @throws DiagramError if any part of the text can't be drawn
 */
export function renderMermaid(source: string, text: DiagramText): string {
  const marks = readMarks(layOut(checkDiagram(source)));
  return writeSvg(fitLabels(fitSequence(fitGroups(marks))), text);
}
