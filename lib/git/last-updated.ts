import { execFileSync } from 'node:child_process';

let dates: Map<string, string> | undefined;

/**
 * The day of the last commit that changed a file, from one walk through the history.
 * @param file path from the repository's root
 * @returns an ISO time, or `undefined` where the history doesn't tell: a file that isn't committed, a folder
 * without git, or a shallow clone, whose oldest commit would claim every file
 */
export function lastUpdated(file: string): string | undefined {
  dates ??= readHistory();
  return dates.get(file);
}

function readHistory(): Map<string, string> {
  const result = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return result;
    let date = '';
    for (const line of git('log', '--format=%x00%cI', '--name-only', '--no-renames', '--', 'content').split(
      '\n',
    )) {
      if (line.startsWith('\0')) date = line.slice(1);
      else if (line && !result.has(line)) result.set(line, date);
    }
  } catch {
    // Without git there are no dates, which the page shows by showing none.
  }
  return result;
}

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
