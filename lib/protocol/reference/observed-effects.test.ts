import fs from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { itemAt } from '@/lib/site/invariant';
import type { Effects } from '@/lib/testing/fuzz/effects';
import { Fuzzer } from '@/lib/testing/fuzz/search';
import { type SubjectOpener, subjects } from '@/lib/testing/fuzz/subjects';
import { outsideContracts } from './entry-parts';
import { loadReleases } from './load-release';
import type { Item } from './model';
import {
  formatObservedEffects,
  type ObservedEffects,
  observedEffectsFile,
  outsideErrors,
  readObservedEffects,
} from './observed-effects';

// Compares the events and errors of the deployed contracts with those that the pages derive from the source code. The
// data file has a case for each that occurs, and lists those that don't. `npm run observe` searches for the cases, which
// takes minutes. Without it, the tests make the recorded calls, and some random ones.

const isSearching = process.env.OBSERVE !== undefined;
vi.setConfig({ testTimeout: isSearching ? 1_800_000 : 120_000 });

const observed: ObservedEffects = readObservedEffects();
const remedy = 'Run `npm run observe`, and review the changes in the data file';

/** Returns the functions on a contract's page, except `batch`, which makes other calls. */
function functionsOn(slug: string): Item[] {
  const page = loadReleases()
    .flatMap(({ contracts }) => contracts)
    .find((each) => each.slug === slug);
  return (page?.items ?? []).filter(
    ({ kind, selector, name }) =>
      ['function', 'variable', 'constant'].includes(kind) && selector && name !== 'batch',
  );
}

const listedOn = ({ emits, reverts }: Pick<Item, 'emits' | 'reverts'>): string[] =>
  [...emits, ...reverts].map(({ text }) => text);

/** Returns what may occur besides what's on the function's own list. */
function isElsewhere({ calls }: SubjectOpener, item: Item): (name: string) => boolean {
  const called = calls?.(item.name);
  const passedOn = called ? functionsOn(called.slug).filter(({ name }) => name === called.name) : [];
  const others = [...passedOn.flatMap(listedOn), ...Object.values(outsideErrors)];
  return (name) => name.startsWith('Panic(') || others.includes(name);
}

/** Errors that occur in none of a function's cases on at least one page, by the reason. */
const unreachable: Record<string, readonly string[]> = {
  'No amount or time of a stream is outside the range of a formula.': [
    'PRBMath_MulDiv18_Overflow',
    'PRBMath_MulDiv_Overflow',
    'PRBMath_SD59x18_Div_InputTooSmall',
    'PRBMath_SD59x18_Div_Overflow',
    'PRBMath_SD59x18_Exp2_InputTooBig',
    'PRBMath_SD59x18_IntoUint256_Underflow',
    'PRBMath_SD59x18_Log_InputTooSmall',
    'PRBMath_SD59x18_Mul_InputTooSmall',
    'PRBMath_SD59x18_Mul_Overflow',
    'PRBMath_UD60x18_IntoUint128_Overflow',
    'SafeCastOverflowedUintDowncast',
  ],
};

const all = ({ emits, reverts }: Effects): string[] => [...emits, ...reverts];

describe.each(subjects)('$slug', (subject) => {
  const { slug, open } = subject;

  test('causes what the data file records, and nothing else', async () => {
    const fuzzer = new Fuzzer(await open());
    const functions = functionsOn(slug);
    expect([...fuzzer.cases.functions.keys()].sort()).toEqual(functions.map(({ anchor }) => anchor).sort());
    const listedOf = (anchor: string) => functions.filter((each) => each.anchor === anchor).flatMap(listedOn);
    if (isSearching) {
      const found = await fuzzer.search((anchor) =>
        listedOf(anchor).filter((name) => !Object.values(unreachable).flat().includes(name)),
      );
      observed[slug] = Object.fromEntries(
        Object.entries(found).map(([anchor, effects]) => {
          const occurred = Object.keys({ ...effects.emits, ...effects.reverts });
          const unreached = listedOf(anchor).filter((name) => !occurred.includes(name));
          return [anchor, { ...effects, unreached: unreached.sort() }];
        }),
      );
      fs.writeFileSync(observedEffectsFile, formatObservedEffects(observed));
    }
    const recorded = observed[slug] ?? {};

    const differences = functions.flatMap((item) => {
      const { emits = {}, reverts = {}, unreached = [] } = recorded[item.anchor] ?? {};
      const known = [...Object.keys(emits), ...Object.keys(reverts), ...unreached];
      const listed = listedOn(item);
      const mayOccur = isElsewhere(subject, item);
      return [
        ...listed.filter((name) => !known.includes(name)).map((name) => `${item.anchor}: ${name} is new`),
        ...known
          .filter((name) => !listed.includes(name) && !mayOccur(name))
          .map((name) => `${item.anchor}: ${name} isn't on the page`),
      ];
    });
    expect(differences, remedy).toEqual([]);

    const gone = (await fuzzer.replay(recorded)).flatMap(({ anchor, name, effects, batched }) => [
      ...(all(effects).includes(name) ? [] : [`${anchor}: ${name} didn't occur`]),
      ...(!batched || all(batched).includes(name) ? [] : [`${anchor}: ${name} didn't occur in a batch`]),
    ]);
    expect(gone, remedy).toEqual([]);

    const unrecorded = (await fuzzer.trySample(recorded)).flatMap(({ anchor, text, effects }) => {
      const { emits = {}, reverts = {} } = recorded[anchor] ?? {};
      return all(effects)
        .filter((name) => !(name in emits) && !(name in reverts))
        .map((name) => `${anchor}: ${name} occurred: ${text}`);
    });
    expect(unrecorded, remedy).toEqual([]);

    // The page says which other contracts can make a call fail.
    const passing = functions.map((item) => {
      const names = Object.keys(recorded[item.anchor]?.reverts ?? {});
      const others = Object.entries(outsideErrors).filter(([, name]) => names.includes(name));
      return [
        item.anchor,
        others.map(([contract]) => contract),
        outsideContracts([...item.reverts.map(({ text }) => text), ...names]),
      ];
    });
    expect(passing.map(([anchor, actual]) => [anchor, actual])).toEqual(
      passing.map(([anchor, , expected]) => [anchor, expected]),
    );
  });
});

test('there is a reason for each error that does not occur', () => {
  const unreached = new Set(
    Object.entries(observed).flatMap(([slug, functions]) =>
      Object.values(functions).flatMap((each) => each.unreached.map((name) => `${slug}: ${name}`)),
    ),
  );
  const explained = [...unreached].map((each) => itemAt(each.split(': '), 1));
  expect([...new Set(explained)].sort()).toEqual(Object.values(unreachable).flat().sort());
});
