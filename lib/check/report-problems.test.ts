import { expect, test } from 'vitest';
import type { Problem } from '@/lib/content/problem';
import { reportProblems } from './report-problems';

const problem = (file: string, line: number, level: Problem['level']): Problem => ({
  ...{ file, line, column: 1, level },
  what: `What ${file}.`,
  mend: 'Mend.',
});

test('problems stand in the order of files and lines, notices only as a count', () => {
  const problems = [
    problem('b.mdx', 3, 'warning'),
    problem('a.mdx', 9, 'notice'),
    problem('b.mdx', 1, 'error'),
  ];
  const { text, errors, warnings } = reportProblems(problems);
  expect([errors, warnings]).toEqual([1, 1]);
  expect(text).toMatchInlineSnapshot(`
    "b.mdx:1:1  error: What b.mdx.
      Mend.

    b.mdx:3:1  warning: What b.mdx.
      Mend.

    1 errors, 1 warnings, 1 notices (\`npm run check:content -- --all\` shows the notices)"
  `);
});

test('notices are shown when they are asked for', () => {
  expect(reportProblems([problem('a.mdx', 9, 'notice')], { all: true }).text).toContain(
    'a.mdx:9:1  notice: What a.mdx.',
  );
});
