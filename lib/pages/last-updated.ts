import { spawnSync } from 'node:child_process';
import { git } from '../site/commit';

let dates: Map<string, string> | undefined;
let births: Map<string, string> | undefined;

/**
 * Returns the date of the last commit that changed a file. The history is only read once.
 * @param file path relative to the repository
 * @returns an ISO time, or `undefined` if it's unknown: for an uncommitted file, without git, or in a shallow clone,
 * whose oldest commit seems to have changed every file
 */
export function lastUpdated(file: string): string | undefined {
  // Commits are listed latest first, so the latest one comes last here and overwrites the others.
  dates ??= new Map(readCommits('--no-renames').reverse());
  return dates.get(file);
}

/**
 * Returns the date of the commit that added a file. Moving a file doesn't count.
 * @param file path relative to the repository
 * @returns an ISO time, or `undefined` if `lastUpdated` is
 */
export function firstCommitted(file: string): string | undefined {
  births ??= new Map(readCommits('--find-renames', '--diff-filter=A'));
  return births.get(file);
}

/** Lists the files of all commits with their times, latest first. Without the full history, the list is empty. */
function readCommits(...options: string[]): [file: string, time: string][] {
  if (whyNoDates()) return [];
  const found: [string, string][] = [];
  let time = '';
  const log = git('log', '--format=%x00%cI', '--name-only', ...options, '--', 'content') ?? '';
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) time = line.slice(1);
    else if (line) found.push([line, time]);
  }
  return found;
}

let reason: string | null | undefined;

/** Returns why the dates of all pages are unknown, as the end of a sentence, or `undefined` if they are known. */
export function whyNoDates(): string | undefined {
  reason ??= askGit() ?? null;
  return reason ?? undefined;
}

function askGit(): string | undefined {
  const { error, status, stdout, stderr } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    encoding: 'utf8',
  });
  if (error) return "git isn't installed";
  if (status !== 0) return `git refuses to read the history: ${stderr.trim().split('\n')[0]}`;
  return stdout.trim() === 'true' ? 'the clone is shallow; "git fetch --unshallow" completes it' : undefined;
}
