import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { measureTree } from './process-memory';

/** What one build costs. */
export type BuildCost = {
  /** From start to end on the clock. */
  seconds: number;
  /** Seconds of the processor that the build's processes used together; `undefined` where it can't be measured. */
  cpu: number | undefined;
  /** The most memory that they held together, in bytes; `undefined` where it can't be measured. */
  peakMemory: number | undefined;
};

type Order = {
  /** A copy of the repository. */
  copy: string;
  /** A folder of plain pages in place of the content. */
  contentDir: string | undefined;
  /** Ends the build. */
  stop: AbortSignal;
};

/** Where the build lies below the copy. */
export const buildFolder = 'out';

/** Each look at what the processes hold takes some 27 ms of a processor, which the build then lacks. */
const sampleEvery = 500;

/**
 * Builds the site as `npm run build` does, for the root of a host.
 * @throws Error with everything that the build printed when it fails, or when it is stopped
 */
export async function timeBuild({ copy, contentDir, stop }: Order): Promise<BuildCost> {
  stop.throwIfAborted();
  const start = performance.now();
  const build = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/build.ts'], {
    cwd: copy,
    env: { ...process.env, BASE_PATH: '', CONTENT_DIR: contentDir ?? '', OUT_DIR: buildFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => build.kill();
  stop.addEventListener('abort', end);
  const costs = watchCosts(build);
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      build.once('error', reject).once('close', resolve);
    });
    const [output, errors, code] = await Promise.all([text(build.stdout), text(build.stderr), ended]);
    stop.throwIfAborted();
    if (code !== 0) throw new Error(`${output}\n${errors}\nThe build that was to be measured failed.`);
    return { seconds: (performance.now() - start) / 1000, ...costs.most() };
  } finally {
    costs.stop();
    stop.removeEventListener('abort', end);
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
