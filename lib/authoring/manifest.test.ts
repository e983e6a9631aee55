import { expect, test } from 'vitest';
import { insertAfter, labelOf, lineOf, neighborOf, removeEntry, renameEntry, slugsIn } from './manifest';

const text = `export const sidebars = {
  guides: [
    {
      label: 'Lockup',
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'guides/lockup/overview' },
        {
          label: "The sender's view",
          slug: 'guides/lockup/view',
        },
      ],
    },
    { label: 'Old', collapsed: true, items: [{ label: 'A', slug: 'guides/old/a' }] },
  ],
};
`;

test('entries are found wherever they stand', () => {
  expect(slugsIn(text)).toEqual(['guides/lockup/overview', 'guides/lockup/view', 'guides/old/a']);
  expect(lineOf(text, 'guides/lockup/view')).toBe(10);
  expect(labelOf(text, 'guides/lockup/view')).toBe("The sender's view");
});

test('a new entry stands behind its neighbor, written as the formatter would', () => {
  const label = "The recipient's point of view, in a few more words than usual";
  const added = insertAfter(text, 'guides/lockup/view', { label, slug: 'guides/lockup/recipient' });
  expect(added).toContain(
    `          slug: 'guides/lockup/view',
        },
        {
          label: "${label}",
          slug: 'guides/lockup/recipient',
        },
      ],`,
  );
  const short = insertAfter(text, 'guides/lockup/overview', { label: 'B', slug: 'guides/lockup/b' });
  expect(short).toContain(`overview' },\n        { label: 'B', slug: 'guides/lockup/b' },\n        {\n`);
  const inline = insertAfter(text, 'guides/old/a', { label: 'B', slug: 'guides/old/b' });
  expect(inline).toContain(`[{ label: 'A', slug: 'guides/old/a' }, { label: 'B', slug: 'guides/old/b' }]`);
});

test('an entry can be renamed, and taken out again without a trace', () => {
  expect(slugsIn(renameEntry(text, 'guides/lockup/view', 'guides/x'))[1]).toBe('guides/x');
  const added = insertAfter(text, 'guides/lockup/overview', { label: 'B', slug: 'guides/lockup/b' });
  expect(removeEntry(added, 'guides/lockup/b')).toBe(text);
});

test('a page belongs behind the last one of its folder, or of the nearest folder above', () => {
  const listed = [
    'guides/a',
    'guides/lockup/overview',
    'guides/lockup/examples/x',
    'guides/b',
    'api/overview',
  ];
  expect(neighborOf('guides/lockup/new', listed)).toBe('guides/lockup/overview');
  expect(neighborOf('guides/lockup/examples/deep/new', listed)).toBe('guides/lockup/examples/x');
  expect(neighborOf('guides/flow/new', listed)).toBe('guides/b');
  expect(neighborOf('apps/new', listed)).toBeUndefined();
});
