import { checkProse } from '@/lib/check/prose/check-prose';
import type { Problem } from '@/lib/markup/problem';
import { type CheckHooks, checkContent } from './check-content';
import { checkFiles } from './check-files';

/** Runs every check of the content, except for `checkInputs`, which has to pass first. */
export async function checkAll(hooks?: CheckHooks): Promise<Problem[]> {
  // First, because it needs no compiled contracts, which a second process may still be compiling.
  const prose = await checkProse();
  return withoutConsequences([...checkFiles(), ...(await checkContent(hooks)), ...prose]);
}

/** Removes warnings about files with a syntax error, because most of them follow from it. */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const unreadable = new Set(
    problems.filter(({ rule, level }) => rule === 'syntax' && level === 'error').map(({ file }) => file),
  );
  return problems.filter(({ file, level }) => level === 'error' || !unreadable.has(file));
}
