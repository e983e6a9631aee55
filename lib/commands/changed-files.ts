import { git } from '@/lib/site/commit';

/**
 * Lists what changed since the current branch left the main branch, whether it's committed, pushed, or neither.
 * @returns `files`, paths relative to the repository, also of files that are gone, such as those with a new name;
 * `before`, which returns a file's text on the main branch, or `undefined` if the file is new. `undefined` if there is no
 * branch to compare with.
 */
export function readChanges() {
  // A branch's own upstream is the last resort, because what was pushed there isn't merged.
  const base = ['origin/main', 'main', '@{upstream}']
    .map((branch) => git('merge-base', 'HEAD', branch))
    .find(Boolean);
  if (!base) return undefined;
  const files = [
    ...linesOf('diff', '--name-only', '--no-renames', base),
    ...linesOf('ls-files', '--others', '--exclude-standard'),
  ];
  return { files, before: (file: string) => git('show', `${base}:${file}`) };
}

const linesOf = (...args: string[]): string[] => (git(...args) ?? '').split('\n').filter(Boolean);
