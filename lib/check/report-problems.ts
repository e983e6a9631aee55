import { formatProblem, type Problem, sortProblems } from '@/lib/content/problem';

/** What a run of checks comes to. */
export type Report = { text: string; errors: number; warnings: number };

/**
 * Puts problems into words for a terminal: every error and warning in full, notices as a count, because what is still
 * to be written would bury what is wrong.
 * @param options `all` shows notices in full as well
 */
export function reportProblems(problems: Problem[], options: { all?: boolean } = {}): Report {
  const count = (level: Problem['level']) => problems.filter((problem) => problem.level === level).length;
  const [errors, warnings, notices] = [count('error'), count('warning'), count('notice')];
  const shown = sortProblems(problems).filter(({ level }) => options.all || level !== 'notice');
  const parts = [`${errors} errors`, `${warnings} warnings`, `${notices} notices`];
  const hint = notices > 0 && !options.all ? ' (`npm run check:content -- --all` shows the notices)' : '';
  return { text: [...shown.map(formatProblem), `${parts.join(', ')}${hint}`].join('\n\n'), errors, warnings };
}
