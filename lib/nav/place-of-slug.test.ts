import { expect, test } from 'vitest';
import { contractReleaseOf, productOf, sectionIdOf } from './place-of-slug';

test('section and product are derived from the slug', () => {
  expect(sectionIdOf('guides/flow/overview')).toBe('guides');
  expect(productOf('guides/flow/overview')).toBe('flow');
  expect(productOf('concepts/fees')).toBe('');
  expect(productOf('guides/deployments/lockup-v3.0')).toBe('lockup');
  expect(productOf('guides/deployments/airdrops-v3.0')).toBe('drops');
});

test('the pages of the apps belong to the product that they create', () => {
  expect(productOf('apps/features/vesting')).toBe('lockup');
  expect(productOf('apps/features/payments')).toBe('flow');
});

test('campaigns and the contracts that create them belong to Airdrops', () => {
  expect(productOf('concepts/lockup/airstreams')).toBe('drops');
  expect(productOf('reference/lockup/periphery/contract.SablierV2MerkleLL')).toBe('drops');
  expect(productOf('api/drops/overview')).toBe('drops');
  expect(productOf('reference/lockup/periphery/contract.SablierV2BatchLockup')).toBe('lockup');
});

test('a page of the contract reference belongs to a release', () => {
  expect(contractReleaseOf('reference/lockup/core/contract.SablierV2LockupLinear')).toBe('lockup-v1.2');
  expect(contractReleaseOf('reference/lockup/v4.0/types/library.Lockup')).toBe('lockup-v4.0');
  expect(contractReleaseOf('reference/flow/contracts/contract.SablierFlow')).toBe('flow-v1.0');
  expect(contractReleaseOf('reference/lockup/access-control')).toBe('');
  expect(contractReleaseOf('guides/lockup/overview')).toBe('');
});
