import type { LineMark, Mark, RectMark, TextMark } from './mark';

const withinPixel = (a: number, b: number): boolean => Math.abs(a - b) < 1;

/** Centre of each lifeline, from left to right. */
export const lifelineCenters = (marks: Mark[]): number[] =>
  marks
    .filter((mark) => mark.kind === 'line')
    .filter(({ look }) => look === 'lifeline')
    .map(({ points }) => points[0]?.x ?? 0)
    .sort((a, b) => a - b);

/** The narrow boxes on lifelines that show who is at work. */
export const activationsOf = (marks: Mark[]): RectMark[] =>
  marks.filter((mark) => mark.kind === 'rect').filter(({ look, width }) => look === 'box' && width === 10);

/** An arrow between lifelines, or from one to itself; in the library's output its label comes right after it. */
export type Message = {
  line: LineMark;
  label: TextMark;
  y: number;
  from: number;
  to: number;
  isSelf: boolean;
};

/** The messages of a sequence diagram; `from` and `to` are the centres of their lifelines. */
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

/** The lines between the alternatives of a block, each with its label if it has one. */
export const dividersOf = (marks: Mark[]): { line: LineMark; label?: TextMark }[] =>
  marks.flatMap((mark, index) => {
    if (mark.kind !== 'line' || mark.look !== 'dashed' || mark.end) return [];
    const next = marks[index + 1];
    return [{ line: mark, label: next?.kind === 'text' ? next : undefined }];
  });
