import { itemAt } from '@/lib/site/invariant';
import type { LineMark, Mark, RectMark, TextMark } from './mark';

const withinPixel = (a: number, b: number): boolean => Math.abs(a - b) < 1;

/** Returns the center of each lifeline, from left to right. */
export const lifelineCenters = (marks: Mark[]): number[] =>
  marks
    .filter((mark) => mark.kind === 'line')
    .filter(({ look }) => look === 'lifeline')
    .map(({ points }) => itemAt(points, 0).x)
    .sort((a, b) => a - b);

/** Returns the activations, which are the narrow boxes on lifelines. */
export const activationsOf = (marks: Mark[]): RectMark[] =>
  marks.filter((mark) => mark.kind === 'rect').filter(({ look, width }) => look === 'box' && width === 10);

/** An arrow between two lifelines, or from one to itself. In the library's output, its label follows it. */
export type Message = {
  line: LineMark;
  label: TextMark;
  y: number;
  from: number;
  to: number;
  isSelf: boolean;
};

/** Returns the messages of a sequence diagram. `from` and `to` are the centers of their lifelines. */
export function messagesOf(marks: Mark[]): Message[] {
  return marks.flatMap((mark, index) => {
    const label = marks[index + 1];
    if (mark.kind !== 'line' || !mark.end || label?.kind !== 'text') return [];
    const first = mark.points[0];
    const last = mark.points.at(-1);
    if (!first || !last) return [];
    const isSelf = withinPixel(first.x, last.x);
    return [{ line: mark, label, y: first.y, from: first.x, to: last.x, isSelf }];
  });
}

/** Returns the lines between the alternatives of a block, with any labels. */
export const dividersOf = (marks: Mark[]): { line: LineMark; label?: TextMark }[] =>
  marks.flatMap((mark, index) => {
    if (mark.kind !== 'line' || mark.look !== 'dashed' || mark.end) return [];
    const next = marks[index + 1];
    return [{ line: mark, label: next?.kind === 'text' ? next : undefined }];
  });
