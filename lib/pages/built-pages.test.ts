import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleDocument } from '@/lib/testing/units/sample-document';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { clearBuiltPages, readBuilt, writeBuiltPages } from './built-pages';

const home = process.cwd();
beforeEach(() => process.chdir(temporaryFolder()));
afterEach(() => process.chdir(home));

const page = (slug: string) =>
  sampleDocument(slug, {
    anchors: ['a'],
    links: [{ href: '/b', place: { file: 'a', line: 1, column: 1 } }],
    body: { kind: 'mdx', code: 'return' },
    markdown: 'Text',
  });
const snippet = { name: 'Steps', file: 'a', parameters: [], users: [], formerAnchors: [], code: 'return' };

test('Next reads each compiled page, without data that no page shows, and no page of an earlier build', async () => {
  writeBuiltPages({ documents: [page('old')], snippets: [] });
  // A page's URL can also be the folder of other pages.
  writeBuiltPages({ documents: [page('guides'), page('guides/v1.0')], snippets: [snippet] });
  expect(await readBuilt('/documents')).toEqual(['guides', 'guides/v1.0']);
  expect(await readBuilt('/snippets')).toEqual(['Steps']);
  expect(await readBuilt('/documents/guides/v1.0')).toEqual({
    ...page('guides/v1.0'),
    links: [],
    markdown: '',
  });
  expect(await readBuilt('/snippets/Steps')).toEqual(snippet);
  await expect(readBuilt('/documents/old')).rejects.toThrow();
});

test('the list of pages is available as soon as they are compiled', async () => {
  writeBuiltPages({ documents: [page('old')], snippets: [] });
  clearBuiltPages();
  const list = readBuilt('/documents');
  writeBuiltPages({ documents: [page('new')], snippets: [] });
  expect(await list).toEqual(['new']);
});

test('Next does not wait forever for the list of pages', async () => {
  await expect(readBuilt('/documents', 50)).rejects.toThrow('is missing after 0.05 s');
});
