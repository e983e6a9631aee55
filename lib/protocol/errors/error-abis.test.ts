import { expect, test } from 'vitest';
import { listErrorAbis, solidityErrors, toErrorAbi } from './error-abis';
import { listErrorRows } from './error-rows';
import { libraryNames } from './libraries';

const all = listErrorAbis();
const find = (signature: string) => all.find((error) => error.signature === signature);

test('an error has the selector that the contract reverts with, and the releases that declare it', () => {
  expect(find('SablierV2Lockup_Unauthorized(uint256,address)')).toMatchObject({
    selector: '0x216caf0d',
    releases: ['Lockup v1.0', 'Lockup v1.1', 'Lockup v1.2'],
  });
  expect(find('SablierFlow_Null(uint256)')).toMatchObject({
    selector: '0xe21c1431',
    releases: ['Flow v1.0', 'Flow v1.1'],
  });
});

test('errors of contracts and libraries without an ABI in the packages are included', () => {
  expect(find('SablierHelpers_StartTimeZero()')?.releases).toEqual(['Lockup v2.0', 'Lockup v3.0']);
  expect(find('SablierHelpers_BrokerFeeTooHigh(uint256,uint256)')?.abi.inputs[0]).toEqual({
    name: 'brokerFee',
    type: 'uint256',
    internalType: 'UD60x18',
  });
  expect(find('SablierV2Batch_BatchSizeZero()')?.releases).toEqual(['Lockup v1.1']);
  expect(find('UnauthorizedAccess(address,bytes32)')?.releases).toEqual([
    'Comptroller v1.0',
    'Comptroller v1.1',
  ]);
});

test('no two errors share a selector', () => {
  const selectors = [...all, ...solidityErrors.map(toErrorAbi)].map(({ selector }) => selector);
  expect(selectors.length).toBeGreaterThan(250);
  expect(new Set(selectors).size).toBe(selectors.length);
});

test('the tables have all errors', () => {
  const sizes = libraryNames.map((name) => [name, listErrorRows(name).length]);
  expect(Object.fromEntries(sizes)).toEqual({
    'lockup-core': 36,
    'lockup-periphery': 7,
    flow: 28,
    'lockup-v4': 44,
    'flow-v3': 28,
    comptroller: 18,
    airdrops: 34,
    bob: 50,
    'older-lockup': 53,
    'older-flow': 2,
    'older-airdrops': 11,
  });
});
