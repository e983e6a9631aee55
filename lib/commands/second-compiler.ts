import { type ChildProcess, spawn } from 'node:child_process';
import { listUncompiled } from '@/lib/pages/uncompiled';

/** With fewer uncached pages, loading the compilers in a second process would take longer than it saves. */
const worthAProcess = 300;

/**
 * Starts `compile-from-end.ts` if a build has to compile many pages. The main process finds its output in the cache, and
 * then stops it. If it fails, the main process compiles the remaining pages.
 */
export function startSecondCompiler(): ChildProcess | undefined {
  if (listUncompiled().length < worthAProcess) return undefined;
  const script = ['--import', 'tsx', 'lib/commands/compile-from-end.ts'];
  return spawn(process.execPath, script, { stdio: 'ignore' });
}
