import { expect, test } from 'vitest';
import { readFurtherEffects } from './further-effects';
import { entry } from './html/entry';
import { loadReleases } from './load-release';
import type { Contract, Item } from './model';
import { contractToMarkdown } from './to-markdown';

const pages = loadReleases().flatMap(({ contracts }) => contracts);

function find(slug: string, name: string): { contract: Contract; item: Item } {
  const contract = pages.find((page) => page.slug === slug);
  const item = contract?.items.find((each) => each.kind === 'function' && each.name === name);
  if (!contract || !item) throw new Error(`${slug} has no ${name}`);
  return { contract, item };
}

test('every further effect is that of a function, and every function that it calls has an entry', () => {
  const places = new Set(pages.flatMap(({ slug, items }) => items.map(({ anchor }) => `${slug}#${anchor}`)));
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

test('a factory lists what the constructor of the campaign throws', () => {
  const { item } = find('reference/lockup/periphery/contract.SablierV2MerkleLockupFactory', 'createMerkleLL');
  expect(item.docs.summary).toMatch(/^Deploys a campaign/);
  expect(item.reverts.map(({ text }) => text)).toContain('SablierV2MerkleLockup_CampaignNameTooLong');
  expect(item.emits.map(({ text }) => text)).toContain('CreateMerkleLL');
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
    'If the token or the recipient’s hook reverts, the call reverts with the same error.',
  );
  const batch = find(
    'reference/lockup/periphery/contract.SablierV2BatchLockup',
    'createWithDurationsLL',
  ).item;
  expect(batch.passesOn).toBe(
    'A call can also revert with the errors and emit the events of [`createWithDurations`](/reference/lockup/core/contract.SablierV2LockupLinear#createwithdurations). If the token reverts, the call reverts with the same error.',
  );
});
