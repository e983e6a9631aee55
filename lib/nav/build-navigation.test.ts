import { expect, test } from 'vitest';
import { sidebarFromFolders } from './build-navigation';

test('each folder becomes one category at its depth', () => {
  const pages = ['intro', 'first-part/a', 'first-part/deep/b', 'first-part/c'].map((slug) => ({
    slug,
    label: slug,
  }));
  expect(sidebarFromFolders(pages)).toEqual([
    { slug: 'intro', label: 'intro' },
    {
      label: 'First part',
      collapsed: true,
      items: [
        { slug: 'first-part/a', label: 'first-part/a' },
        {
          label: 'Deep',
          collapsed: true,
          items: [{ slug: 'first-part/deep/b', label: 'first-part/deep/b' }],
        },
        { slug: 'first-part/c', label: 'first-part/c' },
      ],
    },
  ]);
});
