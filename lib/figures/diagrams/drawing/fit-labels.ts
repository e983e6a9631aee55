import { type Bounds, boundsOf } from './bounds';
import type { Mark, TextMark } from './mark';
import { estimateWidth } from './text-size';

const roomFor = (look: string): number => (look === 'label' ? 4 : 6);

/** Condenses a label that would touch its box, because the library only has approximate widths. */
export function fitLabels(marks: Mark[]): Mark[] {
  const boxes = marks.filter(isBox).map((mark) => boundsOf([mark], 0));
  return marks.map((mark) => {
    if (mark.kind !== 'text' || mark.anchor !== 'middle') return mark;
    const box = innermost(boxes, mark);
    if (!box) return mark;
    const available = box.width - 2 * roomFor(mark.look);
    const isTooWide = mark.lines.some((line) => estimateWidth(line, mark.look) > available);
    return isTooWide ? { ...mark, mostWidth: available } : mark;
  });
}

const isBox = ({ kind, look }: Mark): boolean => look === 'box' && (kind === 'rect' || kind === 'polygon');

function innermost(boxes: Bounds[], { x, y }: TextMark): Bounds | undefined {
  const around = boxes.filter((box) => {
    const isAcross = x > box.x && x < box.x + box.width;
    return isAcross && y > box.y && y < box.y + box.height;
  });
  return around.sort((a, b) => a.width - b.width)[0];
}
