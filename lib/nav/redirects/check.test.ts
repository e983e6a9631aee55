import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import * as siteRules from '@/redirects';
import { checkRedirects } from './check';
import type { RedirectRules } from './resolve';

const written = ['', 'concepts/streaming', 'guides/start', 'guides/csv'];
const planned = ['api/overview'];
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
  const slugs = { written: new Set(written), planned: new Set(planned) };
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

test.each<[title: string, exact: string, prefix: string, problem: string]>([
  [
    'a target that exists nowhere',
    '/csv → /guides/cvs',
    '',
    'error: No page has the address /guides/cvs. Did you mean "/guides/csv"?',
  ],
  ['a target like no other', '/csv → /nothing/like/any/page', '', 'Name a page that exists.'],
  [
    'an anchor that the page lacks',
    '/rows → /guides/csv#row',
    '',
    'error: /guides/csv has no anchor "#row". Did you mean "/guides/csv#rows"?',
  ],
  [
    'a chain',
    '/a → /b, /b → /guides/csv#rows',
    '',
    'error: The rule leads to another rule: /a → /b → /guides/csv#rows. Write "/guides/csv#rows".',
  ],
  ['a chain through a prefix rule', '/csv → /old/csv', '/old/ → /guides/', 'Write "/guides/csv".'],
  ['a chain of prefix rules', '', '/older/ → /old/, /old/ → /guides/', 'Write "/guides/".'],
  ['a loop', '/a → /b, /b → /a', '', 'Let one of these rules lead to a page.'],
  ['a rule that leads to itself', '/b → /b#rows', '', 'error: /b leads to itself.'],
  [
    'the second rule for one address',
    '/csv → /guides/csv, /csv → /guides/start',
    '',
    'error: /csv is moved twice. Delete this rule, or the one that leads to /guides/csv.',
  ],
  [
    'a target that is not written yet, as a notice,',
    '/api → /api/overview',
    '',
    'notice: The page /api/overview is still to be written, and the rule waits for it.',
  ],
  [
    'a prefix without written pages, as a notice,',
    '',
    '/old-api/ → /api/',
    'notice: Every page under /api/ is still to be written',
  ],
  [
    'a rule for an address that the sidebar keeps for a page',
    '/api/overview → /guides/csv',
    '',
    'error: The sidebar lists a page at /api/overview.',
  ],
])('%s is reported', (_, exact, prefix, problem) => {
  expect(reported(exact, prefix)[0]).toContain(problem);
});

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
  const problems = checkRedirects(siteRules, { written: new Set(), planned: new Set() }, new Map());
  const rules = [...siteRules.exact, ...siteRules.prefix];
  expect(problems).toHaveLength(rules.length);
  expect(new Set(problems.map(({ line }) => line)).size).toBe(rules.length);
});
