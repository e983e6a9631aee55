import { type ChildProcess, spawn } from 'node:child_process';
import { listUncompiled } from '@/lib/pages/documents';
import { areReleasesCached, loadRelease } from '@/lib/protocol/reference/load-release';
import { releases } from '@/lib/protocol/reference/releases';
import { env } from '@/lib/site/env';

/** With fewer uncached pages, loading the compilers in a second process would take longer than it saves. */
const minUncompiledPages = 300;

/**
 * Starts `compile-from-end.ts` if a command has to compile contracts or many pages. The main process finds its output in
 * the cache, and then stops it. If it fails, the main process compiles the rest.
 */
export function startSecondCompiler(): ChildProcess | undefined {
  const hasContracts = !env.contentDir && !areReleasesCached();
  if (!hasContracts && listUncompiled().length < minUncompiledPages) return undefined;
  const script = ['--import', 'tsx', 'lib/commands/compile-from-end.ts'];
  const child = spawn(process.execPath, script, { stdio: 'ignore' });
  // The first release takes as long as the others, which the second process starts with.
  const [first] = releases;
  if (hasContracts && first) loadRelease(first);
  return child;
}
