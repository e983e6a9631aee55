import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { readRows } from '@/lib/testing/rows/read-rows';
import * as siteRules from '@/redirects';
import { checkRedirects } from './check';
import type { RedirectRules } from './resolve';

const pages = ['', 'concepts/streaming', 'guides/start', 'guides/csv'];
const anchors = new Map([['guides/csv', ['rows', 'columns']]]);

/** Formats rules like the file: one per line, with exact rules starting on line 2, followed by the prefix rules. */
const sourceOf = ({ exact, prefix }: RedirectRules) => {
  const lines = (rules: RedirectRules['exact']) =>
    rules.map(({ from, to }) => `  { from: '${from}', to: '${to}' },\n`).join('');
  return `export const exact = [\n${lines(exact)}];\nexport const prefix = [\n${lines(prefix)}];\n`;
};

/** Rules as text: `/a → /b, /c → /d`. */
const rulesIn = (text: string) =>
  text
    .split(', ')
    .filter(Boolean)
    .map((rule) => rule.split(' → '))
    .map(([from = '', to = '']) => ({ from, to }));

const check = (exact: string, prefix = '') => {
  const rules = { exact: rulesIn(exact), prefix: rulesIn(prefix) };
  const slugs = { pages: new Set(pages) };
  return checkRedirects(rules, slugs, anchors, sourceOf(rules));
};

const reported = (exact: string, prefix = '') =>
  check(exact, prefix).map((problem) => `${problem.level}: ${problem.what} ${problem.fix}`);

test('a problem stands at the line and column of the path that holds it', () => {
  const problems = check('/csv → /guides/csv, /guides/start → /guides/csv', '/manual/ → /guide/');
  expect(problems.map(formatProblem).join('\n\n')).toMatchInlineSnapshot(`
    "redirects.ts:3:11  error: There is a page at /guides/start. [redirects]
      Delete this rule, or give the page another address.

    redirects.ts:6:27  error: No page is under /guide/. [redirects]
      Did you mean "/guides/"?"
  `);
});

test.each([
  ['from where nothing stands to a page', '/csv → /guides/csv, /home → /', ''],
  [
    'for a prefix that covers live pages, which are left alone',
    '',
    '/concepts/ → /guides/, /manual/ → /guides/',
  ],
  ['to an anchor of a page', '/rows → /guides/csv#rows', ''],
])('rules %s have no problem', (_, exact, prefix) => {
  expect(check(exact, prefix)).toEqual([]);
});

test.each(readRows<[title: string, exact: string, prefix: string, problem: string]>('redirect-mistakes'))(
  '%s is reported',
  (_, exact, prefix, problem) => {
    expect(reported(exact, prefix)[0]).toContain(problem);
  },
);

test.each([
  '//host/path',
  '/\\host',
  'https://host',
  'javascript:alert(1)',
  'csv',
  '',
  '/csv?a=1',
  '/csv#a#b',
  '#a',
  '/csv/',
  '/a//b',
  '/a/../b',
  '/a b',
  '/a/:slug',
  '/a/*',
  '/a%20b',
])('the path "%s" is refused on both sides of a rule', (path) => {
  expect(reported(`${path} → /guides/csv`).join()).toContain('is not a plain path');
  expect(reported(`/old → ${path}`).join()).toContain('is not a plain path');
});

test('only the target of an exact rule may have a fragment, and a prefix ends with a slash', () => {
  for (const rule of ['/old#a → /guides/csv', '/old/ → /guides/#a', '/a → /guides/', '//host/ → /guides/'])
    expect(reported('', rule).join(), rule).toContain('is not a plain path');
  expect(reported('/old#a → /guides/csv').join()).toContain('is not a plain path');
});

test.each(['/v1.0', '/contract.SablierLockup', '/über/日本', '/.well-known', '/...'])(
  'the path "%s" is accepted',
  (path) => {
    expect(check(`${path} → /guides/csv`)).toEqual([]);
  },
);

test('every rule of the site is found at its own line', () => {
  const problems = checkRedirects(siteRules, { pages: new Set() }, new Map());
  const rules = [...siteRules.exact, ...siteRules.prefix];
  expect(problems).toHaveLength(rules.length);
  expect(new Set(problems.map(({ line }) => line)).size).toBe(rules.length);
});
