import fs from 'node:fs';
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
