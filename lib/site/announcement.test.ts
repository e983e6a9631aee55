import vm from 'node:vm';
import { expect, test } from 'vitest';
import { announcementScript, announceReleases } from './announcement';
import type { Release } from './release';

/** Returns the announcement that a reader with this storage sees on a page, or `dismissed`. */
function shownTo(stored: Map<string, string>, announcement: string): string {
  const dataset = { announcement };
  vm.runInNewContext(announcementScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => stored.get(key) ?? null },
  });
  return dataset.announcement;
}

const release = (product: Release['product'], version: string, date: string): Release => ({
  product,
  version,
  date,
  status: 'newest',
  what: 'Is a release.',
  packages: [],
  contracts: [],
  deployments: 'guides/deployments',
  guides: false,
  audits: [],
});

test('the latest release is announced first, and a new release changes the ID', () => {
  const lockup = release('lockup', 'v4.0', '2026-03-16');
  const before = announceReleases([lockup, release('flow', 'v3.0', '2026-03-16')]);
  const after = announceReleases([lockup, release('flow', 'v4.0', '2027-05-01')]);
  expect(before).toMatchObject({ text: 'Lockup v4.0 is out.', details: 'Also current: Flow v3.0.' });
  expect(after).toMatchObject({ text: 'Flow v4.0 is out.', details: 'Also current: Lockup v4.0.' });
  expect(after?.id).not.toBe(before?.id);
});

test('without releases, nothing is announced', () => {
  expect(announceReleases([])).toBeUndefined();
});

test('a dismissed announcement stays hidden, and a new one is shown', () => {
  const stored = new Map([['announcement.news', 'dismissed']]);
  expect(shownTo(stored, 'news')).toBe('dismissed');
  expect(shownTo(stored, 'more')).toBe('more');
});
