import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import * as siteRules from '@/redirects';
import { checkRedirects, findRules } from './check';
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

    redirects.ts:6:27  error: No page stands under /guide/. [redirects]
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

const chain = (stations: string, target: string) =>
  `error: The rule leads to another rule: ${stations}. Write "${target}" at once.`;
const circle = (stations: string) =>
  `error: The rule leads round in a circle: ${stations}. Let one of these rules lead to a page.`;

test.each<[title: string, exact: string, prefix: string, problems: string[]]>([
  [
    'a target that exists nowhere',
    '/csv → /guides/cvs',
    '',
    ['error: No page has the address /guides/cvs. Did you mean "/guides/csv"?'],
  ],
  [
    'a target like no other',
    '/csv → /nothing/like/any/page/of/ours',
    '',
    ['error: No page has the address /nothing/like/any/page/of/ours. Name a page that exists.'],
  ],
  [
    'an anchor that the page lacks',
    '/rows → /guides/csv#row',
    '',
    ['error: /guides/csv has no anchor "#row". Did you mean "/guides/csv#rows"?'],
  ],
  [
    'an anchor of no page',
    '/rows → /guides/cvs#rows',
    '',
    ['error: No page has the address /guides/cvs. Did you mean "/guides/csv"?'],
  ],
  [
    'a chain through a rule with an anchor',
    '/a → /b#old, /b → /guides/csv#rows',
    '',
    [chain('/a → /b → /guides/csv', '/guides/csv')],
  ],
  [
    'a chain with all its stations',
    '/a → /b, /b → /c, /c → /guides/csv',
    '',
    [chain('/a → /b → /c → /guides/csv', '/guides/csv'), chain('/b → /c → /guides/csv', '/guides/csv')],
  ],
  [
    'a chain through a prefix rule',
    '/csv → /old/csv',
    '/older/ → /old/, /old/ → /guides/',
    [chain('/csv → /old/csv → /guides/csv', '/guides/csv'), chain('/older/ → /old/ → /guides/', '/guides/')],
  ],
  ['a loop, at each of its rules', '/a → /b, /b → /a', '', [circle('/a → /b → /a'), circle('/b → /a → /b')]],
  [
    'a loop of prefix rules',
    '',
    '/x/ → /y/, /y/ → /x/',
    [circle('/x/ → /y/ → /x/'), circle('/y/ → /x/ → /y/')],
  ],
])('%s is reported', (_, exact, prefix, problems) => {
  expect(reported(exact, prefix)).toEqual(problems);
});

test.each<
  [
    title: string,
    exact: string,
    prefix: string,
    problems: { level?: string; what: string; fix?: string; line?: number }[],
  ]
>([
  [
    'a target that is not written yet is a notice, for one page and for all pages under a prefix',
    '/api → /api/overview',
    '/old-api/ → /api/',
    [
      { level: 'notice', what: 'The page /api/overview is still to be written, and the rule waits for it.' },
      { level: 'notice', what: 'Every page under /api/ is still to be written, and the rule waits for it.' },
    ],
  ],
  [
    'a chain that grows for ever is reported as rules that lead nowhere',
    '',
    '/x/ → /y/a/, /y/ → /z/, /z/ → /y/b/',
    [
      { level: 'error', what: 'No page stands under /y/a/.' },
      { level: 'error', what: 'No page stands under /z/.' },
      { level: 'error', what: 'No page stands under /y/b/.' },
    ],
  ],
  [
    'an address that the sidebar keeps for a page can not be moved away',
    '/api/overview → /guides/csv',
    '',
    [{ level: 'error', what: 'The sidebar lists a page at /api/overview.' }],
  ],
  [
    'a rule that leads to itself is reported',
    '/a → /a, /b → /b#rows',
    '/a/ → /a/',
    [{ what: '/a leads to itself.' }, { what: '/b leads to itself.' }, { what: '/a/ leads to itself.' }],
  ],
  [
    'a rule for an address that differs from a page only in capitals is reported',
    '/Guides/Start → /guides/csv',
    '',
    [{ what: '/Guides/Start differs from the page /guides/start only in capitals.' }],
  ],
  [
    'a rule for an address that differs from another rule only in capitals is reported',
    '/old/csv → /guides/csv, /old/CSV → /guides/start',
    '',
    [{ what: '/old/CSV differs from another rule only in capitals: /old/csv.' }],
  ],
  [
    'a rule for a section that begins with a capital is reported, and names of contracts have capitals',
    '/Guides/old → /guides/csv, /contract.SablierV2Base → /guides/csv',
    '',
    [
      {
        what: '/Guides/old begins with a capital, and addresses of sections never did.',
        fix: 'Write "/guides/old".',
      },
    ],
  ],
  [
    'the second rule for one address is reported with where the first leads',
    '/csv → /guides/csv, /csv → /guides/start',
    '',
    [
      {
        line: 3,
        what: '/csv is moved twice.',
        fix: 'Delete this rule, or the one that leads to /guides/csv.',
      },
    ],
  ],
])('%s', (_, exact, prefix, problems) => {
  expect(check(exact, prefix)).toMatchObject(problems);
});

