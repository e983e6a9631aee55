import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Problem } from '@/lib/markup/problem';
import { env } from '@/lib/site/env';
import { changedFiles } from './changed-files';
import { StepFailed } from './run';

/**
 * Checks the types of the samples that uncommitted and unpushed changes can affect, in a second process, because that takes
 * as long as all other checks together.
 * @throws StepFailed if the process ends without a result; it has already printed the reason
 */
export async function checkChangedSamples(): Promise<Problem[]> {
  if (env.contentDir) return [];
  const changed = changedFiles().filter((file) => /^content\/samples\/.*\.tsx?$/.test(file));
  if (changed.length === 0) return [];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'lib/commands/check-sample-types.ts', ...changed],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const ended = once(child, 'close');
  const [problems] = await Promise.race([once(child, 'message'), ended]);
  if (!Array.isArray(problems)) throw new StepFailed("The types of the changed samples weren't checked.");
  await ended;
  return problems;
}
