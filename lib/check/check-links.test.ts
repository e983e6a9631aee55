import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { fixText } from './apply-fixes';
import { checkLinks } from './check-links';

const targets = {
  anchors: new Map([
    ['guides/search', ['keys', 'no-results']],
    ['guides/redirects', []],
  ]),
  broken: new Set<string>(),
  others: new Set(['/', '/abi/lockup-v1.2/SablierV2LockupLinear.json']),
  moved: new Map([['/old', '/guides/search']]),
};

const problemsOf = (href: string, place = { file: 'content/guides/search.mdx', line: 41, column: 18 }) =>
  checkLinks([{ slug: 'guides/search', links: [{ href, place }] }], targets);
const reported = (href: string) => problemsOf(href).map(formatProblem).join('\n');

test('a link to a file that readers can download is fine; its folder is no address', () => {
  expect(reported('/abi/lockup-v1.2/SablierV2LockupLinear.json')).toBe('');
  expect(reported('/abi/lockup-v1.2')).toContain('No page has the address /abi/lockup-v1.2.');
  expect(reported('/csv/airstream.csv')).toBe('');
  expect(reported('/csv/airstreams.csv')).toContain('No page has the address /csv/airstreams.csv.');
  expect(reported('/csv')).toContain('No page has the address /csv.');
});

test('a link to no page names the nearest one, with the place of the link', () => {
  expect(reported('/guides/serach')).toMatchInlineSnapshot(`
    "content/guides/search.mdx:41:18  warning: No page has the address /guides/serach. [links]
      Did you mean /guides/search?"
  `);
});

test('a link to an old address says where the page is now, and can be fixed with its anchor', () => {
  expect(reported('/old')).toContain('It moved: link to /guides/search.');
  const text = 'Text.\n\nSee [/old](/old#keys "Keys"), <Card href="/old" />, and [b][c].\n\n[c]: /old\n';
  const file = path.join(temporaryFolder({ 'a.mdx': text }), 'a.mdx');
  const fixed = (href: string, line: number, column: number) =>
    problemsOf(href, { file, line, column }).map(
      ({ edit, ...each }) => edit && fixText(text, [{ ...each, edit }]).text,
    );
  expect(fixed('/old#keys', 3, 5)).toEqual([text.replace('(/old#keys', '(/guides/search#keys')]);
  expect(fixed('/old', 3, 31)).toEqual([text.replace('"/old"', '"/guides/search"')]);
  expect(fixed('/old', 5, 1)).toEqual([text.replace(': /old', ': /guides/search')]);
  // The address is in data that the page shows here.
  expect(fixed('/old', 1, 1)).toEqual([undefined]);
});

test('a broken anchor names the nearest heading, or all of them', () => {
  expect(reported('#no-result')).toContain('Did you mean #no-results?');
  expect(reported('#zebra-crossing')).toContain('Its headings: #keys, #no-results.');
  expect(reported('/guides/redirects#moved')).toContain('The page has no headings.');
});

test('only a path that a page could have is suggested, and an address of any length is reported', () => {
  expect(reported('/guides/zebra-crossing')).toContain('or create content/guides/zebra-crossing.mdx.');
  for (const href of [
    '/snippets/TokenLimits',
    '/content/samples/a.sol',
    '/zebra',
    `/guides/${'a'.repeat(5000)}.`,
  ])
    expect(reported(href)).toMatch(/\n {2}Link to a page that exists\.$/);
});
