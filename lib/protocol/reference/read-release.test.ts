import fs from 'node:fs';
import path from 'node:path';
import { releases as published } from 'sablier/evm/releases';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { loadReleases } from './load-release';
import type { Parameter } from './model';
import { readRelease } from './read-release';
import { signaturesOf } from './selectors';

const source = { label: 'fixture', file: 'src/Vault.sol', url: 'https://code.test/src/Vault.sol' };
const vault = '/reference/fixture/interface.IVault';
const pay = {
  kind: 'function',
  name: 'pay',
  signature: 'pay(address)',
  docs: { summary: 'Pays out.' },
  parameters: [{ name: 'to', type: 'address', description: 'The account to pay.' }],
  returns: [{ name: 'terms', type: `[Kinds.Terms](${vault}#terms)[]`, location: 'memory' }],
  qualities: ['external'],
  emits: [`[Paid](${vault}#paid)`, 'Transfer (ERC-20)'],
};
const paid = { kind: 'event', name: 'Paid', signature: 'Paid(address)', docs: { summary: 'Emitted.' } };

/** Reads the pages of an interface with these entries and of a contract that implements it. */
function read(declared: object[], implemented: (object | string)[] = []) {
  const page = (kind: string, name: string, items: unknown[]) => ({
    slug: `reference/fixture/${kind}.${name}`,
    kind,
    name,
    source,
    docs: { summary: 'Keeps tokens.' },
    items,
  });
  const dataFile = path.join(temporaryFolder(), 'contracts.json');
  const pages = [page('contract', 'Vault', implemented), page('interface', 'IVault', declared)];
  fs.writeFileSync(dataFile, JSON.stringify(pages));
  const release = { product: 'flow', version: 'v1.0', base: 'reference/fixture' } as const;
  const { contracts } = readRelease({ ...release, dataFile, package: '@ours/fixture' });
  const item = (contract: string, anchor: string) =>
    contracts.find(({ name }) => name === contract)?.items.find((each) => each.anchor === anchor);
  return { contracts, item };
}

test('an entry has its anchors from its name and signature, and links where the file has them', () => {
  const { item } = read([pay, paid]);
  expect(item('IVault', 'pay')).toMatchObject({
    selector: '0x0c11dedd',
    returns: [{ type: [{ text: 'Kinds.Terms', href: `${vault}#terms` }, { text: '[]' }] }],
    emits: [{ text: 'Paid', href: `${vault}#paid` }, { text: 'Transfer (ERC-20)' }],
    reverts: [],
  });
  expect(item('IVault', 'paid')?.selector).toMatch(/^0x[0-9a-f]{64}$/);
});

test('an entry that overrides another one takes from it whatever it leaves out', () => {
  const { item } = read([pay], [{ name: 'pay', base: `${vault}#pay`, modifiers: ['onlyOwner'] }]);
  expect(item('Vault', 'pay')).toEqual({
    ...item('IVault', 'pay'),
    modifiers: [{ text: 'onlyOwner' }],
  });
});

test('an entry that is only an address is inherited, under the anchor that it has there', () => {
  const { item } = read([{ ...paid, anchor: 'paid-event' }], [`${vault}#paid-event`]);
  expect(item('Vault', 'paid-event')).toEqual({
    ...item('IVault', 'paid-event'),
    inheritedFrom: { text: 'IVault', href: vault },
  });
});

describe('a file stops the build', () => {
  test.each([
    ['refers to an entry that does not exist', [pay], [`${vault}#payall`], /payall, which has no entry/],
    ['has a field that the model lacks', [{ ...pay, requirement: [] }], [], /requirement/],
    ['has an entry without a summary', [{ ...pay, docs: { summary: '' } }], [], /summary/],
  ])('that %s', (_, declared, implemented, message) => {
    expect(() => read(declared, implemented)).toThrow(message);
  });
});

describe('Flow v1.0', () => {
  const input = z.looseObject({
    name: z.string(),
    internalType: z.string(),
    indexed: z.boolean().optional(),
  });
  const tuple = input.extend({ components: z.array(input).optional() });
  const abi = z
    .array(
      z.looseObject({
        type: z.string(),
        name: z.string().default('constructor'),
        stateMutability: z.string().optional(),
        inputs: z.array(tuple),
        outputs: z.array(tuple).default([]),
      }),
    )
    .parse(published.flow?.['v1.0']?.abi?.SablierFlow);
  const flow = loadReleases().find(({ release }) => release.product === 'flow' && release.version === 'v1.0');
  const page = flow?.contracts.find(({ name }) => name === 'SablierFlow');

  const wanted = (list: z.infer<typeof input>[]) =>
    list.map(({ name, internalType, indexed }) => ({
      name,
      type: internalType.replace(/^(contract|enum|struct) /, ''),
      isIndexed: Boolean(indexed),
    }));
  const shown = (list: readonly Parameter[] = []) =>
    list.map(({ name, type, isIndexed }) => ({
      name,
      type: type.map(({ text }) => text).join(''),
      isIndexed: Boolean(isIndexed),
    }));

  test('has the parameters, returned values, and mutability of its ABI', () => {
    expect(abi.length).toBeGreaterThan(100);
    for (const entry of abi) {
      const { type, name, stateMutability, inputs, outputs } = entry;
      const [selector] = signaturesOf([entry]).keys();
      const item = page?.items.find((each) => (selector ? each.selector === selector : each.name === type));
      // In the ABI, a variable's getter is a function without parameter names.
      if (item?.kind === 'variable' || item?.kind === 'constant') continue;
      expect(shown(item?.parameters), name).toEqual(wanted(inputs));
      expect(shown(item?.returns), name).toEqual(wanted(outputs));
      const mutabilities = item?.qualities.filter((word) => ['view', 'pure', 'payable'].includes(word));
      expect(mutabilities, name).toEqual(
        stateMutability === undefined || stateMutability === 'nonpayable' ? [] : [stateMutability],
      );
    }
  });
});
