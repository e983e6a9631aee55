import vm from 'node:vm';
import { expect, test } from 'vitest';
import { announcementScript } from './announcement';

/** Returns the announcement that a reader with this storage sees on a page, or `dismissed`. */
function shownTo(stored: Map<string, string>, announcement: string): string {
  const dataset = { announcement };
  vm.runInNewContext(announcementScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => stored.get(key) ?? null },
  });
  return dataset.announcement;
}

test('a dismissed announcement stays hidden, and a new one is shown', () => {
  const stored = new Map([['announcement.news', 'dismissed']]);
  expect(shownTo(stored, 'news')).toBe('dismissed');
  expect(shownTo(stored, 'more')).toBe('more');
});
