import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Output } from './output';

/** What the contract reference adds to a build. */
export type ReferenceCost = {
  /** Seconds to compile the published contracts and make their models, and to read them from the cache. */
  cold: number;
  warm: number;
};

/**
 * Times the models of the contract reference in a copy of the repository, without a cache and with the one that this left.
 * @throws Error when they can't be made
 */
export async function timeReference(copy: string, stop: AbortSignal): Promise<ReferenceCost> {
  const cold = await timeOnce(copy, stop);
  return { cold, warm: await timeOnce(copy, stop) };
}

async function timeOnce(copy: string, signal: AbortSignal): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/bench/load-models.ts'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The models of the contract reference could not be made.');
  return (performance.now() - start) / 1000;
}

const contractPage =
  /^reference\/.*\/(contract|abstract|interface|library|struct|enum|type)\.\w+\.(html|txt)$/;

/** The pages of contracts among what a build wrote, and the bytes of their files. */
export function referencePages({ files }: Output): { pages: number; bytes: number } {
  const own = files.filter(({ name }) => contractPage.test(name));
  return {
    pages: own.filter(({ name }) => name.endsWith('.html')).length,
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
