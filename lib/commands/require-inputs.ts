import { digestOfFiles, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { env } from '@/lib/site/env';
import { StepFailed } from './run';

/** What the check reads: its code and the checked files. */
const inputs = () => [
  ...modulesOf(['lib/check/check-inputs.ts']),
  'package-lock.json',
  'content/sidebar.ts',
  'content/data',
  'redirects.ts',
];

/**
 * Checks the files that the modules of a command import, before it imports them: a syntax error in the sidebar would
 * otherwise end it with a stack trace. The compiler that reads them takes two seconds to load, so files that have
 * passed aren't checked again.
 * @throws StepFailed with everything that is wrong in them
 */
export async function requireInputs(): Promise<void> {
  // A folder of plain pages doesn't use them.
  if (env.contentDir) return;
  const passed = diskCache('.cache/inputs');
  const digest = digestOfFiles(inputs());
  if (passed.has(digest)) return;
  const { checkInputs } = await import('@/lib/check/check-inputs');
  const { reportProblems } = await import('@/lib/check/report-problems');
  const problems = checkInputs();
  if (problems.length > 0) throw new StepFailed(reportProblems(problems).text);
  passed.write(digest, '');
}
