import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import * as siteRules from '@/redirects';
import { checkRedirects, findRules } from './check';
import type { RedirectRules } from './resolve';

const written = ['', 'concepts/streaming', 'guides/start', 'guides/csv'];
const planned = ['api/overview'];
const anchors = new Map([['guides/csv', ['rows', 'columns']]]);

/**
 * Formats rules like the file: one per line, with exact rules starting on line 2, followed by the prefix
 * rules.
 */
const sourceOf = ({ exact, prefix }: RedirectRules) => {
  const lines = (rules: RedirectRules['exact']) =>
    rules.map(({ from, to }) => `  { from: '${from}', to: '${to}' },\n`).join('');
  return `export const exact = [\n${lines(exact)}];\nexport const prefix = [\n${lines(prefix)}];\n`;
};

const check = (exact: string[][], prefix: string[][] = []) => {
  const toRules = (pairs: string[][]) => pairs.map(([from = '', to = '']) => ({ from, to }));
  const rules = { exact: toRules(exact), prefix: toRules(prefix) };
  return checkRedirects(
    rules,
    { written: new Set(written), planned: new Set(planned) },
    anchors,
    sourceOf(rules),
  );
};

const reported = (exact: string[][], prefix: string[][] = []) =>
  check(exact, prefix)
    .map((problem) => `${problem.level}: ${problem.what} ${problem.fix}`)
    .join('\n');

test('rules that lead from where nothing stands to a page have no problem', () => {
  expect(
    check(
      [
        ['/csv', '/guides/csv'],
        ['/home', '/'],
      ],
      [['/manual/', '/guides/']],
    ),
  ).toEqual([]);
});

test('a problem stands at the line and column of the path that holds it', () => {
  const problems = check(
    [
      ['/csv', '/guides/csv'],
      ['/guides/start', '/guides/csv'],
    ],
    [['/manual/', '/guide/']],
  );
  expect(problems.map(formatProblem).join('\n\n')).toMatchInlineSnapshot(`
    "redirects.ts:3:11  error: There is a page at /guides/start. [redirects]
      Delete this rule, or give the page another address.

    redirects.ts:6:27  error: No page stands under /guide/. [redirects]
      Did you mean "/guides/"?"
  `);
});

test('an address that the sidebar keeps for a page can not be moved away', () => {
  expect(reported([['/api/overview', '/guides/csv']])).toContain(
    'error: The sidebar lists a page at /api/overview.',
  );
});

test('a prefix rule may cover live pages, which are left alone', () => {
  expect(check([], [['/concepts/', '/guides/']])).toEqual([]);
});

test('a target that exists nowhere is reported with the nearest page', () => {
  expect(reported([['/csv', '/guides/cvs']])).toBe(
    'error: No page has the address /guides/cvs. Did you mean "/guides/csv"?',
  );
  expect(reported([['/csv', '/nothing/like/any/page/of/ours']])).toBe(
    'error: No page has the address /nothing/like/any/page/of/ours. Name a page that exists.',
  );
});

test('a target that is not written yet is a notice, for one page and for all pages under a prefix', () => {
  expect(check([['/api', '/api/overview']], [['/old-api/', '/api/']])).toMatchObject([
    { level: 'notice', what: 'The page /api/overview is still to be written, and the rule waits for it.' },
    { level: 'notice', what: 'Every page under /api/ is still to be written, and the rule waits for it.' },
  ]);
});

test('a rule may lead to an anchor of a page, which must exist', () => {
  expect(check([['/rows', '/guides/csv#rows']])).toEqual([]);
  expect(reported([['/rows', '/guides/csv#row']])).toBe(
    'error: /guides/csv has no anchor "#row". Did you mean "/guides/csv#rows"?',
  );
  expect(reported([['/rows', '/guides/cvs#rows']])).toContain('No page has the address /guides/cvs.');
  expect(reported([['/guides/rows', '/guides/rows#rows']])).toContain('/guides/rows leads to itself.');
  expect(check([['/rows', '/start#now']])).toMatchObject([{ what: 'No page has the address /start.' }]);
});

test('a chain through a rule with an anchor is reported', () => {
  const exact = [
    ['/a', '/b#old'],
    ['/b', '/guides/csv#rows'],
  ];
  expect(reported(exact)).toBe(
    'error: The rule leads to another rule: /a → /b → /guides/csv. Write "/guides/csv" at once.',
  );
});

