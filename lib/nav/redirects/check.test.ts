import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { readRows } from '@/lib/testing/rows/read-rows';
import { type Redirect, redirects } from '@/redirects';
import { checkRedirects } from './check';

const pages = ['', 'concepts/streaming', 'guides/start', 'guides/csv'];
const anchors = new Map([['guides/csv', ['rows', 'columns']]]);

/** Formats rules like the file: one per line, starting on line 2. */
const sourceOf = (rules: readonly Redirect[]) =>
  `const targets = {\n${rules.map(({ from, to }) => `  '${from}': '${to}',\n`).join('')}};\n`;

/** Rules as text: `/a → /b, /c → /d`. */
const rulesIn = (text: string) =>
  text
    .split(', ')
    .filter(Boolean)
    .map((rule) => rule.split(' → '))
    .map(([from = '', to = '']) => ({ from, to }));

const check = (text: string) => {
  const rules = rulesIn(text);
  return checkRedirects(rules, new Set(pages), anchors, sourceOf(rules));
};

const reported = (text: string) =>
  check(text).map((problem) => `${problem.level}: ${problem.what} ${problem.fix}`);

test('a problem stands at the line and column of the path that holds it', () => {
  const problems = check('/csv → /guides/csv, /guides/start → /guides/csv, /manual → /guide');
  expect(problems.map(formatProblem).join('\n\n')).toMatchInlineSnapshot(`
    "redirects.ts:3:3  error: There is a page at /guides/start. [redirects]
      Delete this rule, or give the page another address.

    redirects.ts:4:14  error: No page has the address /guide. [redirects]
      Name a page that exists."
  `);
});

test.each([
  ['from where nothing stands to a page', '/csv → /guides/csv, /home → /'],
  ['to an anchor of a page', '/rows → /guides/csv#rows'],
])('rules %s have no problem', (_, rules) => {
  expect(check(rules)).toEqual([]);
});

test.each(readRows<[title: string, rules: string, problem: string]>('redirect-mistakes'))(
  '%s is reported',
  (_, rules, problem) => {
    expect(reported(rules)[0]).toContain(problem);
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

test('only the target of a rule may have a fragment', () => {
  expect(reported('/old#a → /guides/csv').join()).toContain('is not a plain path');
});

test.each(['/v1.0', '/contract.SablierLockup', '/über/日本', '/.well-known', '/...'])(
  'the path "%s" is accepted',
  (path) => {
    expect(check(`${path} → /guides/csv`)).toEqual([]);
  },
);

test('every rule of the site is found at its own line', () => {
  const problems = checkRedirects(redirects, new Set(), new Map());
  expect(problems).toHaveLength(redirects.length);
  expect(new Set(problems.map(({ line }) => line)).size).toBe(redirects.length);
});
