import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { measureTree } from './process-memory';

/** What one build costs. */
export type BuildCost = {
  /** From start to end on the clock. */
  seconds: number;
  /** The most memory that the build's processes held together, in bytes; `undefined` where it can't be measured. */
  peakMemory: number | undefined;
};

const sampleEvery = 100;

/**
 * Builds the site in a copy of the repository, as `npm run build` does, at the root of a host.
 * @param contentDir a folder of plain pages in place of the content, or `undefined`
 * @throws Error with everything that the build printed when it fails
 */
export async function timeBuild(copy: string, contentDir: string | undefined): Promise<BuildCost> {
  const start = performance.now();
  const build = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/build.ts'], {
    cwd: copy,
    env: { ...process.env, BASE_PATH: '', CONTENT_DIR: contentDir ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peakMemory: number | undefined;
  const sampling = setInterval(() => {
    const memory = build.pid === undefined ? undefined : measureTree(build.pid);
    if (memory !== undefined) peakMemory = Math.max(peakMemory ?? 0, memory);
  }, sampleEvery);
  const stop = () => build.kill();
  process.once('exit', stop);
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      build.once('error', reject).once('close', resolve);
    });
    const [output, errors, code] = await Promise.all([text(build.stdout), text(build.stderr), ended]);
    if (code !== 0) throw new Error(`${output}\n${errors}\nThe build that was to be measured failed.`);
  } finally {
    clearInterval(sampling);
    process.off('exit', stop);
  }
  return { seconds: (performance.now() - start) / 1000, peakMemory };
}
