import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a repository that git tracks or would track, if they exist.
 * @returns sorted paths relative to `root`
 * @throws if git can't list them
 */
export const listSources = (root = '.'): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(path.join(root, file)))
    .sort();
