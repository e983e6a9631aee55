import { expect, test } from 'vitest';
import type { Document } from '@/lib/markup/document';
import { formatProblem } from '@/lib/markup/problem';
import { checkLinks, linksOfModule } from './check-links';

const targets = {
  anchors: new Map([
    ['guides/search', ['keys', 'no-results']],
    ['guides/redirects', []],
  ]),
  broken: new Set<string>(),
  others: new Set(['/', '/abi/lockup-v1.2/SablierV2LockupLinear.json']),
  moved: new Map([['/old', '/guides/search']]),
};

const reported = (href: string) => {
  const place = { file: 'content/guides/search.mdx', line: 41, column: 18 };
  const document = { slug: 'guides/search', links: [{ href, place }] } as Document;
  return checkLinks([document], targets).map(formatProblem).join('\n');
};

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

test('a link to an old address says where the page is now', () => {
  expect(reported('/old')).toContain('It moved: link to /guides/search.');
});

test('a broken anchor names the nearest heading, or all of them', () => {
  expect(reported('#no-result')).toContain('Did you mean #no-results?');
  expect(reported('#zebra-crossing')).toContain('Its headings: #keys, #no-results.');
  expect(reported('/guides/redirects#moved')).toContain('The page has no headings.');
  expect(reported('#50%-off')).toContain('/guides/search has no heading "#50%-off".');
});

test('only a path that a page could have is suggested, and an address of any length is reported', () => {
  expect(reported('/guides/zebra-crossing')).toContain('or create content/guides/zebra-crossing.mdx.');
  for (const href of [
    '/snippets/TokenLimits',
    '/content/samples/a.sol',
    '/zebra',
    '/../package.json',
    `/guides/${'a'.repeat(5000)}.`,
  ])
    expect(reported(href)).toMatch(/\n {2}Link to a page that exists\.$/);
});

test('a link of the home page is checked', () => {
  const text = "const door = {\n  href: '/guides/serach',\n};";
  const [problem, ...others] = checkLinks([linksOfModule('content/home.ts', text)], targets).map(
    formatProblem,
  );
  expect(problem).toContain('content/home.ts:2:9  warning: No page has the address /guides/serach.');
  expect(others).toEqual([]);
});

test('a link to the file of a page names its address', () => {
  expect(reported('./redirects.mdx')).toContain('Write it from the root:  /guides/redirects');
  expect(reported('redirects')).toContain('Write it from the root:  /guides/redirects');
  expect(reported('../elsewhere')).toContain('Write it from the root, as /concepts/streaming');
  expect(reported('/content/guides/redirects.mdx')).toContain('Did you mean /guides/redirects?');
  expect(reported('/guides/redirects/')).toContain('Did you mean /guides/redirects?');
});
