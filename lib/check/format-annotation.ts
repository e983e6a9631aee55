import type { Problem } from '@/lib/markup/problem';

/**
 * A problem as a command that GitHub Actions reads from the output of a step, to show it at its line in a pull request:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export const formatAnnotation = ({ file, line, column, level, rule, what, mend }: Problem): string =>
  `::${level} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${escapeData(`${what}\n${mend}`)}`;

/** A command is one line, and a percent sign begins what stands for another sign. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** In a property, these two would end its value. */
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
