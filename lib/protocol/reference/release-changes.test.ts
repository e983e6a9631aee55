import { flow } from 'sablier/evm/releases/flow';
import { lockup } from 'sablier/evm/releases/lockup';
import type { Abi } from 'viem';
import { formatAbiItem } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import {
  type ChangeKind,
  type ComparisonName,
  changeKinds,
  compareSides,
  comparisons,
  listChanges,
  type Side,
} from './release-changes';

/** Returns the signatures of one kind in published ABIs, without errors of public libraries. */
const signaturesIn = (abis: readonly Abi[], kind: ChangeKind): Set<string> =>
  new Set(
    abis
      .flat()
      .flatMap((item) => (item.type === kind && 'name' in item ? [formatAbiItem(item)] : []))
      .filter((text) => kind !== 'error' || /^(Sablier|Comptroller|Batch|CallerNot|DelegateCall)/.test(text)),
  );

const published = {
  lockup: {
    from: [
      lockup['v1.2'].abi.SablierV2LockupLinear,
      lockup['v1.2'].abi.SablierV2LockupDynamic,
      lockup['v1.2'].abi.SablierV2LockupTranched,
    ],
    to: [lockup['v4.0'].abi.SablierLockup],
  },
  flow: { from: [flow['v1.0'].abi.SablierFlow], to: [flow['v3.0'].abi.SablierFlow] },
};

describe.each(['lockup', 'flow'] as const)('the changes of %s', (name) => {
  const { from, to } = published[name];

  test.each(changeKinds)('have every %s that only one of the published ABIs has', (kind) => {
    const changes = listChanges(name, kind).filter(({ what }) => what !== 'returns');
    const before = new Set(changes.map((change) => change.before?.item.signature));
    const after = new Set(changes.map((change) => change.after?.item.signature));
    const old = signaturesIn(from, kind);
    const now = signaturesIn(to, kind);
    const gone = [...old].filter((signature) => !now.has(signature));
    const come = [...now].filter((signature) => !old.has(signature));
    expect(gone.length + come.length).toBeGreaterThan(0);
    // The error libraries declare more errors than the ABIs contain.
    expect(gone.filter((signature) => !before.has(signature))).toEqual([]);
    expect(come.filter((signature) => !after.has(signature))).toEqual([]);
    if (kind === 'error') return;
    expect(before.size + after.size - 2).toBe(gone.length + come.length - uncounted(changes));
  });
});

/** Returns how many of the two sets lack `undefined`, which represents missing sides. */
const uncounted = (changes: ReturnType<typeof listChanges>): number =>
  (changes.some(({ before }) => !before) ? 0 : 1) + (changes.some(({ after }) => !after) ? 0 : 1);

test('a new name that is written by hand is that of functions on both sides', () => {
  for (const name of Object.keys(comparisons) as ComparisonName[]) {
    const found = listChanges(name, 'function').filter(({ what }) => what === 'renamed');
    for (const [old, now] of Object.entries(comparisons[name].renamed))
      expect(found.map(({ before, after }) => [before?.item.name, after?.item.name])).toContainEqual([
        old,
        now,
      ]);
  }
});

test('different entries are distinguished', () => {
  const { contract } = buildFixture({
    'Old.sol': `contract Old {
      error SablierOld_Null();
      function same() external {}
      function pay(uint256) external {}
      function read() external view returns (uint128) {}
      function title() external {}
      function gone() external {}
    }`,
    'New.sol': `contract New {
      error SablierNew_Null();
      function same() external {}
      function pay(uint256, address) external {}
      function read() external view returns (uint256) {}
      function label() external {}
      function fresh() external {}
    }`,
  });
  const sides = (name: string, kind: string): Side[] =>
    contract(name)
      .items.filter((item) => item.kind === kind)
      .map((item) => ({ item, contract: contract(name) }));
  const reported = (kind: ChangeKind) =>
    compareSides(sides('Old', kind), sides('New', kind), kind, { title: 'label' }).map(
      ({ what, before, after }) => `${what}: ${before?.item.name ?? '–'} ${after?.item.name ?? '–'}`,
    );
  expect(reported('function')).toEqual([
    'parameters: pay pay',
    'returns: read read',
    'renamed: title label',
    'removed: gone –',
    'added: – fresh',
  ]);
  expect(reported('error')).toEqual(['renamed: SablierOld_Null SablierNew_Null']);
});
