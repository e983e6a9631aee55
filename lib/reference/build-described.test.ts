import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseAbi, toEventSelector, toFunctionSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { buildDescribed, type Evidence } from './build-described';
import type { Item } from './model';

const hash = (signature: string) => toFunctionSelector(signature);

const base = {
  virtual: false,
  override: false,
  visibility: 'public',
  mutability: 'nonpayable',
  modifiers: [],
};
const to = { name: 'to', type: 'address', description: 'Who is paid.' };
const vault = {
  route: '/reference/flow/contracts/contract.Vault',
  kind: 'contract',
  name: 'Vault',
  file: 'Vault.sol',
  summary: 'Keeps tokens; see `Owned`.',
  inherits: ['Owned'],
  functions: [
    {
      ...base,
      name: 'pay',
      summary: 'Pays by `pay`, emits `Paid`.',
      params: [to],
      returns: [],
      modifiers: ['onlyOwner()'],
      requirements: ['The caller must be the owner, else `NotOwner`.'],
      emits: ['Paid (once)'],
      selector: hash('pay(address)'),
    },
    {
      ...base,
      name: 'pay',
      summary: 'Pays the caller.',
      params: [],
      returns: [],
      requirements: ['The requirements of `pay`.'],
      selector: hash('pay()'),
    },
  ],
  events: [
    {
      name: 'Paid',
      summary: 'Somebody was paid.',
      params: [{ ...to, indexed: true }],
      topic0: toEventSelector('Paid(address)'),
    },
  ],
};
const owned = {
  route: '/reference/flow/contracts/abstracts/abstract.Owned',
  kind: 'abstract contract',
  name: 'Owned',
  file: 'Owned.sol',
  summary: 'Has an owner.',
  inherits: [],
  stateVariables: [
    {
      name: 'owner',
      summary: 'Who owns it.',
      type: 'address',
      visibility: 'public',
      mutability: 'storage',
      override: false,
    },
  ],
  modifiers: [{ name: 'onlyOwner', summary: 'Refuses others.', params: [] }],
  functions: [
    { ...base, name: 'hello', summary: 'Says hello.', params: [], returns: [], selector: hash('hello()') },
  ],
};
const errors = {
  route: '/reference/flow/contracts/libraries/library.Errors',
  kind: 'library',
  name: 'Errors',
  file: 'Errors.sol',
  summary: '',
  inherits: [],
  errors: [
    {
      name: 'NotOwner',
      summary: 'Thrown for others.',
      params: [{ name: 'caller', type: 'address' }],
      selector: hash('NotOwner(address)'),
    },
  ],
};

function build(pages: unknown[], evidence: Partial<Evidence> = {}) {
  const dataFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'described-')), 'contracts.json');
  fs.writeFileSync(dataFile, JSON.stringify({ pages }));
  return buildDescribed(
    {
      protocol: 'flow',
      version: 'v1.0',
      base: 'reference/flow/contracts',
      isDefault: true,
      dataFile,
      sourceBase: 'https://code.test/',
    },
    { abis: {}, librariesOf: () => [], ...evidence },
  );
}

const abi = [
  'function pay(address to)',
  'function pay()',
  'function hello()',
  'function owner() view returns (address)',
  'event Paid(address indexed to)',
  'error NotOwner(address caller)',
] as const;

const { contracts, warnings } = build([vault, owned, errors], { abis: { Vault: parseAbi(abi) } });
const item = (name: string, anchor: string) => {
  const found = contracts
    .find((contract) => contract.name === name)
    ?.items.find((each) => each.anchor === anchor);
  if (!found) throw new Error(`no ${name}#${anchor}`);
  return found;
};

test('names in code lead to their entries, but never to the one in which they stand', () => {
  expect(item('Vault', 'pay').docs.summary).toBe(
    'Pays by `pay`, emits [`Paid`](/reference/flow/contracts/contract.Vault#paid).',
  );
  expect(contracts[0]?.docs.summary).toBe(
    'Keeps tokens; see [`Owned`](/reference/flow/contracts/abstracts/abstract.Owned).',
  );
});

test('modifiers and events lead to their entries, whatever follows their name', () => {
  expect(item('Vault', 'pay')).toMatchObject({
    modifiers: [{ text: 'onlyOwner()', href: `/${contracts[1]?.slug}#onlyowner` }],
    emits: [{ text: 'Paid (once)', href: '/reference/flow/contracts/contract.Vault#paid' }],
  });
});

