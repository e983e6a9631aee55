import fs from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
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
vi.setConfig({ testTimeout: isSearching ? 3_600_000 : 120_000 });

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

/** Returns the events and errors of the function of another contract that a function calls, if any. */
function passedOnTo({ name }: Item, { calls }: SubjectOpener): string[] {
  const called = calls?.(name);
  return called
    ? functionsOn(called.slug)
        .filter((each) => each.name === called.name)
        .flatMap(listedOn)
    : [];
}

/**
 * Why errors in the code of a function can't occur. Without `where`, the reason applies to all functions, otherwise to
 * those whose page and anchor match.
 */
const reasons: readonly { why: string; errors: RegExp; where?: RegExp }[] = [
  {
    why: 'No amount or time of a stream is outside the range of a formula.',
    errors: /^PRBMath_/,
  },
  {
    why: 'Amounts are the sums or parts of others that fit.',
    errors: /^SafeCastOverflowedUintDowncast$/,
    where: /SablierFlow#/,
  },
  {
    why: 'The token had code when the stream or campaign was created.',
    errors: /^AddressEmptyCode$/,
    where: /#(cancel|withdraw|clawback)/,
  },
  {
    why: 'An earlier check rejects a stream without an owner.',
    errors: /^ERC721NonexistentToken$/,
    where: /#(withdraw|getrecipient)|v4\.0.*#burn/,
  },
  {
    why: 'With durations, the start is the current time, and the end follows from it.',
    errors: /_(StartTimeZero|EndTimeNotInTheFuture|EndTimeNotEqualToLast\w+)$/,
    where: /#createwithdurations/,
  },
  {
    why: 'With durations, an empty list causes a panic first.',
    errors: /CountZero$/,
    where: /core.*#createwithdurations/,
  },
  {
    why: 'The amount is the withdrawable one.',
    errors: /_(Overdraw|WithdrawAmountNotEqualWithdrawableAmount)$/,
    where: /#withdrawmax/,
  },
  {
    why: 'The tokens go to the owner of the NFT, who makes the call.',
    errors:
      /^ERC721IncorrectOwner$|_(WithdrawalAddressNotRecipient|WithdrawToZeroAddress|WithdrawAmountZero|StreamDepleted)$/,
    where: /#withdrawmaxandtransfer/,
  },
  {
    why: 'In Lockup v1.2, only the owner can call the function, and a withdrawal by the owner skips the hook.',
    errors: /_InvalidHookSelector$/,
    where: /core.*#withdrawmaxandtransfer/,
  },
  {
    why: 'The tokens go to the owner of the NFT.',
    errors: /_(WithdrawalAddressNotRecipient|WithdrawToZeroAddress)$/,
    where: /#withdrawmultiple/,
  },
  {
    why: 'A running stream has a rate, so a pause always changes it.',
    errors: /_RatePerSecondNotDifferent$/,
    where: /#(pause|depositandpause|refundandpause)/,
  },
  {
    why: 'A refund or a withdrawal never exceeds the balance.',
    errors: /_(InvalidCalculation|RefundOverflow|Overdraw)$/,
    where: /SablierFlow#(refund|withdrawmax)/,
  },
];

const isUnreachable = (slug: string, anchor: string, name: string): boolean =>
  reasons.some(({ errors, where = /^/ }) => errors.test(name) && where.test(`${slug}#${anchor}`));

const all = ({ emits, reverts }: Effects): string[] => [...emits, ...reverts];

describe.each(subjects.map((each) => [each.slug, each] as const))('%s', (slug, subject) => {
  test('causes what the data file records, and nothing else', async () => {
    const fuzzer = new Fuzzer(await subject.open());
    const functions = functionsOn(slug);
    expect([...fuzzer.cases.functions.keys()].sort()).toEqual(functions.map(({ anchor }) => anchor).sort());
    const listedOf = (anchor: string) => functions.filter((each) => each.anchor === anchor).flatMap(listedOn);
    /** What the search looks for. */
    const expectedOf = (anchor: string) => {
      const listed = listedOf(anchor).filter((name) => !isUnreachable(slug, anchor, name));
      const passedOn = functions
        .filter((each) => each.anchor === anchor)
        .flatMap((each) => passedOnTo(each, subject));
      return [...listed, ...outsideContracts([...listed, ...passedOn]).map((each) => outsideErrors[each])];
    };
    if (isSearching) {
      const found = await fuzzer.search(expectedOf);
      observed[slug] = Object.fromEntries(
        Object.entries(found).map(([anchor, effects]) => {
          const occurred = Object.keys({ ...effects.emits, ...effects.reverts });
          const unreached = listedOf(anchor).filter((name) => !occurred.includes(name));
          return [anchor, { ...effects, unreached: unreached.sort() }];
        }),
      );
      // Another process can search for those of other contracts.
      const saved = { ...readObservedEffects(), [slug]: observed[slug] };
      fs.writeFileSync(observedEffectsFile, formatObservedEffects(saved));
    }
    const recorded = observed[slug] ?? {};

    const differences = functions.flatMap((item) => {
      const { emits = {}, reverts = {}, unreached = [] } = recorded[item.anchor] ?? {};
      const known = [...Object.keys(emits), ...Object.keys(reverts), ...unreached];
      const listed = listedOn(item);
      const others = [...passedOnTo(item, subject), ...Object.values(outsideErrors)];
      const mayOccur = (name: string) => name.startsWith('Panic(') || others.includes(name);
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
  const unreached = Object.entries(observed).flatMap(([slug, functions]) =>
    Object.entries(functions).flatMap(([anchor, each]) =>
      each.unreached.map((name) => ({ slug, anchor, name })),
    ),
  );
  const unexplained = unreached.filter(({ slug, anchor, name }) => !isUnreachable(slug, anchor, name));
  expect(unexplained, 'Reach the error by another option in `lib/testing/fuzz`, or add a reason').toEqual([]);
  const unused = reasons.filter(
    ({ errors, where = /^/ }) =>
      !unreached.some(({ slug, anchor, name }) => errors.test(name) && where.test(`${slug}#${anchor}`)),
  );
  expect(unused).toEqual([]);
});
