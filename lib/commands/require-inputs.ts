import { digestOfFiles, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { checkInputs, contentModules, findMissing, requiredFiles } from '@/lib/check/check-inputs';
import type { Problem } from '@/lib/markup/problem';
import { env } from '@/lib/site/env';

/** What the check reads: its code, the checked files, and the types that they import. */
const inputs = () => [
  ...modulesOf(['lib/check/check-inputs.ts', 'lib/check/check-data.ts', ...Object.keys(contentModules)]),
  'package-lock.json',
  'content/data',
];

/** Checks the inputs that changed since they passed, because loading the compiler takes more than a second. */
export async function checkChangedInputs(): Promise<Problem[]> {
  // A folder of plain pages doesn't use them.
  if (env.contentDir) return [];
  const passed = diskCache('.cache/inputs');
  const missing = findMissing(requiredFiles);
  if (missing.length > 0) return missing;
  const digest = digestOfFiles(inputs());
  if (passed.has(digest)) return [];
  const problems = await checkInputs();
  if (problems.length === 0) passed.write(digest, '');
  return problems;
}

/**
 * Checks the files that the modules of a command import, before it imports them: a syntax error in the sidebar would
 * otherwise end it with a stack trace.
 * @param others what else would end the command
 * @throws Error with everything that is wrong in them
 */
export async function requireInputs(others: readonly Problem[] = []): Promise<void> {
  const problems = [...(await checkChangedInputs()), ...others];
  if (problems.length === 0) return;
  const { reportProblems } = await import('@/lib/check/report-problems');
  throw new Error(reportProblems(problems).text);
}
