import { expect, test } from 'vitest';
import { errorsOfLibrary, listErrorAbis, solidityErrors, toErrorAbi } from './error-abis';
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

test('user-defined types are resolved to their underlying types', () => {
  const { inputs } = find('SablierFlow_RatePerSecondNotDifferent(uint256,uint128)')?.abi ?? {};
  expect(inputs?.at(-1)).toMatchObject({ name: 'ratePerSecond', type: 'uint128', internalType: 'UD21x18' });
});

test('errors that only occur in compiled packages are included', () => {
  expect(find('SablierV2BatchLockup_BatchSizeZero()')?.releases).toEqual(['Lockup v1.2']);
  expect(find('SablierV2NFTDescriptor_UnknownNFT(address,string)')?.releases).toEqual(['Lockup v1.2']);
  expect(find('SablierLockupHelpers_StartTimeZero()')?.releases).toEqual(['Lockup v4.0']);
});

test('errors with the same name and different arguments are distinct', () => {
  expect(find('SablierV2Lockup_WithdrawToZeroAddress()')?.releases).toEqual(['Lockup v1.0', 'Lockup v1.1']);
  expect(find('SablierV2Lockup_WithdrawToZeroAddress(uint256)')?.releases).toEqual(['Lockup v1.2']);
});

test('no two errors share a selector', () => {
  const selectors = [...all, ...solidityErrors.map(toErrorAbi)].map(({ selector }) => selector);
  expect(selectors.length).toBeGreaterThan(250);
  expect(new Set(selectors).size).toBe(selectors.length);
});

test('the libraries of the documented releases have all their errors', () => {
  const sizes = libraryNames.map((name) => [name, errorsOfLibrary(name).size]);
  expect(Object.fromEntries(sizes)).toEqual({
    'lockup-core': 36,
    'lockup-periphery': 7,
    flow: 28,
    'lockup-v4': 44,
    'flow-v3': 28,
    comptroller: 18,
  });
});
