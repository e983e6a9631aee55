import type { Edit, Problem } from '@/lib/markup/problem';
import { warnAt } from '../markdown/authored';
import type { Prose, Span } from './read-prose';

/** Finds trailing spaces outside of code, and files that don't end with a single line break. */
export function checkSpaces(prose: Prose): Problem[] {
  const { source, literal } = prose;
  const isFree = (offset: number) => !literal.some(({ start, end }) => start <= offset && offset < end);
  const trailing = [...source.matchAll(/[ \t]+(?=\n|$)/g)]
    .filter(({ index }) => isFree(index))
    .map(({ index: start, 0: spaces }): Problem => {
      const span = { start, end: start + spaces.length };
      return isBreak(source, span)
        ? report(prose, start, 'Two invisible spaces break the line here.', 'Write <br />, or remove them.')
        : report(prose, start, 'The line ends with a space.', 'Remove it.', { ...span, text: '' });
    });
  const end = source.search(/\n*$/);
  if (source.slice(end) === '\n') return trailing;
  return [
    ...trailing,
    report(
      prose,
      end,
      "The file doesn't end with a single line break.",
      'End the last line, and leave no empty lines after it.',
      {
        start: end,
        end: source.length,
        text: '\n',
      },
    ),
  ];
}

/** Whether Markdown breaks the line here: after two spaces, unless an empty line follows. */
const isBreak = (source: string, { start, end }: Span): boolean =>
  end - start > 1 && source.charAt(start - 1) !== '\n' && /^\n[^\n]/.test(source.slice(end));

const report = (prose: Prose, offset: number, what: string, fix: string, edit?: Edit): Problem => ({
  ...warnAt(prose, offset, 'spaces', what, fix),
  ...(edit && { edit }),
});
