import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** Lists new files, and files that differ from the target branch. */
export function changedFiles(): string[] {
  const base = ['@{upstream}', 'origin/main', 'main']
    .map((branch) => git('merge-base', 'HEAD', branch))
    .find((lines) => lines.length > 0);
  const files = [
    ...git('diff', '--name-only', base?.[0] ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => fs.existsSync(file));
}

/** Returns git's output as lines, or an empty list if it fails. */
function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
