import { expect, test } from 'vitest';
import { measureTree, readStatus, sumTree } from './process-memory';

test('parent and resident memory are read from a status file', () => {
  const status = 'Name:\tnode\nPid:\t12\nPPid:\t7\nVmPeak:\t  900 kB\nVmRSS:\t   50 kB\nRssAnon:\t 40 kB\n';
  expect(readStatus(12, status)).toEqual({ id: 12, parent: 7, memory: 51_200 });
});

test('a thread of the kernel holds no memory', () => {
  expect(readStatus(2, 'Name:\tkthreadd\nPPid:\t0\n').memory).toBe(0);
});

test('a tree counts the process, its children and theirs, and nobody else', () => {
  const processes = [
    { id: 1, parent: 0, memory: 1 },
    { id: 40, parent: 20, memory: 1000 },
    { id: 10, parent: 1, memory: 10 },
    { id: 20, parent: 10, memory: 100 },
    { id: 11, parent: 1, memory: 5 },
  ];
  expect(sumTree(processes, 10)).toBe(1110);
});

test('a tree whose root has ended holds nothing', () => {
  expect(sumTree([{ id: 1, parent: 0, memory: 1 }], 10)).toBe(0);
});

test.runIf(process.platform === 'linux')('on Linux, a running process is measured', () => {
  const memory = measureTree(process.pid) ?? 0;
  expect(memory).toBeGreaterThan(10e6);
});

test.skipIf(process.platform === 'linux')('on other systems nothing is measured', () => {
  expect(measureTree(process.pid)).toBeUndefined();
});
