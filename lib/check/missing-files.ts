import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/markup/problem';

/** The files that commands import or read by name, besides the data. */
export const requiredFiles = [
  ...['announcement.ts', 'permalinks.txt', 'releases.ts', 'sidebar.ts', 'words.txt'].map(
    (name) => `content/${name}`,
  ),
  'redirects.ts',
];

/** Reports files that were deleted or renamed. Without them, a command would end with the error of the file system. */
export const findMissing = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => !fs.existsSync(file))
    .map((file) => ({
      ...{ file, line: 1, column: 1, level: 'error', rule: 'files' },
      what: 'The file is missing.',
      fix: `Restore it:  git restore --source=HEAD ${file}`,
    }));

/**
 * Reports links in a folder whose target is gone. Next copies all of `public/`, and would end the build with the error of
 * the file system. Some editors make such a link while a file isn't saved.
 */
export const findDangling = (folder: string): Problem[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => !fs.existsSync(file))
    .map((file) => ({
      ...{ file, line: 1, column: 1, level: 'error', rule: 'files' },
      what: "This link leads to a file that is gone, so the build can't copy it.",
      fix: 'Delete it. If an editor made it, save the file there.',
    }));
