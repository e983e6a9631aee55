import { checkProse } from '@/lib/check/prose/check-prose';
import type { Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { type CheckHooks, checkContent } from './check-content';
import { checkFiles } from './check-files';

/** Runs every check of the content, except for `checkInputs`, which has to pass first. */
export async function checkAll(hooks?: CheckHooks): Promise<Problem[]> {
  // First, because it needs no compiled contracts, which a second process may still be compiling.
  const prose = await checkProse();
  return withoutConsequences([...checkFiles(), ...(await checkContent(hooks)), ...prose]);
}

/** The rules whose errors mean that a file can't be read. */
const unreadableRules: readonly Rule[] = ['syntax', 'characters'];

/** Removes warnings about files that can't be read, because most of them follow from that. */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const unreadable = new Set(
    problems
      .filter(({ rule, level }) => unreadableRules.includes(rule) && level === 'error')
      .map(({ file }) => file),
  );
  return problems.filter(({ file, level }) => level === 'error' || !unreadable.has(file));
}
