import { expect, test } from 'vitest';
import { measureTree, readPss, readStat, treeOf } from './process-memory';

test('parent and time are parsed even if the process name contains spaces and parentheses', () => {
  const stat = '12 (a) b (c) S 7 12 12 0 -1 4194304 100 200 0 0 150 50 30 20 20 0 1 0 100 1000 50';
  expect(readStat(12, stat)).toEqual({ id: 12, parent: 7, cpu: 2.5 });
});

test('memory is the proportional set size', () => {
  expect(readPss('0-1 ---p 0 00:00 0 [rollup]\nRss:  900 kB\nPss:   50 kB\nPss_Anon: 40 kB\n')).toBe(51_200);
  expect(readPss('')).toBe(0);
});

test('a tree contains the process and its descendants only', () => {
  const processes = [
    { id: 1, parent: 0, cpu: 0 },
    { id: 40, parent: 20, cpu: 0 },
    { id: 10, parent: 1, cpu: 0 },
    { id: 20, parent: 10, cpu: 0 },
    { id: 11, parent: 1, cpu: 0 },
  ];
  expect(treeOf(processes, 10).map(({ id }) => id)).toEqual([10, 20, 40]);
  expect(treeOf(processes, 2)).toEqual([]);
});

test.runIf(process.platform === 'linux')('on Linux, a running process is measured', () => {
  const { memory, cpu } = measureTree(process.pid) ?? { memory: 0, cpu: 0 };
  expect(memory).toBeGreaterThan(10e6);
  expect(cpu).toBeGreaterThan(0);
});

test.skipIf(process.platform === 'linux')('on other systems, nothing is measured', () => {
  expect(measureTree(process.pid)).toBeUndefined();
});