test('errors are those that requirements name, of the function itself or of one to which they refer', () => {
  const notOwner = [{ text: 'NotOwner', href: `/${contracts[2]?.slug}#notowner` }];
  expect(item('Vault', 'pay').reverts).toEqual(notOwner);
  expect(item('Vault', 'pay-2').reverts).toEqual(notOwner);
  expect(item('Errors', 'notowner').thrownBy).toEqual([
    { text: 'Vault.pay', href: '/reference/flow/contracts/contract.Vault#pay' },
  ]);
});

test('overloads have anchors of their own', () => {
  expect(item('Vault', 'pay').signature).toBe('pay(address)');
  expect(item('Vault', 'pay-2').signature).toBe('pay()');
});

test('what the ABI shows besides comes from the pages that declare it', () => {
  expect(item('Vault', 'hello').inheritedFrom).toEqual({ text: 'Owned', href: `/${contracts[1]?.slug}` });
  expect(item('Vault', 'owner').selector).toBe('0x8da5cb5b');
  expect(item('Vault', 'notowner').inheritedFrom?.text).toBe('Errors');
});

describe('what no page declares', () => {
  const more = { Vault: parseAbi([...abi, 'error FromOutside(uint256 id)']) };

  test('comes from a public library, without links to the pages of another release', () => {
    const outside: Item = {
      ...item('Errors', 'notowner'),
      name: 'FromOutside',
      signature: 'FromOutside(uint256)',
      selector: hash('FromOutside(uint256)'),
      inheritedFrom: { text: 'Lib', href: '/reference/lockup/library.Lib' },
      line: 7,
    };
    const model = build([vault, owned, errors], { abis: more, librariesOf: () => [outside] });
    const found = model.contracts[0]?.items.find(({ name }) => name === 'FromOutside');
    expect(found).toMatchObject({ anchor: 'fromoutside', inheritedFrom: { text: 'Lib' }, thrownBy: [] });
    expect(found).not.toHaveProperty('inheritedFrom.href');
    expect(found).not.toHaveProperty('line');
  });

  test('leads on to entries of this page, and tells what is overridden here in place of what is there', () => {
    const hook = {
      ...base,
      name: '_update',
      summary: 'Refuses others.',
      params: [],
      returns: [],
      visibility: 'internal',
      override: true,
      requirements: ['`NotOwner` for others.'],
    };
    const there = { text: 'ElsewhereRefused', href: '/reference/lockup/library.Errors#elsewhererefused' };
    const outside: Item = {
      ...item('Owned', 'hello'),
      name: 'move',
      signature: 'move()',
      selector: hash('move()'),
      reverts: [there],
      emits: [{ text: 'Paid', href: '/reference/lockup/contract.Lib#paid' }, { text: 'PaidElsewhere' }],
    };
    const model = build([{ ...vault, functions: [...vault.functions, hook] }, owned, errors], {
      abis: { Vault: parseAbi([...abi, 'function move()']) },
      librariesOf: () => [outside],
    });
    expect(model.contracts[0]?.items.find(({ name }) => name === 'move')).toMatchObject({
      reverts: [{ text: 'NotOwner', href: '/reference/flow/contracts/contract.Vault#notowner' }],
      emits: [{ text: 'Paid', href: '/reference/flow/contracts/contract.Vault#paid' }],
    });
  });

  test('stops the build if no library has it', () => {
    expect(() => build([vault, owned, errors], { abis: more })).toThrow(
      'Vault has FromOutside(uint256) in its ABI, which no description explains',
    );
  });
});

test('a wrong selector stops the build', () => {
  const wrong = { ...owned, functions: owned.functions.map((each) => ({ ...each, selector: '0x12345678' })) };
  expect(() => build([wrong])).toThrow(/hello\(\) has the hash/);
});

test('a description without a fault brings no warning; a missing text and a doubled anchor each bring one', () => {
  expect(warnings).toEqual([]);
  const silent = { ...owned, functions: [...owned.functions, { ...owned.functions[0], summary: '' }] };
  expect(build([silent]).warnings.map(({ what }) => what)).toEqual([
    'Owned.hello: a public function without a comment',
    'Owned: the function hello and the function hello have the same anchor "hello()"',
    `Owned: the function hello and the function hello have the same anchor "${hash('hello()')}"`,
  ]);
});
