import { expect, test } from 'vitest';
import { pageRankOf } from './page-rank';
import { productOf, sectionOf } from './place-of-slug';

test('section and product are derived from the slug', () => {
  expect(sectionOf('guides/flow/overview')).toBe('guides');
  expect(productOf('guides/flow/overview')).toBe('flow');
  expect(productOf('concepts/fees')).toBe('');
});

test('airstreams and the contracts that create them belong to Drops', () => {
  expect(productOf('concepts/lockup/airstreams')).toBe('drops');
  expect(productOf('reference/lockup/periphery/contract.SablierV2MerkleLL')).toBe('drops');
  expect(productOf('api/drops/overview')).toBe('drops');
  expect(productOf('reference/lockup/periphery/contract.SablierV2BatchLockup')).toBe('lockup');
});

test('interfaces, legacy pages, and other releases rank progressively lower', () => {
  const slugs = [
    'reference/errors',
    'concepts/fees',
    'reference/lockup/core/contract.SablierV2LockupLinear',
    'reference/lockup/core/interfaces/interface.ISablierV2Lockup',
    'guides/lockup/previous-deployments/v1.1',
    'reference/lockup/v4.0/contract.SablierLockup',
  ];
  const ranks = slugs.map(pageRankOf);
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(pageRankOf('reference/lockup/legacy/guides/codebase')).toBe(pageRankOf('apps/v1'));
});
