import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { measureTree } from './process-memory';

/** The cost of one build. */
export type BuildCost = {
  /** Wall-clock time. */
  seconds: number;
  /** CPU seconds of all processes of the build, or `undefined` if they can't be measured. */
  cpu: number | undefined;
  /** The peak memory use of all processes in bytes, or `undefined` if it can't be measured. */
  peakMemory: number | undefined;
};

type BuildOptions = {
  /** A copy of the repository. */
  copy: string;
  /** A folder of plain pages to use instead of the content. */
  contentDir: string | undefined;
  /** Stops the build. */
  stop: AbortSignal;
};

/** The output folder, relative to the copy. */
export const buildFolder = 'out';

/** Milliseconds between samples. Each one costs about 27 ms of CPU time that the build would otherwise use. */
const sampleEvery = 500;

/**
 * Builds the site as `npm run build` does, without a base path.
 * @throws if the build fails or is stopped; the message contains everything that it printed
 */
export async function timeBuild({ copy, contentDir, stop }: BuildOptions): Promise<BuildCost> {
  stop.throwIfAborted();
  const start = performance.now();
  const build = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/build.ts'], {
    cwd: copy,
    env: { ...process.env, BASE_PATH: '', CONTENT_DIR: contentDir ?? '', OUT_DIR: buildFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => build.kill();
  stop.addEventListener('abort', kill);
  const costs = watchCosts(build);
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      build.once('error', reject).once('close', resolve);
    });
    const [output, errors, code] = await Promise.all([text(build.stdout), text(build.stderr), ended]);
    stop.throwIfAborted();
    if (code !== 0) throw new Error(`${output}\n${errors}\nThe measured build failed.`);
    return { seconds: (performance.now() - start) / 1000, ...costs.most() };
  } finally {
    costs.stop();
    stop.removeEventListener('abort', kill);
  }
}

function watchCosts({ pid }: ChildProcess) {
  let peakMemory: number | undefined;
  let cpu: number | undefined;
  const sample = () => {
    const cost = pid === undefined ? undefined : measureTree(pid);
    if (!cost) return;
    peakMemory = Math.max(peakMemory ?? 0, cost.memory);
    cpu = Math.max(cpu ?? 0, cost.cpu);
  };
  const sampling = setInterval(sample, sampleEvery);
  return { most: () => ({ cpu, peakMemory }), stop: () => clearInterval(sampling) };
}
