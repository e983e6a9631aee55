import fs from 'node:fs';

/** One process of the system. */
export type ProcessMemory = {
  id: number;
  parent: number;
  /** What it holds in memory (its resident set), in bytes. */
  memory: number;
};

/**
 * What a process and everything that it started hold in memory at this moment. Pages that processes share count once for
 * each of them, so the sum lies above what the machine needs.
 * @returns bytes, or `undefined` where the system shows no processes under `/proc`, as Linux does
 */
export function measureTree(root: number): number | undefined {
  if (!fs.existsSync('/proc/self/status')) return undefined;
  return sumTree(listProcesses(), root);
}

/** The memory of a process and of all that descend from it, in bytes. */
export function sumTree(processes: readonly ProcessMemory[], root: number): number {
  const own = processes.find(({ id }) => id === root)?.memory ?? 0;
  const children = processes.filter(({ parent }) => parent === root);
  return children.reduce((total, { id }) => total + sumTree(processes, id), own);
}

/**
 * Reads a process from its `/proc/<id>/status`. The kernel's own threads hold no memory.
 * @see https://man7.org/linux/man-pages/man5/proc_pid_status.5.html
 */
export function readStatus(id: number, status: string): ProcessMemory {
  const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { id, parent: field('PPid'), memory: field('VmRSS') * 1024 };
}

function listProcesses(): ProcessMemory[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readStatus(Number(name), fs.readFileSync(`/proc/${name}/status`, 'utf8'))];
      } catch {
        // It ended after the folder was read.
        return [];
      }
    });
}
