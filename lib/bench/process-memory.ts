import fs from 'node:fs';

/** One process of the system. */
export type ProcessCost = {
  id: number;
  parent: number;
  /** Seconds of the processor that it used, and those that processes used that it started and that have ended. */
  cpu: number;
};

/** What a process and everything that it started hold and used, at this moment. */
export type TreeCost = { memory: number; cpu: number };

/**
 * Measures a process and everything that it started. A part of memory that several processes share counts in shares (the
 * proportional set), so that the sum is what the machine needs.
 * @returns bytes and seconds, or `undefined` where the system shows no processes under `/proc`, as Linux does
 */
export function measureTree(root: number): TreeCost | undefined {
  if (!fs.existsSync('/proc/self/stat')) return undefined;
  const tree = treeOf(listProcesses(), root);
  return {
    memory: tree.reduce((sum, { id }) => sum + readMemory(id), 0),
    cpu: tree.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

/** A process and all that descend from it. */
export function treeOf(processes: readonly ProcessCost[], root: number): ProcessCost[] {
  const children = processes.filter(({ parent }) => parent === root);
  return [
    ...processes.filter(({ id }) => id === root),
    ...children.flatMap(({ id }) => treeOf(processes, id)),
  ];
}

/** The kernel counts time in hundredths of a second for programs. */
const ticks = 100;

/**
 * Reads a process from its `/proc/<id>/stat`. Its name stands in brackets and may hold any sign.
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function readStat(id: number, stat: string): ProcessCost {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const times = fields.slice(11, 15).map(Number);
  return { id, parent: Number(fields[1]), cpu: times.reduce((sum, time) => sum + time, 0) / ticks };
}

/**
 * The bytes of memory in a `/proc/<id>/smaps_rollup`.
 * @see https://man7.org/linux/man-pages/man5/proc_pid_smaps.5.html
 */
export const readPss = (rollup: string): number => Number(/^Pss:\s*(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;

/** 0 for a process that ended in between, and for those of others. */
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
    // It ended after the folder was read.
    return undefined;
  }
}
