import { describe, expect, test } from 'vitest';
import { releaseId, releaseTitle } from '@/lib/site/release';
import { isCallable, isRead } from './caller-groups';
import {
  completeEntries,
  hasTexts,
  readCallers,
  readCorrections,
  readDefaultTexts,
  readFurtherEffects,
  readUnreachableErrors,
} from './complete-entries';
import { entry } from './html/entry';
import { buildModel, loadReleases } from './load-release';
import type { Contract, Item } from './model';
import { releases } from './releases';
import { contractToMarkdown } from './to-markdown';

const models = loadReleases();
const pages = models.flatMap(({ contracts }) => contracts);
const uncompleted = releases.map((release) => ({ ...buildModel(release), hasSources: 'parts' in release }));

describe('who can call a function', () => {
  const entries = models.flatMap((model) =>
    model.contracts.flatMap((contract) => contract.items.map((item) => ({ model, contract, item }))),
  );
  const modifiersOf = ({ modifiers }: Item): string[] =>
    modifiers.map(({ text }) => text.replace(/\(.*/, ''));

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

  const written = entries.filter(
    ({ item }) => item.modifiers.length > 0 && isCallable(item) && !isRead(item),
  );

  test.each([
    ['onlyAdmin', /admin(,|$)/],
    ['onlyComptroller', /^the comptroller/],
    ['onlySender', /^the sender$/],
  ])('a function with the modifier %s has the callers that it accepts', (name, callers) => {
    const guarded = written.filter(({ item }) => modifiersOf(item).includes(name));
    expect(guarded.length).toBeGreaterThan(5);
    for (const { contract, item } of guarded)
      expect(item.callers, `${contract.name}.${item.name}`).toMatch(callers);
  });

  // Functions can also check the sender in their code.
  test.each([
    ['onlyAdmin', /admin(,|$)/],
    ['onlyComptroller', /^the comptroller/],
  ])('no function without the modifier %s has its callers', (name, callers) => {
    for (const { contract, item } of written.filter(({ item }) => !modifiersOf(item).includes(name)))
      expect(item.callers, `${contract.name}.${item.name}`).not.toMatch(callers);
  });

  test('the data file has no name that no contract has', () => {
    for (const [id, callers] of Object.entries(readCallers())) {
      const own = entries.filter(({ model }) => `${model.release.product}-${model.release.version}` === id);
      const names = new Set(
        own.flatMap(({ contract, item }) => [item.name, `${contract.name}.${item.name}`]),
      );
      expect(Object.keys(callers).filter((name) => !names.has(name))).toEqual([]);
    }
  });
});

describe('corrected comments', () => {
  const compiled = uncompleted.filter(({ hasSources }) => hasSources);

  test.each(compiled.map((model) => [releaseId(model.release), model] as const))(
    'each correction of %s replaces a text that the source has',
    (id, model) => {
      const before = model.contracts.flatMap(({ items }) => items);
      const after = completeEntries(model).contracts.flatMap(({ items }) => items);
      const texts = readCorrections()[id] ?? [];
      expect(texts.length).toBeGreaterThan(0);
      for (const { entries: names, find } of texts) {
        for (const name of names) {
          const own = before.filter((item) => item.name === name);
          const all = own.flatMap(({ docs, parameters }) => [
            ...parameters.map(({ description }) => description),
            docs.summary,
            ...docs.details,
            ...docs.requirements,
            ...docs.notes,
          ]);
          expect(
            all.some((text) => text.includes(find)),
            `${name}: ${find}`,
          ).toBe(true);
        }
      }
      expect(JSON.stringify(after)).not.toContain(texts[0]?.find);
    },
  );

  test('the releases with corrections are those with sources', () => {
    const ids = compiled.map(({ release }) => releaseId(release));
    expect(ids.sort()).toEqual(Object.keys(readCorrections()).sort());
  });
});

describe('default texts', () => {
  const items = loadReleases().flatMap(({ contracts }) => contracts.flatMap((contract) => contract.items));

  test('no entry only refers to the interface of a standard', () => {
    expect(items.length).toBeGreaterThan(1000);
    expect(items.map(({ docs }) => docs.summary).filter((summary) => /^See `IERC/.test(summary))).toEqual([]);
  });

  test('every field of a struct has a text, which fits its type', () => {
    const structs = items.filter(({ kind }) => kind === 'struct');
    expect(structs.length).toBeGreaterThan(100);
    const wrong = structs.flatMap(({ name, parameters }) =>
      parameters
        .filter(({ description, type }) => {
          const isText = type.map(({ text }) => text).join('') === 'string';
          return description === '' || (isText && /decimals|seconds/.test(description));
        })
        .map((field) => `${name}.${field.name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every argument of an event or error of the protocol has a text', () => {
    const shown = items.filter((item) => item.kind !== 'struct' && hasTexts(item));
    expect(shown.flatMap(({ parameters }) => parameters).length).toBeGreaterThan(2000);
    const empty = shown.flatMap(({ name, parameters }) =>
      parameters.filter(({ description }) => description === '').map((each) => `${name}.${each.name}`),
    );
    expect(empty).toEqual([]);
  });

  test('every default text is used', () => {
    const { summaries, fields, arguments: others } = readDefaultTexts();
    const summariesUsed = new Set([...pages, ...items].map(({ docs }) => docs.summary));
    const texts = new Set(
      items.flatMap(({ parameters }) => parameters.map(({ description }) => description)),
    );
    expect(Object.values(summaries).filter((text) => !summariesUsed.has(text))).toEqual([]);
    expect(Object.values(fields).filter((text) => !texts.has(text))).toEqual([]);
    expect(Object.values(others).filter((text) => !texts.has(text))).toEqual([]);
  });
});

describe('further effects', () => {
  function find(slug: string, name: string): { contract: Contract; item: Item } {
    const contract = pages.find((page) => page.slug === slug);
    const item = contract?.items.find((each) => each.kind === 'function' && each.name === name);
    if (!contract || !item) throw new Error(`${slug} has no ${name}`);
    return { contract, item };
  }

  test('every further effect is that of a function, and every function that it calls has an entry', () => {
    const places = new Set(
      pages.flatMap(({ slug, items }) => items.map(({ anchor }) => `${slug}#${anchor}`)),
    );
    const effects = readFurtherEffects();
    expect(effects.length).toBeGreaterThan(20);
    const unused = effects.filter(({ where }) => ![...places].some((place) => where.test(place)));
    expect(unused).toEqual([]);
    const called = effects.flatMap(({ calls = '' }) =>
      [...calls.matchAll(/\]\(\/(.+?)\)/g)].map(([, place]) => place ?? ''),
    );
    expect(called.length).toBeGreaterThan(20);
    expect(called.filter((place) => !places.has(place))).toEqual([]);
  });

  test('an entry says which panics it can end in, and whose errors it passes on', () => {
    const { contract, item } = find(
      'reference/lockup/core/contract.SablierV2LockupDynamic',
      'createWithDurations',
    );
    const html = JSON.stringify(
      entry(item, { contract, errorRow: () => undefined, structAt: () => undefined }),
    );
    expect(html).toContain('/reference/errors#panic-0x32');
    const markdown = contractToMarkdown(contract);
    expect(markdown).toContain('- [`Panic(0x32)`](/reference/errors#panic-0x32): `segments` is empty.');
    expect(markdown).toContain(
      "If the token or the recipient's hook reverts, the call reverts with the same error.",
    );
    const batch = find(
      'reference/lockup/periphery/contract.SablierV2BatchLockup',
      'createWithDurationsLL',
    ).item;
    expect(batch.passesOn).toBe(
      'A call can also revert with the errors and emit the events of [`createWithDurations`](/reference/lockup/core/contract.SablierV2LockupLinear#createwithdurations). If the token reverts, the call reverts with the same error.',
    );
  });
});

describe("errors that can't occur", () => {
  test('every rule is about an error that the code of a function contains', () => {
    const places = uncompleted
      .flatMap(({ contracts }) => contracts)
      .flatMap(({ slug, items }) =>
        items.flatMap(({ kind, name, anchor, reverts, emits, thrownBy }) => [
          ...[...reverts, ...emits].map(({ text }) => ({ error: text, place: `${slug}#${anchor}` })),
          ...(kind === 'error' ? thrownBy : []).flatMap(({ href }) =>
            href ? [{ error: name, place: href.slice(1) }] : [],
          ),
        ]),
      );
    const rules = readUnreachableErrors();
    const used = new Set(
      places.map(({ error, place }) =>
        rules.find(({ names, where }) => names.test(error) && where.test(place)),
      ),
    );
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((rule) => !used.has(rule))).toEqual([]);
  });

  test('an error does not name a function in which it cannot occur', () => {
    const errors = pages.flatMap(({ items }) =>
      items.filter(({ name }) => name === 'SablierFlow_RatePerSecondNotDifferent'),
    );
    const throwers = errors.flatMap(({ thrownBy }) => thrownBy.map(({ text }) => text));
    expect(throwers).toContain('restart');
    expect(throwers).not.toContain('pause');
  });
});
