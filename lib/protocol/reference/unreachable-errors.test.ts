import { expect, test } from 'vitest';
import { loadReleases } from './load-release';
import type { Item } from './model';
import { readUnreachableErrors } from './unreachable-errors';

const pages = loadReleases().flatMap(({ contracts }) => contracts);

const entry = (slug: string, name: string): Item | undefined =>
  pages
    .find((page) => page.slug === slug)
    ?.items.find((item) => item.name === name && item.kind === 'function');

const listed = (slug: string, name: string): string[] | undefined =>
  entry(slug, name)?.reverts.map(({ text }) => text);

test('every rule is about an error that the code of a function contains', () => {
  const used = loadReleases().flatMap(({ unreachable = [] }) => unreachable);
  const rules = readUnreachableErrors().map(({ reason }) => reason);
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((reason) => !used.includes(reason))).toEqual([]);
});

test('entries list only errors that can occur', () => {
  const linear = 'reference/lockup/core/contract.SablierV2LockupLinear';
  expect(listed(linear, 'createWithDurations')).not.toContain('SablierV2Lockup_StartTimeZero');
  expect(listed(linear, 'createWithTimestamps')).toContain('SablierV2Lockup_StartTimeZero');
  expect(listed(linear, 'withdrawMax')).not.toContain('SablierV2Lockup_Overdraw');
  expect(listed(linear, 'withdraw')).toContain('SablierV2Lockup_Overdraw');
  expect(listed(linear, 'withdraw')).not.toContain('ERC721NonexistentToken');
  expect(listed(linear, 'withdrawMaxAndTransfer')).not.toContain(
    'SablierV2Lockup_WithdrawalAddressNotRecipient',
  );
  const flow = 'reference/flow/v3.0/contract.SablierFlow';
  expect(listed(flow, 'pause')).not.toContain('SablierFlow_RatePerSecondNotDifferent');
  expect(listed(flow, 'restart')).toContain('SablierFlow_RatePerSecondNotDifferent');
});

test('an error does not name a function in which it cannot occur', () => {
  const errors = pages.flatMap(({ items }) =>
    items.filter(({ name }) => name === 'SablierFlow_RatePerSecondNotDifferent'),
  );
  const throwers = errors.flatMap(({ thrownBy }) => thrownBy.map(({ text }) => text));
  expect(throwers).toContain('restart');
  expect(throwers).not.toContain('pause');
});
