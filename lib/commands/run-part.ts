import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StepFailed } from './run';

/**
 * Runs one of our scripts in a separate process, with its output on this terminal, and waits for the message that the
 * result for other steps is ready. The script then continues in parallel.
 * @returns `ended`, which resolves when the script has finished
 * @throws StepFailed if the script ends before its message; it has then printed the reason
 */
export async function runPart(script: string): Promise<{ ended: Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new StepFailed('The site was not built; the last build is untouched.');
  });
  // A later failure is reported to callers that await `ended`.
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  return { ended };
}
