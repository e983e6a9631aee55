import { execFileSync } from 'node:child_process';

let dates: Map<string, string> | undefined;
let births: Map<string, string> | undefined;

/**
 * Returns the date of the last commit that changed a file. The history is only read once.
 * @param file path relative to the repository
 * @returns an ISO time, or `undefined` if it's unknown: for an uncommitted file, without git, or in a shallow clone,
 * whose oldest commit seems to have changed every file
 */
export function lastUpdated(file: string): string | undefined {
  dates ??= readHistory();
  return dates.get(file);
}

/**
 * Returns the date of the commit that added a file. Moving a file doesn't count.
 * @param file path relative to the repository
 * @returns an ISO time, or `undefined` if `lastUpdated` is
 */
export function firstCommitted(file: string): string | undefined {
  // Commits are listed latest first, so the oldest one overwrites the others.
  births ??= new Map(readCommits('--find-renames', '--diff-filter=A'));
  return births.get(file);
}

function readHistory(): Map<string, string> {
  return new Map(readCommits('--no-renames').reverse());
}

/** Lists the files of all commits with their times, latest first. Without the full history, the list is empty. */
function readCommits(...options: string[]): [file: string, time: string][] {
  const found: [string, string][] = [];
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return [];
    let time = '';
    for (const line of git('log', '--format=%x00%cI', '--name-only', ...options, '--', 'content').split(
      '\n',
    )) {
      if (line.startsWith('\0')) time = line.slice(1);
      else if (line) found.push([line, time]);
    }
  } catch {
    // Without git there are no dates, and pages don't show any.
    return [];
  }
  return found;
}

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
