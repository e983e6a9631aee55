import fs from 'node:fs';

/** A process of the operating system. */
type ProcessCost = {
  id: number;
  parent: number;
  /** CPU seconds used by the process and by its child processes that have ended. */
  cpu: number;
};

/** The memory and CPU time of a process tree at this moment. */
type TreeCost = { memory: number; cpu: number };

/**
 * Measures a process and its descendants. Shared memory counts proportionally (the proportional set size), so that the
 * sum is what the machine needs.
 * @returns bytes and seconds, or `undefined` on systems without Linux's `/proc`
 */
export function measureTree(root: number): TreeCost | undefined {
  if (!fs.existsSync('/proc/self/stat')) return undefined;
  const tree = treeOf(listProcesses(), root);
  return {
    memory: tree.reduce((sum, { id }) => sum + readMemory(id), 0),
    cpu: tree.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

/** Returns a process and its descendants. */
export function treeOf(processes: readonly ProcessCost[], root: number): ProcessCost[] {
  const children = processes.filter(({ parent }) => parent === root);
  return [
    ...processes.filter(({ id }) => id === root),
    ...children.flatMap(({ id }) => treeOf(processes, id)),
  ];
}

/** The kernel's clock ticks per second. */
const ticksPerSecond = 100;

/**
 * Parses a process's `/proc/<id>/stat`. Its name is in parentheses and may contain any character.
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function readStat(id: number, stat: string): ProcessCost {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const times = fields.slice(11, 15).map(Number);
  return { id, parent: Number(fields[1]), cpu: times.reduce((sum, time) => sum + time, 0) / ticksPerSecond };
}

/**
 * Parses the proportional set size, in bytes, from `/proc/<id>/smaps_rollup`.
 * @see https://man7.org/linux/man-pages/man5/proc_pid_smaps.5.html
 */
export const readPss = (rollup: string): number => Number(/^Pss:\s*(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;

/** 0 if the process has ended or belongs to another user. */
const readMemory = (id: number): number => readPss(readProc(id, 'smaps_rollup') ?? '');

function listProcesses(): ProcessCost[] {
  const ids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map(Number).flatMap((id) => {
    const stat = readProc(id, 'stat');
    return stat ? [readStat(id, stat)] : [];
  });
}

function readProc(id: number, name: string): string | undefined {
  try {
    return fs.readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    // The process ended after the folder was read.
    return undefined;
  }
}
