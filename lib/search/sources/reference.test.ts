import { expect, test } from 'vitest';
import { buildFixture, readSources } from '@/lib/testing/reference/build-fixture';
import { releaseEntries } from './reference';

const { model } = buildFixture(readSources('search-items'));
const entries = releaseEntries(model);
const slug = 'reference/fixture/contract.Vault';
const names = 'Lockup v1.2, Lockup v1, v1.2, v1';

test('a page comes before its items, and says what the contract is for', () => {
  expect(entries[0]).toEqual({
    slug,
    anchor: null,
    headings: ['Vault v1.2'],
    content: 'Keeps *all* tokens of Terms.',
    kind: 'page',
    keywords: [names],
  });
  expect(entries).toHaveLength(1 + (model.contracts[0]?.items.length ?? 0));
});

test('an item is found by selector and signature, and has its anchor', () => {
  expect(entries.filter(({ headings }) => headings[1] === 'pay')).toEqual([
    {
      slug,
      anchor: 'pay',
      headings: ['Vault v1.2', 'pay'],
      content: 'Pays out to "to", else Zero: Zero.',
      kind: 'function',
      keywords: ['0x0c11dedd', 'pay(address)', names],
    },
    expect.objectContaining({ anchor: 'pay-2', keywords: ['0x1b9265b8', 'pay()', names] }),
  ]);
});
