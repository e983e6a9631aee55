import type { Problem } from '@/lib/markup/problem';

/**
 * Formats a problem as a workflow command, which makes GitHub Actions show the problem next to its line in a
 * pull request: https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export const formatAnnotation = ({ file, line, column, level, rule, what, fix }: Problem): string =>
  `::${level} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${escapeData(`${what}\n${fix}`)}`;

/** A command is a single line, and percent signs start escape sequences. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** In a property, these characters would end the value. */
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
