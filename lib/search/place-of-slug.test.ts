import { expect, test } from 'vitest';
import { pageRankOf, productOf, releaseOf, sectionOf } from './place-of-slug';

test('section and product are derived from the slug', () => {
  expect(sectionOf('guides/flow/overview')).toBe('guides');
  expect(productOf('guides/flow/overview')).toBe('flow');
  expect(productOf('concepts/fees')).toBe('');
});

test('the pages of the apps belong to the product that they create', () => {
  expect(productOf('apps/features/vesting')).toBe('lockup');
  expect(productOf('apps/features/payments')).toBe('flow');
});

test('airstreams and the contracts that create them belong to Drops', () => {
  expect(productOf('concepts/lockup/airstreams')).toBe('drops');
  expect(productOf('reference/lockup/periphery/contract.SablierV2MerkleLL')).toBe('drops');
  expect(productOf('api/drops/overview')).toBe('drops');
  expect(productOf('reference/lockup/periphery/contract.SablierV2BatchLockup')).toBe('lockup');
});

test('contracts, interfaces, and legacy pages rank progressively lower', () => {
  const slugs = [
    'reference/errors',
    'concepts/fees',
    'reference/lockup/core/contract.SablierV2LockupLinear',
    'reference/lockup/core/interfaces/interface.ISablierV2Lockup',
    'guides/lockup/previous-deployments/v1.1',
  ];
  const ranks = slugs.map(pageRankOf);
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
  // The request, not the record, determines which release is preferred.
  expect(pageRankOf('reference/lockup/v4.0/contract.SablierLockup')).toBe(ranks[2]);
  expect(pageRankOf('reference/lockup/legacy/guides/codebase')).toBe(pageRankOf('apps/v1'));
});

test('a page of the contract reference belongs to a release', () => {
  expect(releaseOf('reference/lockup/core/contract.SablierV2LockupLinear')).toBe('lockup-v1.2');
  expect(releaseOf('reference/lockup/v4.0/types/library.Lockup')).toBe('lockup-v4.0');
  expect(releaseOf('reference/flow/contracts/contract.SablierFlow')).toBe('flow-v1.0');
  expect(releaseOf('reference/lockup/access-control')).toBe('');
  expect(releaseOf('guides/lockup/overview')).toBe('');
});
