import fs from 'node:fs';
import type { Edit, Problem } from '@/lib/markup/problem';

type Fixable = Problem & { edit: Edit };

const isFixable = (problem: Problem): problem is Fixable => problem.edit !== undefined;

/** Each pass can reveal more problems, because two spaces and a misspelled word can overlap. */
const passes = 5;

/**
 * Applies every safe fix, until none are left.
 * @param check finds the problems in the current files
 * @returns a line for each change
 */
export async function applyFixes(check: () => Promise<Problem[]>): Promise<string[]> {
  const reported: string[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    const fixes = (await check()).filter(isFixable);
    if (fixes.length === 0) break;
    for (const file of new Set(fixes.map((problem) => problem.file))) {
      const { text, done } = fixText(
        fs.readFileSync(file, 'utf8'),
        fixes.filter((problem) => problem.file === file),
      );
      fs.writeFileSync(file, text);
      reported.push(...done.map(tell));
    }
  }
  return reported;
}

/** Applies the fixes to a text, except for those that overlap another, which are left for the next pass. */
export function fixText(text: string, problems: readonly Fixable[]): { text: string; done: Fixable[] } {
  const done: Fixable[] = [];
  let last = -1;
  for (const problem of [...problems].sort((a, b) => a.edit.start - b.edit.start)) {
    if (problem.edit.start < last) continue;
    done.push(problem);
    last = problem.edit.end;
  }
  const fixed = done.reduceRight(
    (all, { edit }) => all.slice(0, edit.start) + edit.text + all.slice(edit.end),
    text,
  );
  return { text: fixed, done };
}

const tell = ({ file, line, column, what, fix }: Fixable): string =>
  `${file}:${line}:${column}  fixed: ${what} ${fix}`;
