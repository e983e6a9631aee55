import { expect, test } from 'vitest';
import { checkPermalinks } from './check-permalinks';
import { toSiteAddresses } from './site-addresses';
import { describeUpdate, updatePermalinks } from './update-permalinks';

const site = (ids: string[]) =>
  toSiteAddresses(
    [
      {
        slug: 'guides/a',
        file: 'content/guides/a.mdx',
        headings: ids.map((id) => ({ depth: 2 as const, id, text: id })),
        anchors: [],
        movedAnchors: {},
        body: { kind: 'mdx' as const, code: '' },
      },
    ],
    [],
    [],
  );

test('a heading of a draft can change until it is published', () => {
  const published = new Set(['/guides/a', '/guides/a#old']);
  const list = '/guides/a\n/guides/a#draft\n/guides/a#old\n';
  const update = updatePermalinks(list, site(['old', 'final']), published);
  expect(update.text).toBe('/guides/a\n/guides/a#final\n/guides/a#old\n');
  expect(describeUpdate(update)).toBe(
    'content/permalinks.txt: added 1: /guides/a#final; removed 1 that were never published: /guides/a#draft',
  );
  expect(checkPermalinks(list, site(['old', 'draft']), published)).toEqual([]);
  expect(checkPermalinks(list, site(['old']), published)).toMatchObject([
    {
      line: 2,
      what: 'The draft address /guides/a#draft leads nowhere.',
      fix: 'Run  npm run permalinks, or delete the line.',
    },
  ]);
});

test('a published heading stays in the list, and so does every line where the main branch is unknown', () => {
  const list = '/guides/a\n/guides/a#old\n';
  for (const published of [new Set(['/guides/a', '/guides/a#old']), undefined])
    expect(updatePermalinks(list, site([]), published)).toEqual({ text: list, added: [], removed: [] });
});

test('a new heading is only a notice, because the check adds it', () => {
  expect(checkPermalinks('/guides/a\n', site(['new']))).toMatchObject([{ level: 'notice' }]);
});
