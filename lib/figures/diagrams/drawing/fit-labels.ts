import type { Mark, RectMark, TextMark } from './mark';
import { estimateWidth } from './text-size';

const roomFor = (look: string): number => (look === 'label' ? 4 : 6);

type Box = Pick<RectMark, 'x' | 'y' | 'width' | 'height'>;

/** Condenses a label that would touch its box, because the library only has approximate widths. */
export function fitLabels(marks: Mark[]): Mark[] {
  const boxes = marks.flatMap(boxOf);
  return marks.map((mark) => {
    if (mark.kind !== 'text' || mark.anchor !== 'middle') return mark;
    const box = innermost(boxes, mark);
    if (!box) return mark;
    const available = box.width - 2 * roomFor(mark.look);
    const isTooWide = mark.lines.some((line) => estimateWidth(line, mark.look) > available);
    return isTooWide ? { ...mark, mostWidth: available } : mark;
  });
}

function boxOf(mark: Mark): Box[] {
  if (mark.kind === 'rect' && mark.look === 'box') return [mark];
  if (mark.kind !== 'polygon' || (mark.look !== 'box' && mark.look !== 'note')) return [];
  const xs = mark.points.map(({ x }) => x);
  const ys = mark.points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [{ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }];
}

function innermost(boxes: Box[], { x, y }: TextMark): Box | undefined {
  const around = boxes.filter((box) => {
    const isAcross = x > box.x && x < box.x + box.width;
    return isAcross && y > box.y && y < box.y + box.height;
  });
  return around.sort((a, b) => a.width - b.width)[0];
}
