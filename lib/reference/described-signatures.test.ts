import { describe, expect, test } from 'vitest';
import { canonicalType, getterIdentity, itemIdentity, provenSignature } from './described-signatures';
import { describedRelease } from './flow-schema';

const { pages } = describedRelease.parse({
  pages: [
    {
      route: '/types/library.Flow',
      kind: 'library',
      name: 'Flow',
      file: 'DataTypes.sol',
      summary: '',
      inherits: [],
      structs: [
        {
          name: 'Stream',
          summary: '',
          fields: [
            { name: 'rate', type: 'UD21x18' },
            { name: 'steps', type: 'Flow.Step[]' },
            { name: 'token', type: 'IERC20' },
          ],
        },
        { name: 'Step', summary: '', fields: [{ name: 'status', type: 'Flow.Status' }] },
      ],
      enums: [{ name: 'Status', summary: '', values: [] }],
    },
    {
      route: '/types/struct.Broker',
      kind: 'struct',
      name: 'Broker',
      file: 'DataTypes.sol',
      summary: '',
      inherits: [],
      structs: [{ name: 'Broker', summary: '', fields: [{ name: 'account', type: 'address payable' }] }],
    },
  ],
});

describe('a type in a signature', () => {
  test.each([
    ['uint128', 'uint128'],
    ['address payable', 'address'],
    ['UD60x18', 'uint256'],
    ['IERC20', 'address'],
    ['IERC20[2][]', 'address[2][]'],
    ['Flow.Status', 'uint8'],
    ['Broker', '(address)'],
    ['Flow.Stream[]', '(uint128,(uint8)[],address)[]'],
  ])('%s is %s', (type, canonical) => {
    expect(canonicalType(type, pages)).toBe(canonical);
  });
});

test('a signature is proven by the selector that the data gives', () => {
  expect(provenSignature('transfer', ['address', 'uint256'], '0xa9059cbb', pages)).toBe(
    'transfer(address,uint256)',
  );
  expect(() => provenSignature('transfer', ['address'], '0xa9059cbb', pages)).toThrow(
    /transfer\(address\) has the hash 0x\w+, not the selector 0xa9059cbb/,
  );
});

test('an item is found by its signature and its selector or topic', () => {
  const parameters = [{ name: 'to', type: 'address', description: '' }];
  const topic = '0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0';
  expect(itemIdentity(pages, 'withdraw', parameters, '0x51cff8d9').aliases).toEqual([
    'withdraw(address)',
    '0x51cff8d9',
  ]);
  expect(() => itemIdentity(pages, 'withdraw', parameters, topic)).toThrow(/not the selector/);
});

test('a getter takes a key for each mapping of its type', () => {
  expect(getterIdentity(pages, 'owner', 'address').signature).toBe('owner()');
  expect(getterIdentity(pages, 'fees', 'mapping(IERC20 token => UD60x18 fee)').signature).toBe(
    'fees(address)',
  );
  expect(
    getterIdentity(pages, 'left', 'mapping(uint256 id => mapping(address who => uint128))').aliases,
  ).toEqual(['left(uint256,address)', expect.stringMatching(/^0x[0-9a-f]{8}$/)]);
});
