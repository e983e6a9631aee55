import { fitGroups } from '@/lib/figures/diagrams/drawing/fit-groups';
import { fitLabels } from '@/lib/figures/diagrams/drawing/fit-labels';
import { fitSequence } from '@/lib/figures/diagrams/drawing/fit-sequence';
import { layOut } from '@/lib/figures/diagrams/drawing/lay-out';
import type { Mark } from '@/lib/figures/diagrams/drawing/mark';
import { readMarks } from '@/lib/figures/diagrams/drawing/read-marks';
import { type DiagramText, widthOf, writeSvg } from '@/lib/figures/diagrams/drawing/write-svg';
import { checkDiagram } from '@/lib/figures/diagrams/syntax/check-diagram';
import { DiagramError } from './diagram-error';

export { DiagramError, type DiagramText };

/** The width of the text on a phone, in pixels. */
const phoneWidth = 360;

/**
 * Renders Mermaid text as an SVG element without styles or scripts. `app/diagrams.css` contains the styles.
 * Supports flowcharts and state, sequence, class, and entity-relationship diagrams.
 * @throws DiagramError if any part of the text can't be drawn
 */
export function renderMermaid(source: string, text: DiagramText): string {
  const marks = draw(source);
  const narrow = widthOf(marks) > phoneWidth ? drawTurned(source) : undefined;
  if (!narrow || widthOf(narrow) > 0.75 * widthOf(marks)) return writeSvg(marks, text);
  return writeSvg(marks, text, 'wide') + writeSvg(narrow, { ...text, id: `${text.id}-narrow` }, 'narrow');
}

const draw = (source: string): Mark[] =>
  fitLabels(fitSequence(fitGroups(readMarks(layOut(checkDiagram(source))))));

const turned: Record<string, string> = { LR: 'TD', RL: 'BT', TD: 'LR', TB: 'LR', BT: 'RL' };

/**
 * Draws a flowchart in the other direction. Returns `undefined` if that's impossible, or if it's another kind
 * of diagram.
 */
function drawTurned(source: string): Mark[] | undefined {
  const other = source.replace(
    /^(\s*(?:flowchart|graph)\s+)(LR|RL|TD|TB|BT)\b/,
    (_, start: string, direction: string) => start + turned[direction],
  );
  if (other === source) return undefined;
  try {
    return draw(other);
  } catch (error) {
    if (error instanceof DiagramError) return undefined;
    throw error;
  }
}