test('a chain is reported with all its stations', () => {
  const exact = [
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', '/guides/csv'],
  ];
  expect(reported(exact)).toMatchInlineSnapshot(`
    "error: The rule leads to another rule: /a → /b → /c → /guides/csv. Write "/guides/csv" at once.
    error: The rule leads to another rule: /b → /c → /guides/csv. Write "/guides/csv" at once."
  `);
});

test('a chain through a prefix rule is reported, from an exact rule and from a prefix rule', () => {
  const prefix = [
    ['/older/', '/old/'],
    ['/old/', '/guides/'],
  ];
  expect(reported([['/csv', '/old/csv']], prefix)).toMatchInlineSnapshot(`
    "error: The rule leads to another rule: /csv → /old/csv → /guides/csv. Write "/guides/csv" at once.
    error: The rule leads to another rule: /older/ → /old/ → /guides/. Write "/guides/" at once."
  `);
});

test('a loop is reported at each of its rules', () => {
  const loop = [
    ['/a', '/b'],
    ['/b', '/a'],
  ];
  expect(reported(loop)).toMatchInlineSnapshot(`
    "error: The rule leads round in a circle: /a → /b → /a. Let one of these rules lead to a page.
    error: The rule leads round in a circle: /b → /a → /b. Let one of these rules lead to a page."
  `);
  const prefixLoop = [
    ['/x/', '/y/'],
    ['/y/', '/x/'],
  ];
  expect(reported([], prefixLoop)).toContain('round in a circle: /x/ → /y/ → /x/.');
});

test('a chain that grows for ever is reported as rules that lead nowhere', () => {
  const growing = [
    ['/x/', '/y/a/'],
    ['/y/', '/z/'],
    ['/z/', '/y/b/'],
  ];
  expect(check([], growing)).toMatchObject([
    { level: 'error', what: 'No page stands under /y/a/.' },
    { level: 'error', what: 'No page stands under /z/.' },
    { level: 'error', what: 'No page stands under /y/b/.' },
  ]);
});

test('a rule that leads to itself is reported', () => {
  expect(reported([['/a', '/a']])).toContain('/a leads to itself.');
  expect(reported([], [['/a/', '/a/']])).toContain('/a/ leads to itself.');
});

test('a rule for an address that differs from a page only in capitals is reported', () => {
  expect(reported([['/Guides/Start', '/guides/csv']])).toContain(
    '/Guides/Start differs from the page /guides/start only in capitals.',
  );
  const twins = [
    ['/old/csv', '/guides/csv'],
    ['/old/CSV', '/guides/start'],
  ];
  expect(reported(twins)).toContain('/old/CSV differs from another rule only in capitals: /old/csv.');
});

test('a rule for a section that begins with a capital is reported, and names of contracts have capitals', () => {
  expect(reported([['/Guides/old', '/guides/csv']])).toBe(
    'error: /Guides/old begins with a capital, and addresses of sections never did. Write "/guides/old".',
  );
  expect(check([['/contract.SablierV2Base', '/guides/csv']])).toEqual([]);
});

test('the second rule for one address is reported with where the first leads', () => {
  const twice = [
    ['/csv', '/guides/csv'],
    ['/csv', '/guides/start'],
  ];
  expect(check(twice)).toMatchObject([
    {
      line: 3,
      what: '/csv is moved twice.',
      fix: 'Delete this rule, or the one that leads to /guides/csv.',
    },
  ]);
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
  expect(reported([[path, '/guides/csv']])).toContain(reason);
  expect(reported([['/old', path]])).toContain(reason);
});

test('only the target of an exact rule may have a fragment', () => {
  expect(reported([['/old#a', '/guides/csv']])).toContain('contains a query or a fragment');
  expect(reported([], [['/old/', '/guides/#a']])).toContain('contains a query or a fragment');
});

test.each(['/a', '//host/', 'a/', '/a/#b', '/a/../'])('the prefix "%s" is refused', (path) => {
  expect(check([], [[path, '/guides/']])).toMatchObject([{ level: 'error' }]);
});

test.each(['/v1.0', '/contract.SablierLockup', '/über/日本', '/.well-known', '/...'])(
  'the path "%s" is accepted',
  (path) => {
    expect(check([[path, '/guides/csv']])).toEqual([]);
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
