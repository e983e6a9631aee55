import vm from 'node:vm';
import { expect, test } from 'vitest';
import { announcementScript, announceReleases } from './announcement';
import type { Release } from './release';

/** Returns what a reader with this storage sees on a page with the announcement `news`, and the storage afterwards. */
function visit(stored: Map<string, string>, dataset: { announcement?: string } = { announcement: 'news' }) {
  vm.runInNewContext(announcementScript, {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  return { shown: dataset.announcement, stored: Object.fromEntries(stored) };
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
  expect(visit(stored).shown).toBe('dismissed');
  expect(visit(stored, { announcement: 'more' }).shown).toBe('more');
});

test('a dismissal on the earlier site applies to the first announcement that the reader would see', () => {
  const stored = new Map([
    ['docusaurus.announcement.dismiss', 'true'],
    ['docusaurus.announcement.id', 'announcement-bar'],
  ]);
  expect(visit(stored, {}).stored, 'nothing is shown yet').toHaveProperty([
    'docusaurus.announcement.dismiss',
  ]);
  expect(visit(stored)).toEqual({ shown: 'dismissed', stored: { 'announcement.news': 'dismissed' } });
  expect(visit(stored, { announcement: 'more' }).shown).toBe('more');
});

test.each(['false', '', 'dismissed'])('the earlier value "%s" is no dismissal', (value) => {
  expect(visit(new Map([['docusaurus.announcement.dismiss', value]]))).toEqual({ shown: 'news', stored: {} });
});
