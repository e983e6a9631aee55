import fs from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { type Effects, outsideErrors } from '@/lib/testing/fuzz/effects';
import { readRecordedCases, saveRecordedCases } from '@/lib/testing/fuzz/recorded-cases';
import { Fuzzer } from '@/lib/testing/fuzz/search';
import { subjects } from '@/lib/testing/fuzz/subjects';
import { readUnreachedErrors } from './complete-entries';
import { loadReleases } from './load-release';
import type { Item } from './model';

// Compares the events and errors of the deployed contracts with those that the pages derive from the source code. For each
// one that occurs, `recorded-cases.json` has a case. `npm run observe` searches for the cases, which takes minutes. Without
// it, the tests make the recorded calls, and some random ones.

const isSearching = process.env.OBSERVE !== undefined;
vi.setConfig({ testTimeout: isSearching ? 3_600_000 : 120_000 });

const remedy = 'Run `npm run observe`, and review the changes in the data files';

const pages = new Map(
  loadReleases().flatMap(({ contracts }) => contracts.map((each) => [each.slug, each] as const)),
);

/** Returns the functions on a contract's page, except `batch`, which makes other calls. */
const functionsOn = (slug: string): Item[] =>
  (pages.get(slug)?.items ?? []).filter(
    ({ kind, selector, name }) =>
      ['function', 'variable', 'constant'].includes(kind) && selector && name !== 'batch',
  );

const listedOn = ({ emits, reverts, panics = {} }: Pick<Item, 'emits' | 'reverts' | 'panics'>): string[] => [
  ...[...emits, ...reverts].map(({ text }) => text),
  ...Object.keys(panics).map((code) => `Panic(${code})`),
];

const links = /\]\(\/([^#)]+)#([^)]+)\)/g;

/** Returns the functions of other contracts whose events and errors an entry includes, and those that they call. */
const calledBy = ({ passesOn = '' }: Item): Item[] =>
  [...passesOn.matchAll(links)].flatMap(([, page = '', id]) =>
    functionsOn(page)
      .filter((each) => each.anchor === id)
      .flatMap((each) => [each, ...calledBy(each)]),
  );

const all = ({ emits, reverts }: Effects): string[] => [...emits, ...reverts];
const namesIn = (record: { emits: object; reverts: object } = { emits: {}, reverts: {} }): string[] =>
  Object.keys({ ...record.emits, ...record.reverts });

/** Searches for the cases of a contract, and saves them. */
async function search(slug: string, fuzzer: Fuzzer): Promise<void> {
  const functions = functionsOn(slug);
  const found = await fuzzer.search((anchor) => {
    const unreached = readUnreachedErrors()[slug]?.[anchor] ?? [];
    const own = functions.filter((each) => each.anchor === anchor);
    const passedOn = own.flatMap((each) => [each, ...calledBy(each)]).map(({ passesOn = '' }) => passesOn);
    return [
      ...own.flatMap(listedOn).filter((name) => !unreached.includes(name)),
      ...outsideErrors.filter((each) => mention(passedOn, each)),
    ];
  }, readRecordedCases()[slug] ?? {});
  saveRecordedCases(slug, found);
  const missing = functions.map(({ anchor, reverts }) => {
    const names = reverts.map(({ text }) => text).filter((name) => !namesIn(found[anchor]).includes(name));
    return [anchor, names] as const;
  });
  const unreached = {
    ...readUnreachedErrors(),
    [slug]: Object.fromEntries(missing.filter(([, { length }]) => length > 0)),
  };
  const sorted = Object.fromEntries(Object.entries(unreached).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(readUnreachedErrors.file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether sentences about what a call passes on mention another contract, such as "errors of the token". */
const mention = (sentences: readonly string[], outside: string): boolean =>
  sentences.some((text) => text.replace(links, '').includes(outside.split(' ').at(-1) ?? ''));

describe.each(subjects.map((each) => [each.slug, each] as const))('%s', (slug, { open }) => {
  test('has examples that succeed, causes what is recorded, and nothing that its page does not list', async () => {
    const fuzzer = new Fuzzer(await open());
    const functions = functionsOn(slug);
    expect([...fuzzer.cases.functions.keys()].sort()).toEqual(functions.map(({ anchor }) => anchor).sort());
    if (isSearching) await search(slug, fuzzer);
    const recorded = readRecordedCases()[slug] ?? {};
    // Pages that are made from an ABI don't list the events of tokens.
    const isListed = (name: string) => pages.get(slug)?.source.published || !name.endsWith('(ERC-20)');
    const unreached = readUnreachedErrors()[slug] ?? {};

    const differences = functions.flatMap((item) => {
      const { anchor, passesOn = '' } = item;
      const occurred = namesIn(recorded[anchor]);
      const known = [...occurred, ...(unreached[anchor] ?? [])];
      const called = calledBy(item);
      const listed = [...listedOn(item), ...called.flatMap(listedOn)];
      const sentences = [passesOn, ...called.map((each) => each.passesOn ?? '')];
      return [
        ...listedOn(item)
          .filter((name) => !known.includes(name))
          .map((name) => `${anchor}: ${name} didn't occur`),
        ...known
          .filter(
            (name) =>
              !listed.includes(name) && isListed(name) && !outsideErrors.some((each) => each === name),
          )
          .map((name) => `${anchor}: ${name} isn't on the page`),
        ...outsideErrors
          .filter((each) => occurred.includes(each) !== mention(sentences, each))
          .map((each) => `${anchor}: the page is wrong about ${each}`),
        ...(unreached[anchor] ?? [])
          .filter((name) => occurred.includes(name))
          .map((name) => `${anchor}: ${name} occurred`),
      ];
    });
    expect(differences, remedy).toEqual([]);

    // The examples succeed with their arguments, if the right account calls at the right time.
    const changed = Object.keys(recorded).filter((anchor) => recorded[anchor]?.usual?.includes(' = '));
    expect([...changed, ...(await fuzzer.findFailing(recorded))]).toEqual([]);

    const results = await fuzzer.replay(recorded);
    expect(results.length).toBeGreaterThan(0);
    const gone = results.flatMap(({ anchor, name, effects, batched }) => [
      ...(all(effects).includes(name) ? [] : [`${anchor}: ${name} didn't occur`]),
      ...(!batched || all(batched).includes(name) ? [] : [`${anchor}: ${name} didn't occur in a batch`]),
    ]);
    expect(gone, remedy).toEqual([]);

    const unrecorded = (await fuzzer.trySample(recorded)).flatMap(({ anchor, text, effects }) =>
      all(effects)
        .filter((name) => !namesIn(recorded[anchor]).includes(name))
        .map((name) => `${anchor}: ${name} occurred: ${text}`),
    );
    expect(unrecorded, remedy).toEqual([]);
  });
});

test('every error that the tests did not reach is on the list of a contract that they call', () => {
  const known = subjects.map(({ slug }) => slug);
  expect(Object.keys(readUnreachedErrors()).filter((slug) => !known.includes(slug))).toEqual([]);
  expect(Object.keys(readRecordedCases()).sort()).toEqual(known.toSorted());
});
