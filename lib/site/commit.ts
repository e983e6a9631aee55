import { execFileSync } from 'node:child_process';

/** The build ID, so that builds of the same commit share one. `undefined` without git. */
export const currentCommit = (): string | undefined => git('rev-parse', '--short=12', 'HEAD');

/** Returns the date of that commit, or `undefined` without git. */
export function commitDate(): Date | undefined {
  const time = git('log', '-1', '--format=%cI');
  return time === undefined ? undefined : new Date(time);
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
