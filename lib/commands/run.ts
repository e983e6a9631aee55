import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program with its output on this terminal.
 * @param signal stops the program
 * @throws if the program fails; the message contains its name
 */
export async function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit', env, ...(signal && { signal }) });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StepFailed(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}.`);
}

/** A step of a command failed and has already printed the reason. */
export class StepFailed extends Error {}

/** Runs a command. If it fails, prints the message without a stack trace, and exits with status 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

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
