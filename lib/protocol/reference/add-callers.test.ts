import { expect, test } from 'vitest';
import { releaseTitle } from '@/lib/site/release';
import { readCallers } from './add-callers';
import { isCallable, isRead } from './caller-groups';
import { loadReleases } from './load-release';
import type { Item } from './model';

const models = loadReleases();
const entries = models.flatMap((model) =>
  model.contracts.flatMap((contract) => contract.items.map((item) => ({ model, contract, item }))),
);
const modifiersOf = ({ modifiers }: Item): string[] => modifiers.map(({ text }) => text.replace(/\(.*/, ''));

test('every entry of a deployed contract says who can call it, in every release', () => {
  const callable = entries.filter(({ contract, item }) => contract.kind === 'contract' && isCallable(item));
  expect(callable.length).toBeGreaterThan(1000);
  const missing = callable.filter(({ item }) => !item.callers);
  expect(
    missing.map(
      ({ model, contract, item }) => `${releaseTitle(model.release)} ${contract.name}.${item.name}`,
    ),
  ).toEqual([]);
});

test('a function that an interface or an abstract contract declares has the same callers as its implementation', () => {
  const find = (version: string, name: string) =>
    entries.find(({ model, contract, item }) =>
      model.release.version === version && contract.name === name ? item.name === 'cancel' : false,
    )?.item.callers;
  expect([find('v4.0', 'SablierLockup'), find('v4.0', 'ISablierLockup')]).toEqual([
    'the sender',
    'the sender',
  ]);
});

test.each([
  ['onlyAdmin', /admin(,|$)/],
  ['onlyComptroller', /^the comptroller/],
  ['onlySender', /^the sender$/],
])(
  'a function with the modifier %s has the callers that it accepts, and no other function has',
  (name, callers) => {
    const written = entries.filter(
      ({ item }) => item.modifiers.length > 0 && isCallable(item) && !isRead(item),
    );
    const guarded = written.filter(({ item }) => modifiersOf(item).includes(name));
    expect(guarded.length).toBeGreaterThan(5);
    for (const { contract, item } of guarded)
      expect(item.callers, `${contract.name}.${item.name}`).toMatch(callers);
    if (name === 'onlySender') return;
    for (const { contract, item } of written.filter(({ item }) => !modifiersOf(item).includes(name)))
      expect(item.callers, `${contract.name}.${item.name}`).not.toMatch(callers);
  },
);

test('the data file has no name that no contract has', () => {
  for (const [id, callers] of Object.entries(readCallers())) {
    const own = entries.filter(({ model }) => `${model.release.product}-${model.release.version}` === id);
    const names = new Set(own.flatMap(({ contract, item }) => [item.name, `${contract.name}.${item.name}`]));
    expect(Object.keys(callers).filter((name) => !names.has(name))).toEqual([]);
  }
});
