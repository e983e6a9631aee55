import { checkProse } from '@/lib/check/prose/check-prose';
import type { Problem } from '@/lib/markup/problem';
import { type CheckHooks, checkContent } from './check-content';
import { checkFiles } from './check-files';

/** Runs every check of the content, except for `checkInputs`, which has to pass first. */
export const checkAll = async (hooks?: CheckHooks): Promise<Problem[]> =>
  withoutConsequences([...checkFiles(), ...(await checkContent(hooks)), ...(await checkProse())]);

/** Removes warnings about files with a syntax error, because most of them follow from it. */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const unreadable = new Set(
    problems.filter(({ rule, level }) => rule === 'syntax' && level === 'error').map(({ file }) => file),
  );
  return problems.filter(({ file, level }) => level === 'error' || !unreadable.has(file));
}
