import { describe, expect, test } from 'vitest';
import { counterpartOf, defaultContracts, type ReleaseTree, releaseOf, withRelease } from './releases';
import type { SidebarItem } from './sidebar';

const page = (slug: string): SidebarItem => ({ label: slug.split('.').at(-1) ?? '', slug });

const items: SidebarItem[] = [
  { label: 'Overview', slug: 'reference/overview' },
  {
    label: 'Lockup',
    collapsed: false,
    items: [
      { label: 'Diagrams', slug: 'reference/lockup/diagrams' },
      {
        label: 'Core',
        collapsed: true,
        items: [
          page('reference/lockup/core/contract.SablierV2Lockup'),
          page('reference/lockup/core/types/library.Lockup'),
        ],
      },
      {
        label: 'Periphery',
        collapsed: true,
        items: [page('reference/lockup/periphery/contract.SablierV2Batch')],
      },
      { label: 'Errors', slug: 'reference/lockup/errors' },
    ],
  },
  {
    label: 'Flow',
    collapsed: false,
    items: [{ label: 'Contracts', collapsed: true, items: [page('reference/flow/contract.SablierFlow')] }],
  },
];

const lockup: ReleaseTree = { protocol: 'lockup', version: 'v1.2', isDefault: true, items: [] };
const newer: ReleaseTree = {
  protocol: 'lockup',
  version: 'v4.0',
  isDefault: false,
  items: [
    page('reference/lockup/v4.0/contract.SablierLockup'),
    { label: 'Types', collapsed: true, items: [page('reference/lockup/v4.0/types/interface.Lockup')] },
  ],
};
const flow: ReleaseTree = { protocol: 'flow', version: 'v1.0', isDefault: true, items: [] };
const releases = [lockup, flow, newer];

const labels = (list: readonly SidebarItem[], category: string) =>
  list.flatMap((item) =>
    'items' in item && item.label === category ? item.items.map(({ label }) => label) : [],
  );

test('contracts of the default release are those in the manifest', () => {
  expect(defaultContracts(items, 'lockup').map(({ label }) => label)).toEqual(['Core', 'Periphery']);
  expect(defaultContracts(items, 'flow').map(({ label }) => label)).toEqual(['Contracts']);
  expect(defaultContracts([], 'lockup')).toEqual([]);
});

test('another release replaces the contracts of the default one and leaves other pages alone', () => {
  const shown = withRelease(items, newer);
  expect(labels(shown, 'Lockup')).toEqual(['Diagrams', 'Contracts v4.0', 'Errors']);
  expect(labels(shown, 'Flow')).toEqual(['Contracts']);
  expect(labels(items, 'Lockup'), 'the manifest is unchanged').toEqual([
    'Diagrams',
    'Core',
    'Periphery',
    'Errors',
  ]);
});

describe('the release of a page', () => {
  test.each([
    ['reference/lockup/core/types/library.Lockup', lockup],
    ['reference/flow/contract.SablierFlow', flow],
    ['reference/lockup/v4.0/types/interface.Lockup', newer],
    ['reference/lockup/diagrams', undefined],
    ['reference/overview', undefined],
  ])('%s', (slug, release) => {
    expect(releaseOf(releases, items, slug)).toBe(release);
  });
});

describe('in another release, a reader continues', () => {
  test('at the contract with the same name, ignoring the V2 in old names, in both directions', () => {
    expect(counterpartOf(newer, items, 'reference/lockup/core/contract.SablierV2Lockup')).toBe(
      'reference/lockup/v4.0/contract.SablierLockup',
    );
    expect(counterpartOf(lockup, items, 'reference/lockup/v4.0/contract.SablierLockup')).toBe(
      'reference/lockup/core/contract.SablierV2Lockup',
    );
  });

  test('at the contract with the same name, even if its kind has changed', () => {
    expect(counterpartOf(newer, items, 'reference/lockup/core/types/library.Lockup')).toBe(
      'reference/lockup/v4.0/types/interface.Lockup',
    );
  });

  test('at its first contract, if it lacks the current contract or the page belongs to no release', () => {
    const first = 'reference/lockup/v4.0/contract.SablierLockup';
    expect(counterpartOf(newer, items, 'reference/lockup/periphery/contract.SablierV2Batch')).toBe(first);
    expect(counterpartOf(newer, items, 'reference/overview')).toBe(first);
    expect(counterpartOf(newer, items, '')).toBe(first);
  });

  test('nowhere, if it has no pages', () => {
    expect(counterpartOf({ ...newer, items: [] }, items, 'reference/overview')).toBeUndefined();
  });
});
