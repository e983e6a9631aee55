import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StepFailed } from './run';

/**
 * Runs a script of ours as a process of its own, with its output on this terminal, until it tells that what others wait for
 * is there; then it goes on beside them.
 * @returns `ended`, which resolves when it has done the rest
 * @throws StepFailed when it ends before it has told; the script tells why
 */
export async function runPart(script: string): Promise<{ ended: Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new StepFailed('The site was not built; the last build is untouched.');
  });
  // Whoever waits for the rest hears of a failure then.
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  return { ended };
}
