import fs from 'node:fs';
import { expect, test } from 'vitest';
import { listSymbols, siteSymbols } from './list-symbols';
import type { Contract, ContractKind, Item, ItemKind, ReleaseModel } from './model';

const item = (kind: ItemKind, name: string, selector?: string, anchor = name.toLowerCase()) =>
  ({ kind, name, anchor, ...(selector && { selector }) }) as Item;
const contract = (kind: ContractKind, name: string, items: Item[], part = '') =>
  ({ slug: `r/${part}${kind}.${name}`, kind, name, part, items }) as Contract;
const model = (product: 'lockup' | 'flow', contracts: Contract[], base = 'r'): ReleaseModel => ({
  release: { product, version: 'v1', base },
  contracts,
  warnings: [],
});

test('a selector that several releases share has a choice, newest first within each product', () => {
  const releaseOf = (product: 'lockup' | 'flow', version: string): ReleaseModel => ({
    ...model(product, [
      { ...contract('contract', 'A', [item('function', 'withdraw', '0x01')]), slug: `${product}/${version}` },
    ]),
    release: { product, version, base: `${product}/${version}` },
  });
  const models = [releaseOf('flow', 'v1.0'), releaseOf('lockup', 'v9.0'), releaseOf('lockup', 'v10.0')];
  expect(listSymbols(models, new Map()).find(({ from }) => from === '/s/0x01')).toEqual({
    from: '/s/0x01',
    to: '/lockup/v10.0#withdraw',
    choices: [
      { release: 'Lockup v10.0', to: '/lockup/v10.0#withdraw' },
      { release: 'Lockup v9.0', to: '/lockup/v9.0#withdraw' },
      { release: 'Flow v1.0', to: '/flow/v1.0#withdraw' },
    ],
  });
});

test('on this site, no two short links only differ in case', () => {
  const links = siteSymbols();
  expect(links.length).toBeGreaterThan(1000);
  expect(new Set(links.map(({ from }) => from.toLowerCase())).size).toBe(links.length);
  expect(
    links.filter(({ from, to }) => !/^\/s\/[\w.-]+$/.test(from) || !to.startsWith('/reference/')),
  ).toEqual([]);
});

test('the most common lookups lead to the expected pages', () => {
  const found = Object.fromEntries(siteSymbols().map(({ from, to }) => [from.slice('/s/'.length), to]));
  const core = '/reference/lockup/core';
  expect(found['SablierV2LockupLinear.withdraw']).toBe(`${core}/contract.SablierV2LockupLinear#withdraw`);
  expect(found['0xfdd46d60']).toBe('/reference/lockup/v4.0/contract.SablierLockup#withdraw');
  expect(found['lockup-v3.0.SablierLockup.withdraw']).toBe(
    '/reference/lockup/v3.0/contract.SablierLockup#withdraw',
  );
  expect(found['0xab167ccc']).toBe(`${core}/contract.SablierV2LockupLinear#createwithdurations`);
  expect(found['0xc6cce6a4']).toBe('/reference/errors#callernotadmin');
  expect(found['flow.Errors']).toBe('/reference/flow/contracts/libraries/library.Errors');
});

test('every short link that our guides name exists', () => {
  const shortLinks = new Set(siteSymbols().map(({ from }) => from));
  const guides = ['content/guides/integrate-with-these-docs.mdx', 'CONTRIBUTING.md']
    .map((name) => fs.readFileSync(name, 'utf8'))
    .join();
  const named = [...guides.matchAll(/`(\/s\/[^`]+)`/g)].map(([, address]) => address ?? '');
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((address) => !shortLinks.has(address))).toEqual([]);
});
