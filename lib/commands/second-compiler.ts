import { type ChildProcess, spawn } from 'node:child_process';
import { areReleasesCached, loadRelease } from '@/lib/protocol/reference/load-release';
import { releases } from '@/lib/protocol/reference/releases';
import { env } from '@/lib/site/env';

/**
 * Starts `compile-from-end.ts` if a command has to compile the contracts and the pages that depend on them. The main
 * process finds its output in the cache, and then stops it. If it fails, the main process compiles the rest. If the main
 * process is killed, it ends by itself. For pages alone, a second process saves nothing (`lib/commands/bench/README.md`).
 */
export function startSecondCompiler(): ChildProcess | undefined {
  if (env.contentDir || areReleasesCached()) return undefined;
  const script = ['--import', 'tsx', 'lib/commands/compile-from-end.ts', String(process.pid)];
  const child = spawn(process.execPath, script, { stdio: 'ignore' });
  // The first release takes as long as the others, which the second process starts with.
  const [first] = releases;
  if (first) loadRelease(first);
  return child;
}
