import { describe, expect, test } from 'vitest';
import { buildVault } from '@/lib/testing/reference/build-vault';
import { declarationText } from './declaration';

const { item } = buildVault();
const kinds = '/reference/fixture/types/library.Kinds';

describe('types', () => {
  test('of parameters lead to their pages, through arrays', () => {
    expect(item('Vault#give').parameters.map(({ type, location }) => ({ type, location }))).toEqual([
      { type: [{ text: 'Rate', href: '/reference/fixture/types/type.Rate#rate' }], location: undefined },
      { type: [{ text: 'Kinds.Terms', href: `${kinds}#terms` }], location: 'calldata' },
    ]);
    expect(item('Kinds#terms').parameters).toEqual([
      {
        name: 'steps',
        type: [{ text: 'Step', href: `${kinds}#step` }, { text: '[]' }],
        description: 'The steps.',
      },
    ]);
    expect(item('Kinds#step').parameters[0]?.type).toEqual([{ text: 'uint40[2]' }]);
  });

  test('that are nested or have a name of their own are tuples and plain numbers in a signature', () => {
    expect(item('Vault#give').signature).toBe('give(uint128,((uint40[2],(uint256,uint8))[]))');
    expect(declarationText(item('Rate#rate'))).toBe('type Rate is uint128;');
  });

  test('of mappings keep the names of their keys', () => {
    expect(item('Owned#paidto').type).toEqual([
      { text: 'mapping(uint256 id => mapping(address who => uint128))' },
    ]);
    expect(item('Owned#paidto').signature).toBe('paidTo(uint256,address)');
  });
});
