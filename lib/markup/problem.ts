import type { Rule } from './rules';

/** A place in a file that an author can open: lines and columns count from 1. */
export type Place = { file: string; line: number; column: number };

/**
 * What is wrong in the content and how to mend it. An error stops the build, a warning only the tests; a notice
 * tells what is still to be written and stops nothing.
 */
export type Problem = Place & {
  level: 'error' | 'warning' | 'notice';
  rule: Rule;
  what: string;
  mend: string;
  /** What mends it, where that is safe: `npm run check:content -- --fix` puts it in place. */
  fix?: Edit;
};

/** Text that takes the place of a stretch of a file, by offsets. */
export type Edit = { start: number; end: number; text: string };

/** One problem as two lines of text, the first one clickable in most terminals. */
export const formatProblem = ({ file, line, column, level, rule, what, mend }: Problem): string =>
  `${file}:${line}:${column}  ${level}: ${what} [${rule}]\n  ${mend}`;

/** Problems in the order in which an author would walk through them: by file, then from top to bottom. */
export const sortProblems = (problems: Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.what.localeCompare(b.what),
  );

/** Removes repetitions: each page that includes a snippet reports what is wrong in it. */
export const uniqueProblems = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
];

/** Thrown when content can't be shown; carries every problem that was found, not only the first. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(uniqueProblems(sortProblems(problems)).map(formatProblem).join('\n\n'));
    this.name = 'ContentError';
    this.problems = uniqueProblems(problems);
  }
}
