import { expect, test } from 'vitest';
import { buildFixture, readSources } from '@/lib/testing/reference/build-fixture';
import { toSearchItems } from './to-search-items';

const { model } = buildFixture(readSources('search-items'));
const items = toSearchItems(model);
const found = (name: string) => items.filter((item) => item.name === name);

test('a page comes before its entries, and says what the contract is for', () => {
  expect(items[0]).toEqual({
    kind: 'page',
    name: 'Vault',
    url: '/reference/fixture/contract.Vault',
    contract: 'Vault',
    release: 'Lockup v1.2',
    summary: 'Keeps *all* tokens of Terms.',
    keywords: [],
  });
  expect(items).toHaveLength(1 + (model.contracts[0]?.items.length ?? 0));
});

test('an entry is found by selector and signature, and its address ends in its anchor', () => {
  expect(found('pay')).toEqual([
    {
      kind: 'function',
      name: 'pay',
      url: '/reference/fixture/contract.Vault#pay',
      contract: 'Vault',
      release: 'Lockup v1.2',
      summary: 'Pays out, else Zero: Zero.',
      keywords: ['0x0c11dedd', 'pay(address)'],
    },
    expect.objectContaining({
      url: '/reference/fixture/contract.Vault#pay-2',
      keywords: ['0x1b9265b8', 'pay()'],
    }),
  ]);
});