test.each([
  ['//host/path', 'is not a path of this site'],
  ['/\\host', 'is not a path of this site'],
  ['https://host', 'is not a path of this site'],
  ['javascript:alert(1)', 'is not a path of this site'],
  ['csv', 'does not start with a slash'],
  ['', 'does not start with a slash'],
  ['/csv?a=1', 'contains a query or a fragment'],
  ['/csv?a=1#a', 'contains a query or a fragment'],
  ['/csv#a#b', 'contains a query or a fragment'],
  ['/csv#', 'contains a query or a fragment'],
  ['#a', 'does not start with a slash'],
  ['/csv/', 'ends with a slash'],
  ['/a//b', 'is not a plain path'],
  ['/a/../b', 'is not a plain path'],
  ['/a b', 'is not a plain path'],
  ['/a/:slug', 'is not a plain path'],
  ['/a/*', 'is not a plain path'],
  ['/a%20b', 'is not a plain path'],
])('the path "%s" is refused on both sides of a rule', (path, reason) => {
  expect(reported(`${path} → /guides/csv`).join()).toContain(reason);
  expect(reported(`/old → ${path}`).join()).toContain(reason);
});

test('only the target of an exact rule may have a fragment', () => {
  expect(reported('/old#a → /guides/csv').join()).toContain('contains a query or a fragment');
  expect(reported('', '/old/ → /guides/#a').join()).toContain('contains a query or a fragment');
});

test.each(['/a', '//host/', 'a/', '/a/#b', '/a/../'])('the prefix "%s" is refused', (path) => {
  expect(check('', `${path} → /guides/`)).toMatchObject([{ level: 'error' }]);
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

const text = `/** from: '/in-a-comment' */
export const exact: Redirect[] = [
  { from: 'https://host', to: '/x' }, // { from: '/after', to: '/a-rule' }
  // { from: '/taken-out', to: '/x' },
  {
    from: "/long",
    to: "/longer",
  },
];

export const prefix: Redirect[] = [{ from: '/a/', to: '/b/' }];
`;

test('a rule is found by its list and its index', () => {
  const placeOf = findRules(text);
  expect(placeOf('exact', 0)).toEqual({ from: { line: 3, column: 11 }, to: { line: 3, column: 31 } });
  expect(placeOf('prefix', 0)).toEqual({ from: { line: 11, column: 44 }, to: { line: 11, column: 55 } });
});

test('comments do not count as rules, and a rule may span lines', () => {
  expect(findRules(text)('exact', 1)).toEqual({
    from: { line: 6, column: 11 },
    to: { line: 7, column: 9 },
  });
});

test('a rule that is not written out is placed at the top of the file', () => {
  const top = { line: 1, column: 1 };
  expect(findRules(text)('exact', 9)).toEqual({ from: top, to: top });
});
