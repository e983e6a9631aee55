import { drawSequence } from '@/lib/figures/diagrams/drawing/draw-sequence';
import { columns, type DiagramText, widthOf, writeSvg } from '@/lib/figures/diagrams/drawing/write-svg';
import { writeSteps } from '@/lib/figures/diagrams/phone/write-steps';
import { checkDiagram } from '@/lib/figures/diagrams/syntax/check-diagram';
import { DiagramError } from './diagram-error';

export { DiagramError, type DiagramText };

/** The widest drawing for phones, in pixels. It's scaled down a little to the 343 pixels of the column there. */
const widestOnPhone = 398;

/**
 * Renders a sequence diagram of Mermaid as an SVG element without styles or scripts. `app/diagrams.css` contains the
 * styles. A form for phones follows it: a narrow drawing if there's one that fits, otherwise a list.
 * @throws DiagramError if any part of the text can't be drawn
 */
export function renderMermaid(source: string, text: DiagramText): string {
  const sequence = checkDiagram(source);
  const widths = sequence.participants.length > 5 ? [columns.desktop] : [columns.text, columns.desktop];
  const wide = writeSvg(drawSequence(sequence, widths), text, 'wide');
  const narrow = drawSequence(sequence, []);
  return widthOf(narrow) <= widestOnPhone
    ? wide + writeSvg(narrow, { ...text, id: `${text.id}-narrow` }, 'narrow')
    : wide + writeSteps(sequence);
}
