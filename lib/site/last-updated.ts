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
 * The day of the commit that added a file; one that was moved is not new.
 * @param file path from the repository's root
 * @returns an ISO time, or `undefined` where `lastUpdated` has none
 */
export function firstCommitted(file: string): string | undefined {
  // The walk goes back in time, so the oldest commit of a file is the one that stays.
  births ??= new Map(readCommits('--find-renames', '--diff-filter=A'));
  return births.get(file);
}

function readHistory(): Map<string, string> {
  return new Map(readCommits('--no-renames').reverse());
}

/** Files with the times of their commits, the newest first; none where there is no whole history. */
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
