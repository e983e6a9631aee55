import { type ChildProcess, spawn } from 'node:child_process';
import { listUncompiled } from '@/lib/pages/uncompiled';

/** With fewer pages to compile, a second process would need longer to load the compilers than it would save. */
const worthAProcess = 300;

/**
 * Starts `compile-from-end.ts` where a build has many pages to compile. Whoever compiles from the first page on finds in the
 * cache what it has done, and ends it then. If it fails, nothing is lost but its help.
 */
export function startSecondCompiler(): ChildProcess | undefined {
  if (listUncompiled().length < worthAProcess) return undefined;
  const script = ['--import', 'tsx', 'lib/commands/compile-from-end.ts'];
  return spawn(process.execPath, script, { stdio: 'ignore' });
}
