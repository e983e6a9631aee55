import type { Rule } from './rules';

/** A location in a file. Lines and columns count from 1. */
export type Place = { file: string; line: number; column: number };

/** An error fails the build, a warning only the tests, and a notice, such as for a long sentence, neither. */
export type Problem = Place & {
  level: 'error' | 'warning' | 'notice';
  rule: Rule;
  what: string;
  fix: string;
  /** A safe edit that fixes it, if there is one. `npm run check:content -- --fix` applies it. */
  edit?: Edit;
};

/** Replaces the range between two offsets of a file with a text. */
export type Edit = { start: number; end: number; text: string };

/**
 * Returns a problem.
 * @param place where the author has to look
 * @param what a sentence that says what is wrong
 * @param fix a sentence that says what to do
 * @param edit as in `Problem`
 */
type Report = (place: Place, rule: Rule, what: string, fix: string, edit?: Edit) => Problem;

const reportAs =
  (level: Problem['level']): Report =>
  (place, rule, what, fix, edit) => ({ ...place, level, rule, what, fix, ...(edit && { edit }) });

/** Reports what stops the build; see `Report`. */
export const errorAt = reportAs('error');
/** Reports what readers would see, but what stops only the tests; see `Report`. */
export const warningAt = reportAs('warning');
/** Reports what authors see only if they ask for everything; see `Report`. */
export const noticeAt = reportAs('notice');

/** Returns the beginning of a file, for a problem that has no better place. */
export const topOf = (file: string): Place => ({ file, line: 1, column: 1 });

/** Returns the place of an offset in the whole text of a file. */
export function placeIn(file: string, text: string, offset: number): Place {
  const above = text.slice(0, offset);
  return { file, line: above.split('\n').length, column: offset - above.lastIndexOf('\n') };
}

/** Formats a problem as two lines, the first of which is clickable in most terminals. */
export const formatProblem = ({ file, line, column, level, rule, what, fix }: Problem): string =>
  `${file}:${line}:${column}  ${level}: ${shorten(what)} [${rule}]\n  ${shorten(fix)}`;

/** Cuts what has no spaces and is too long to read, such as a pasted picture. */
export const shorten = (text: string): string =>
  text.replace(/\S{400,}/g, (word) => `${word.slice(0, 60)}… (${word.length} characters)`);

/** Sorts problems by file, then by location. */
export const sortProblems = (problems: Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.line - b.line ||
      a.column - b.column ||
      a.what.localeCompare(b.what, 'en'),
  );

/** Removes duplicates, because each page that includes a snippet reports the snippet's problems. */
export const uniqueProblems = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
];

/** Thrown if content can't be shown. Contains all problems, not only the first one. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(uniqueProblems(sortProblems(problems)).map(formatProblem).join('\n\n'));
    this.name = 'ContentError';
    this.problems = uniqueProblems(problems);
  }
}
