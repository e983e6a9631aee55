import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Output } from './output';

/** What the contract reference adds to a build. */
export type ReferenceCost = {
  /** Seconds to compile the published contracts and build their models, and to read them from the cache. */
  cold: number;
  warm: number;
};

/**
 * Times the contract reference models in a copy of the repository, first with an empty cache and then with the cache
 * from the first run.
 * @throws if they can't be built
 */
export async function timeReference(copy: string, stop: AbortSignal): Promise<ReferenceCost> {
  const cold = await timeOnce(copy, stop);
  return { cold, warm: await timeOnce(copy, stop) };
}

async function timeOnce(copy: string, signal: AbortSignal): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/bench/load-models.ts'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The contract reference models could not be built.');
  return (performance.now() - start) / 1000;
}

const contractPage =
  /^reference\/.*\/(contract|abstract|interface|library|struct|enum|type)\.\w+\.(html|txt)$/;

/** Counts the contract pages of a build, and adds up their bytes. */
export function referencePages({ files }: Output): { pages: number; bytes: number } {
  const own = files.filter(({ name }) => contractPage.test(name));
  return {
    pages: own.filter(({ name }) => name.endsWith('.html')).length,
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
