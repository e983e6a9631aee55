import type { Problem } from '@/lib/content/problem';
import { type Prose, placeAt, type Span } from './read-prose';

/** Finds spaces at the ends of lines, outside of code, and an end of the file that is not one line break. */
export function checkSpaces(prose: Prose): Problem[] {
  const { source, literal } = prose;
  const isFree = (offset: number) => !literal.some(({ start, end }) => start <= offset && offset < end);
  const trailing = [...source.matchAll(/[ \t]+(?=\n|$)/g)]
    .filter(({ index }) => isFree(index))
    .map(({ index: start, 0: spaces }): Problem => {
      const span = { start, end: start + spaces.length };
      return isBreak(source, span)
        ? told(
            prose,
            start,
            'Two spaces break the line here, and nobody sees them.',
            'Write <br />, or take them out.',
          )
        : told(prose, start, 'The line ends with a space.', 'Take it out.', { ...span, text: '' });
    });
  const end = /\n*$/.exec(source)?.index ?? 0;
  if (source.slice(end) === '\n') return trailing;
  return [
    ...trailing,
    told(
      prose,
      end,
      'The file does not end with one line break.',
      'End its last line, and write nothing below it.',
      {
        start: end,
        end: source.length,
        text: '\n',
      },
    ),
  ];
}

/** Markdown breaks a line of text at two spaces; at one, or above an empty line, they mean nothing. */
const isBreak = (source: string, { start, end }: Span): boolean =>
  end - start > 1 && source.charAt(start - 1) !== '\n' && /^\n[^\n]/.test(source.slice(end));

const told = (prose: Prose, offset: number, what: string, mend: string, fix?: Problem['fix']): Problem => ({
  ...placeAt(prose, offset),
  level: 'warning',
  rule: 'spaces',
  what,
  mend,
  ...(fix && { fix }),
});
