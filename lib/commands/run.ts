import { spawn } from 'node:child_process';

/**
 * Runs a program with its output on this terminal.
 * @param signal ends it
 * @throws Error that names the program when it fails
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

/** A step of a command that failed and has told why on the terminal. */
export class StepFailed extends Error {}

/** Runs a command's work; a failure ends it with one line for people, without a stack trace, and a status of 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
