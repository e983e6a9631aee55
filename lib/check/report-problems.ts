import { plural } from '@/lib/markup/plural';
import { formatProblem, type Problem, shorten, sortProblems } from '@/lib/markup/problem';
import { rules } from '@/lib/markup/rules';

type Report = { text: string; errors: number; warnings: number };

/** The number of problems to show in full. With more than this, fix these first. */
const shownAtOnce = 20;

/** The maximum number of rules and files in the summary, so that it fits on one screen. */
const [rulesNamed, filesNamed] = [10, 5];

const levels = ['error', 'warning', 'notice'] as const;

/**
 * Formats problems for a terminal: the first errors and warnings in full, then a summary. Notices are only
 * counted, because hints would hide the actual problems.
 * @param options `all` shows every problem, including notices; `annotations` uses GitHub's workflow commands,
 * which show each problem next to its line in a pull request
 */
export function reportProblems(
  problems: Problem[],
  options: { all?: boolean; annotations?: boolean } = {},
): Report {
  const [errors = 0, warnings = 0] = levels.map((level) => countOf(problems, level));
  const wrong = problems.filter(({ level }) => options.all || level !== 'notice');
  const isWhole = options.all || options.annotations || wrong.length <= shownAtOnce;
  const shown = isWhole ? byLevel(wrong) : byLevel(wrong).slice(0, shownAtOnce);
  const parts = options.annotations ? [shown.map(formatAnnotation).join('\n')] : shown.map(formatProblem);
  const text = [...parts.filter((part) => part !== ''), summarize(problems, shown.length, options)].join(
    '\n\n',
  );
  return { text, errors, warnings };
}

const countOf = (problems: Problem[], level: Problem['level']): number =>
  problems.filter((problem) => problem.level === level).length;

/** Errors stop the build, and GitHub shows only the first ten annotations of a step. */
const byLevel = (problems: Problem[]): Problem[] =>
  sortProblems(problems).sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));

function summarize(problems: Problem[], shown: number, { all = false }: { all?: boolean }): string {
  const counts = levels.map((level) => plural(countOf(problems, level), level)).join(', ');
  const ofRules = problems.map(({ rule }) => rule);
  const ofFiles = problems.map(({ file }) => file);
  const lines = [
    counts,
    ...listMost(ofRules, rulesNamed, 'rule', (rule) => `${rule.padEnd(18)}${rules[rule]}`),
    ...(problems.length > 0 ? ['in'] : []),
    ...listMost(ofFiles, filesNamed, 'file', (file) => file),
  ];
  const fixable = problems.filter(({ edit }) => edit).length;
  const command = 'npm run check:content --';
  const next = [
    ...(fixable > 0 ? [`${command} --fix   fixes ${fixable} of them`] : []),
    ...(!all && shown < problems.length ? [`${command} --all   shows all ${problems.length}`] : []),
  ];
  return [lines.join('\n'), ...(next.length > 0 ? [next.join('\n')] : [])].join('\n\n');
}

/** Lists the most frequent names with their counts, one per line, and counts the others. */
function listMost<Name extends string>(
  names: readonly Name[],
  limit: number,
  what: string,
  describe: (name: Name) => string,
): string[] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  const lines = sorted
    .slice(0, limit)
    .map(([name, count]) => `${String(count).padStart(6)}  ${describe(name)}`);
  const others = sorted.length - limit;
  return others > 0 ? [...lines, `        and ${plural(others, `other ${what}`)}`] : lines;
}

/** https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions */
export const formatAnnotation = ({ file, line, column, level, rule, what, fix }: Problem): string =>
  `::${level} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${escapeData(shorten(`${what}\n${fix}`))}`;

/** A command is a single line, and percent signs start escape sequences. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** In a property, these characters would end the value. */
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
