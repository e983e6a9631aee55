import { flow } from 'sablier/evm/releases/flow';
import { lockup } from 'sablier/evm/releases/lockup';
import type { Abi } from 'viem';
import { formatAbiItem } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import renamed from '@/content/data/renamed-entries.json';
import type { Change } from './compare-entries';
import { type ComparisonName, comparisons, listChanges, versionsOf } from './comparisons';
import { describeChanges } from './describe-changes';
import type { ChangeKind } from './kinds';

const names = Object.keys(comparisons) as ComparisonName[];
const kindOf = ({ before, after }: Change): string => (after ?? before)?.kind ?? '';

/** Returns the notes on the entry with a name, of whatever kind. */
const notesOn = (name: string, changes: readonly Change[]): string[] =>
  changes
    .filter(({ before, after }) => [before?.name, after?.name].includes(name))
    .flatMap(({ notes }) => notes);

const whatHappened = (name: string, changes: readonly Change[]) =>
  changes.filter(({ before, after }) => (before ?? after)?.name === name).map(({ what }) => what);

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
    from: ['v1.2', ['SablierV2LockupLinear', 'SablierV2LockupDynamic', 'SablierV2LockupTranched']],
    to: ['v4.0', ['SablierLockup']],
    releases: lockup,
  },
  flow: { from: ['v1.0', ['SablierFlow']], to: ['v3.0', ['SablierFlow']], releases: flow },
} as const;

describe.each(['lockup', 'flow'] as const)('the changes of %s', (name) => {
  const { from, to, releases } = published[name];
  const abisOf = ([version, contracts]: readonly [string, readonly string[]]): Abi[] => {
    const { abi } = (releases as unknown as Record<string, { abi: Record<string, Abi> }>)[version] ?? {
      abi: {},
    };
    return contracts.map((contract) => abi[contract] ?? []);
  };

  test.each(['function', 'event', 'error'] as const)(
    'have every %s that only one of the published ABIs has',
    (kind) => {
      const changes = listChanges(name, from[0], to[0]);
      const old = signaturesIn(abisOf(from), kind);
      const now = signaturesIn(abisOf(to), kind);
      const gone = [...old].filter((signature) => !now.has(signature));
      const come = [...now].filter((signature) => !old.has(signature));
      expect(gone.length + come.length).toBeGreaterThan(0);
      const before = new Set(changes.map((change) => change.before?.key));
      const after = new Set(changes.map((change) => change.after?.key));
      expect(gone.filter((signature) => !before.has(signature))).toEqual([]);
      expect(come.filter((signature) => !after.has(signature))).toEqual([]);
    },
  );
});

test('a changed entry says so, and an event with the same topic is not just another one', () => {
  const events = listChanges('lockup', 'v3.0', 'v4.0').filter(({ after }) => after?.kind === 'event');
  const labelsOf = (name: string) =>
    describeChanges(events).flatMap(({ label, entries }) =>
      entries.filter((entry) => entry.startsWith(`[\`${name}\`]`)).map((entry) => [label, entry]),
    );
  expect(labelsOf('TransferFeesToComptroller')).toEqual([
    ['**Changed, with the same topic**', expect.stringMatching(/\): `comptroller` is `address` instead of/)],
  ]);
  expect(labelsOf('CreateLockupLinearStream')).toEqual([
    ['**Changed**', expect.stringMatching(/\): adds `uint40 granularity`$/)],
  ]);
});

test('an event that keeps its topic is a change if its names or indexed parameters differ', () => {
  const changes = listChanges('lockup', 'v1.2', 'v4.0');
  expect(notesOn('AllowToHook', changes)).toEqual([
    'keeps its topic',
    '`recipient` is now indexed',
    'renames `admin` to `comptroller`',
    '`comptroller` is `ISablierComptroller` instead of `address`',
  ]);
  expect(notesOn('CancelLockupStream', changes)).toEqual(['keeps its topic', 'renames `asset` to `token`']);
  expect(notesOn('WithdrawFromLockupStream', changes)).toContain('keeps its topic');
  expect(notesOn('SetNFTDescriptor', changes)).toContain('`oldNFTDescriptor` is now indexed');
  expect(notesOn('SetNFTDescriptor', listChanges('flow', 'v1.0', 'v3.0'))).toContain('keeps its topic');
});

