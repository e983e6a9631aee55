import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { promisify } from 'node:util';

/** Next's command, a script of Node. */
export const nextBin = 'node_modules/next/dist/bin/next';

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
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}.`);
}

/**
 * Runs a script of Node without its output on this terminal.
 * @param priority see `os.setPriority`; by default, that of this process
 * @throws Error with the output, and then the message
 */
export async function runQuietly(
  message: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  priority?: number,
): Promise<void> {
  const running = promisify(execFile)(process.execPath, args, { ...options, maxBuffer: 2 ** 26 });
  if (running.child.pid && priority !== undefined) os.setPriority(running.child.pid, priority);
  await running.catch((cause: { stdout: string; stderr: string }) => {
    throw new Error(`${cause.stdout}\n${cause.stderr}\n${message}`, { cause });
  });
}

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
 * Runs scripts of Node at the same time, with their output on this terminal. If one fails, the others are stopped.
 * @param scripts the arguments of Node, and the environment, which is this process's by default
 * @throws Error with the message, because the script has printed the reason
 */
export async function runTogether(
  message: string,
  scripts: readonly { args: string[]; env?: NodeJS.ProcessEnv }[],
): Promise<void> {
  const failure = new AbortController();
  const runs = scripts.map(({ args, env }) => run(process.execPath, args, env, failure.signal));
  try {
    await Promise.all(runs);
  } catch {
    failure.abort();
    await Promise.allSettled(runs);
    throw new Error(message);
  }
}
