import { git } from '@/lib/site/commit';

/** Files that differ from the main branch. */
type Changes = {
  /** Paths relative to the repository, also of files that are gone, such as those with a new name. */
  files: string[];
  /** Returns the text that a file had on the main branch, or `undefined` if the file is new. */
  before: (file: string) => string | undefined;
};

/**
 * Lists what changed since the current branch left the main branch, whether it's committed, pushed, or neither.
 * @returns `undefined` if there is nothing to compare with
 */
export function readChanges(): Changes | undefined {
  // A branch's own upstream is the last resort, because what was pushed there isn't merged.
  const base = ['origin/main', 'main', '@{upstream}']
    .map((branch) => git('merge-base', 'HEAD', branch))
    .find(Boolean);
  if (!base) return undefined;
  const files = [
    ...linesOf('diff', '--name-only', '--no-renames', base),
    ...linesOf('ls-files', '--others', '--exclude-standard'),
  ];
  return { files, before: (file) => git('show', `${base}:${file}`) };
}

const linesOf = (...args: string[]): string[] => (git(...args) ?? '').split('\n').filter(Boolean);