test('the numbers of statuses that moved are listed, and structs that changed', () => {
  expect(notesOn('Flow.Status', listChanges('flow', 'v1.1', 'v2.0'))).toEqual([
    'adds `PENDING`',
    'numbers: 0 is `PENDING`, 1 is `STREAMING_SOLVENT`, 2 is `STREAMING_INSOLVENT`, 3 is `PAUSED_SOLVENT`, 4 is `PAUSED_INSOLVENT`, 5 is `VOIDED`',
  ]);
  expect(notesOn('Lockup.CreateWithTimestamps', listChanges('lockup', 'v2.0', 'v3.0'))).toEqual([
    'removes `Broker broker`',
    'renames `totalAmount` to `depositAmount`',
  ]);
});

test('errors that replace or resemble another one, callers, and emitted events are compared', () => {
  const changes = listChanges('lockup', 'v1.2', 'v4.0');
  expect(notesOn('SablierFlowState_Unauthorized', listChanges('flow', 'v1.0', 'v3.0'))).toEqual([
    'in some functions, replaces `SablierFlow_Unauthorized`',
  ]);
  // The library of v4.0 declares the error, but no function throws it.
  expect(whatHappened('SablierV2Lockup_AllowToHookZeroCodeSize', changes)).toEqual(['removed']);
  expect(notesOn('setNFTDescriptor', changes)).toContain(
    '`newNFTDescriptor` is `ILockupNFTDescriptor` instead of `ISablierV2NFTDescriptor`',
  );
  expect(notesOn('renounce', changes)).toEqual(['now payable', 'no longer emits `MetadataUpdate`']);
  expect(notesOn('withdrawMaxAndTransfer', changes)).toContain(
    'callers: the recipient and approved operators (before: the recipient)',
  );
});

test('a new field in a struct gives the functions and events that take the struct a new selector or topic', () => {
  const selector = 'new selector, because a struct changed';
  const lockupChanges = listChanges('lockup', 'v2.0', 'v3.0');
  expect(notesOn('createWithTimestampsLT', lockupChanges)).toEqual([selector]);
  expect(notesOn('CreateLockupLinearStream', lockupChanges)).toEqual(['new topic, because a struct changed']);
  expect(notesOn('createWithDurationsLL', listChanges('batch', 'v3.0', 'v4.0'))).toEqual([selector]);
  expect(notesOn('createMerkleLL', listChanges('factories', 'v2.0', 'v3.0'))).toContain(selector);
  expect(notesOn('withdraw', lockupChanges)).toEqual([]);
});

test('the factory has an admin since Airdrops v1.3, not v1.2', () => {
  expect(whatHappened('CallerNotAdmin', listChanges('factories', 'v1.1', 'v1.2'))).toEqual([]);
  expect(whatHappened('CallerNotAdmin', listChanges('factories', 'v1.2', 'v1.3'))).toEqual(['added']);
});

test('each step of each product has changes, and every new name is that of an entry', () => {
  const used = new Set<string>();
  for (const name of names) {
    const versions = versionsOf(comparisons[name].product);
    const found = versions.slice(1).flatMap((to, index) => listChanges(name, versions[index] ?? '', to));
    expect(found.length, name).toBeGreaterThan(5);
    for (const { before, after } of found)
      if (before && after)
        used.add([before.name, after.name].map((each) => each.replace(/^Sablier\w*?(?=_)/, '')).join(' '));
  }
  const known = Object.entries(renamed).map(([old, now]) => `${old} ${now}`);
  expect(known.filter((each) => !used.has(each))).toEqual([]);
});

test('what several entries share is one item, and entries with the same name name their contract', () => {
  const functions = listChanges('campaigns', 'v1.3', 'v2.0').filter(
    (change) => kindOf(change) === 'function',
  );
  const items = describeChanges(functions);
  expect(items).toContainEqual({
    label: '**No longer emits `Claim`**',
    entries: expect.arrayContaining([expect.stringMatching(/^\[`claim`\]\(.*\) of `SablierMerkleInstant`$/)]),
  });
  const errors = listChanges('lockup', 'v3.0', 'v4.0').filter((change) => kindOf(change) === 'error');
  expect(describeChanges(errors)).toContainEqual({
    label: '**Renamed**: `SablierHelpers_…` is now `SablierLockupHelpers_…`',
    entries: expect.arrayContaining([expect.stringMatching(/^\[`CliffTime/)]),
  });
});
