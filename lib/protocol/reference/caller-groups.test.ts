import { expect, test } from 'vitest';
import { callerGroup, groupNames, isCallable, isRead } from './caller-groups';
import { loadReleases } from './load-release';
import { sectionsOf } from './sections';

const functions = loadReleases()
  .flatMap(({ contracts }) => contracts)
  .flatMap(({ items }) => items)
  .filter(({ kind, name }) => kind === 'function' && !['receive', 'fallback'].includes(name))
  .filter((item) => isCallable(item) && !isRead(item));

test('every function that changes state belongs to a group', () => {
  expect(functions.length).toBeGreaterThan(100);
  expect([...new Set(functions.filter((item) => !callerGroup(item)).map(({ name }) => name))]).toEqual([]);
});

test('the map names each function once, and none that the contracts lack', () => {
  const { read, ...writing } = groupNames;
  const names = Object.values(writing).flat();
  expect(names.filter((name) => read.includes(name))).toEqual([]);
  expect(names).toHaveLength(new Set(names).size);
  const declared = new Set(functions.map(({ name }) => name));
  expect(names.filter((name) => !declared.has(name))).toEqual([]);
});

test('the functions that create a stream come first, also if a contract inherits them', () => {
  const contract = loadReleases()
    .flatMap(({ contracts }) => contracts)
    .find(({ slug }) => slug === 'reference/lockup/v4.0/contract.SablierLockup');
  const [first] = contract ? sectionsOf(contract) : [];
  expect(first?.title).toBe('Functions');
  const [create] = first?.items ?? [];
  expect([create?.name, create?.inheritedFrom?.text]).toEqual([
    'createWithDurationsLL',
    'SablierLockupLinear',
  ]);
});
