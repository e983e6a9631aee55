import { spawn } from 'node:child_process';

/**
 * Runs a program with its output on this terminal.
 * @param signal stops the program
 * @throws if the program fails; the message contains its name
 */
export function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env, ...(signal && { signal }) });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StepFailed(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}.`));
    });
  });
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
