import fs from 'node:fs';
import type { Edit, Problem } from '@/lib/markup/problem';

/** A problem with an automatic fix. */
type Fixable = Problem & { fix: Edit };

const isFixable = (problem: Problem): problem is Fixable => problem.fix !== undefined;

/** Each pass can reveal more problems, because two spaces and a misspelled word can overlap. */
const passes = 5;

/**
 * Applies every safe fix, until none are left.
 * @param check finds the problems in the current files
 * @returns a line for each change
 */
export async function applyFixes(check: () => Promise<Problem[]>): Promise<string[]> {
  const told: string[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    const fixes = (await check()).filter(isFixable);
    if (fixes.length === 0) break;
    for (const file of new Set(fixes.map((problem) => problem.file))) {
      const { text, done } = fixText(
        fs.readFileSync(file, 'utf8'),
        fixes.filter((problem) => problem.file === file),
      );
      fs.writeFileSync(file, text);
      told.push(...done.map(tell));
    }
  }
  return told;
}

/**
 * Applies all fixes to one file's text, except for those that overlap another fix, which are left for the
 * next pass.
 */
export function fixText(text: string, problems: readonly Fixable[]): { text: string; done: Fixable[] } {
  const done: Fixable[] = [];
  let last = -1;
  for (const problem of [...problems].sort((a, b) => a.fix.start - b.fix.start)) {
    if (problem.fix.start < last) continue;
    done.push(problem);
    last = problem.fix.end;
  }
  const mended = done.reduceRight(
    (all, { fix }) => all.slice(0, fix.start) + fix.text + all.slice(fix.end),
    text,
  );
  return { text: mended, done };
}

const tell = ({ file, line, column, what, mend }: Fixable): string =>
  `${file}:${line}:${column}  mended: ${what} ${mend}`;
