import { describe, expect, test } from 'vitest';
import type { Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { formatAnnotation, reportProblems } from './report-problems';

const problem = (file: string, line: number, level: Problem['level'], rule: Rule = 'links'): Problem => ({
  file,
  line,
  column: 1,
  level,
  rule,
  what: `What ${file}.`,
  fix: 'Fix.',
});

test('problems stand in the order of files and lines, notices only as a count', () => {
  const problems = [
    problem('b.mdx', 3, 'warning'),
    problem('a.mdx', 9, 'notice', 'sentences'),
    problem('b.mdx', 1, 'error', 'headings'),
  ];
  const { text, errors, warnings } = reportProblems(problems);
  expect([errors, warnings]).toEqual([1, 1]);
  expect(text).toMatchInlineSnapshot(`
    "b.mdx:1:1  error: What b.mdx. [headings]
      Fix.

    b.mdx:3:1  warning: What b.mdx. [links]
      Fix.

    1 error, 1 warning, 1 notice
         1  headings          one h1, from the title, no skipped level, and each is unique
         1  links             each leads to a page, a heading, or a file
         1  sentences         a sentence has at most 35 words
    in
         2  b.mdx
         1  a.mdx

    npm run check:content -- --all   shows all 3"
  `);
});

test('a long text without spaces, such as a pasted picture, is cut', () => {
  const pasted = {
    ...problem('a.mdx', 1, 'error'),
    what: `There is no ${'A'.repeat(616_000)}.`,
    fix: 'Remove it.',
  };
  const cut = `There is no ${'A'.repeat(60)}… (616001 characters)`;
  for (const text of [reportProblems([pasted]).text, formatAnnotation(pasted)]) {
    expect(text).toContain(cut);
    expect(text.length).toBeLessThan(500);
  }
});

describe('of many problems', () => {
  const rules: Rule[] = ['spelling', 'links', 'american', 'names', 'spaces', 'quotes', 'headings'];
  const many = Array.from({ length: 300 }, (_, index) =>
    problem(`${index % 9}.mdx`, index + 1, 'warning', rules[index % rules.length]),
  );
  const last = problem('z.mdx', 1, 'error', 'syntax');

  test('twenty are shown, errors among them wherever they stand', () => {
    const { text } = reportProblems([...many, last]);
    expect(text.match(/^\S+:\d+:\d+ /gm)).toHaveLength(20);
    expect(text).toContain('z.mdx:1:1  error: ');
    expect(text).toContain('npm run check:content -- --all   shows all 301');
    expect(reportProblems([...many, last], { all: true }).text.match(/^\S+:\d+:\d+ /gm)).toHaveLength(301);
  });

  test('the summary fits on one screen, names what is most frequent, and says what to run next', () => {
    const { text } = reportProblems([...many, { ...last, edit: { start: 0, end: 1, text: '' } }]);
    const summary = text.slice(text.indexOf('1 error, '));
    expect(summary.split('\n').length).toBeLessThan(24);
    expect(summary).toContain('\n    43  american          American spelling\n');
    expect(summary).toContain('\n    33  4.mdx\n        and 5 other files\n');
    expect(summary).toContain('npm run check:content -- --fix   fixes 1 of them');
  });
});

test('in a workflow of GitHub every problem is a command that names its line, and the summary follows', () => {
  const { text } = reportProblems([problem('a.mdx', 2, 'warning'), problem('a.mdx', 1, 'error')], {
    annotations: true,
  });
  expect(text.split('\n\n')[0]).toBe(
    '::error file=a.mdx,line=1,col=1,title=links::What a.mdx.%0AFix.\n::warning file=a.mdx,line=2,col=1,title=links::What a.mdx.%0AFix.',
  );
  expect(text).toContain('1 error, 1 warning, 0 notices');
});

test('signs that would end a command or a property are written in another way', () => {
  const reported = formatAnnotation({
    file: 'content/a,b:c.mdx',
    line: 3,
    column: 5,
    level: 'warning',
    rule: 'spelling',
    what: '100% of "a: b, c"\r',
    fix: 'Write 50%25.',
  });
  expect(reported).toBe(
    '::warning file=content/a%2Cb%3Ac.mdx,line=3,col=5,title=spelling::100%25 of "a: b, c"%0D%0AWrite 50%2525.',
  );
});
