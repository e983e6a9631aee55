import { expect, test, vi } from 'vitest';
import type { Contract, ContractKind, ReleaseModel } from './model';
import { counterpart, newestRelease, otherReleases } from './versions';

const page = (kind: ContractKind, name: string, version: string): Contract => ({
  slug: `${version}/${kind}.${name}`,
  kind,
  name,
  group: '',
  part: '',
  source: { label: '', file: '', url: '' },
  docs: { summary: '', details: [], requirements: [], notes: [] },
  inherits: [],
  inheritedBy: [],
  items: [],
  addresses: [],
});

const model = (
  protocol: 'lockup' | 'flow',
  version: string,
  ...names: [ContractKind, string][]
): ReleaseModel => ({
  release: { protocol, version, base: version, isDefault: false },
  contracts: names.map(([kind, name]) => page(kind, name, version)),
  warnings: [],
});

const old = model('lockup', 'v1.9', ['contract', 'SablierV2Batch'], ['interface', 'ISablierV2Batch']);
const newest = model(
  'lockup',
  'v1.10',
  ['contract', 'SablierLockup'],
  ['struct', 'SablierBatch'],
  ['contract', 'SablierBatch'],
  ['interface', 'Lockup'],
);
const flow = model('flow', 'v3.0', ['contract', 'SablierFlow']);
vi.mock('./load-release', () => ({ loadReleases: () => [newest, flow, old] }));

test('a contract continues as the one of the same name and kind, without the V2 of old names', () => {
  expect(counterpart(page('contract', 'SablierV2Batch', 'v1.9'), newest)).toEqual({
    slug: 'v1.10/contract.SablierBatch',
    isSameItem: true,
  });
  expect(counterpart(page('contract', 'SablierBatch', 'v1.10'), old)?.slug).toBe(
    'v1.9/contract.SablierV2Batch',
  );
});

test('a contract that became something else is still itself', () => {
  expect(counterpart(page('library', 'Lockup', 'v1.9'), newest)).toEqual({
    slug: 'v1.10/interface.Lockup',
    isSameItem: true,
  });
});

test('a contract that the other release lacks leads to its first page, and that is said', () => {
  expect(counterpart(page('library', 'Helpers', 'v1.9'), newest)).toEqual({
    slug: 'v1.10/contract.SablierLockup',
    isSameItem: false,
  });
  expect(counterpart(page('library', 'Helpers', 'v1.9'), model('lockup', 'v5.0'))).toBeUndefined();
});

test('the newest release has the highest number, not the last one of the alphabet', () => {
  expect(newestRelease('lockup')).toBe(newest);
  expect(newestRelease('flow')).toBe(flow);
});

test('other releases are those of the same protocol', () => {
  expect(otherReleases(old)).toEqual([newest]);
  expect(otherReleases(flow)).toEqual([]);
});
