import path from 'node:path';
import { contentModules } from '@/lib/check/check-inputs';

/** Editors write a file in several steps; what happens within this time is one change. */
const settleMs = 40;

/** Returns a function that runs an action once after several calls in quick succession, and prints its error. */
export function afterLastChange(action: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      action().catch((error: unknown) =>
        console.error(`\n${error instanceof Error ? error.message : error}\n`),
      );
    }, settleMs);
  };
}

/** Whether a file below `content/` is one that every process imports or keeps, so that a change needs a new process. */
export const isInput = (file: string): boolean =>
  Object.hasOwn(contentModules, `content/${file}`) || file.startsWith(`data${path.sep}`);
