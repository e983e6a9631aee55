import { expect, test } from 'vitest';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import { buildVault } from '@/lib/testing/reference/build-vault';

const { contract, item, model } = buildVault();
const page = '/reference/fixture/contract.Vault';
const anchors = (name: string) => contract(name).items.map(({ anchor }) => anchor);

test('each declaration has a page at the address of its folder and kind, contracts first', () => {
  expect(model.contracts.map(({ slug }) => slug)).toEqual([
    'reference/fixture/contract.Vault',
    'reference/fixture/abstracts/abstract.Owned',
    'reference/fixture/interfaces/interface.IVault',
    'reference/fixture/libraries/library.Errors',
    'reference/fixture/types/library.Kinds',
    'reference/fixture/types/struct.Place',
    'reference/fixture/types/type.Rate',
  ]);
});

test('a contract says what it is for, even if only its interface does, and where it stands among others', () => {
  const { docs, inherits, inheritedBy, source } = contract('Vault');
  expect(docs.summary).toBe('Keeps tokens for a while.');
  expect(inherits).toEqual([{ text: 'Owned', href: '/reference/fixture/abstracts/abstract.Owned' }]);
  expect(inheritedBy).toEqual([]);
  expect(contract('IVault').inheritedBy).toEqual(inherits);
  expect(source).toEqual({
    label: '@ours/fixture 1.0.0',
    file: 'src/Vault.sol',
    published: {
      package: '@ours/fixture',
      version: '1.0.0',
      importPath: '@ours/fixture/src/Vault.sol',
      license: 'GPL-3.0-or-later',
      pragma: '>=0.8.22',
    },
    url: 'https://code.test/fixture/src/Vault.sol',
  });
});

test('a contract that can be deployed shows what it inherits, and where from; others only their own', () => {
  expect(anchors('Vault')).toEqual([
    'limit',
    'owner',
    'paidto',
    'take',
    'take-2',
    'give',
    'read',
    '_note',
    'hello',
    'taken',
    'notowner',
  ]);
  expect(item('Vault#hello').inheritedFrom).toEqual({
    text: 'Owned',
    href: '/reference/fixture/abstracts/abstract.Owned',
  });
  expect(item('Vault#taken').inheritedFrom?.text).toBe('IVault');
  expect(item('Vault#take').inheritedFrom).toBeUndefined();
  expect(anchors('Owned')).toEqual(['owner', 'paidto', 'onlyowner', 'hello']);
});

test('overloads have anchors of their own, and their signatures and selectors lead to them too', () => {
  expect(item('Vault#take').aliases).toEqual(['take(uint256,address)', '0x732c3297']);
  expect(item('Vault#take-2').aliases).toEqual(['take(uint256)', '0x4fd9efc4']);
});

test('a declaration shows its qualities, modifiers, what it overrides, and a fixed value in one line', () => {
  expect(item('Vault#take')).toMatchObject({
    qualities: ['public'],
    modifiers: [{ text: 'onlyOwner', href: '/reference/fixture/abstracts/abstract.Owned#onlyowner' }],
    overrides: [{ text: 'IVault.take', href: '/reference/fixture/interfaces/interface.IVault#take' }],
  });
  expect(item('Owned#hello').qualities).toEqual(['public', 'pure', 'virtual']);
  expect(item('Vault#limit')).toMatchObject({ qualities: ['public', 'constant'], value: '5 * 2' });
  expect(item('Vault#take').line).toBe(12);
});

test('events have their topic and marks, errors their selector and who throws them', () => {
  const taken = item('Vault#taken');
  expect(taken.selector).toHaveLength(66);
  expect(taken.aliases).toEqual(['Taken(uint256,address)', taken.selector]);
  expect(taken.parameters.map(({ isIndexed }) => isIndexed)).toEqual([true, false]);
  expect(item('Errors#notowner')).toMatchObject({
    selector: '0x245aecd3',
    thrownBy: [{ text: 'Vault.take', href: `${page}#take` }],
  });
  expect(item('Errors#unused').thrownBy).toEqual([]);
});

test('a call lists the errors and events that it can end in, on the page of the interface too', () => {
  const notOwner = { text: 'NotOwner', href: `${page}#notowner` };
  expect(item('Vault#take-2')).toMatchObject({
    reverts: [notOwner],
    emits: [{ text: 'Taken', href: `${page}#taken` }],
  });
  expect(item('IVault#take').reverts).toEqual([
    { text: 'NotOwner', href: '/reference/fixture/libraries/library.Errors#notowner' },
  ]);
});

test('each anchor that two items of a page share is a warning', () => {
  const { warnings } = buildFixture({
    'Vault.sol': `
      library Errors { error pay(uint256 id); }
      contract Vault {
        /// @notice Pays.
        function pay(uint256 id) external { revert Errors.pay(id); }
      }`,
  });
  expect(warnings.map(({ what }) => what)).toEqual([
    'Vault: the function pay and the error pay have the same anchor "pay(uint256)"',
    'Vault: the function pay and the error pay have the same anchor "0xc290d691"',
  ]);
});
