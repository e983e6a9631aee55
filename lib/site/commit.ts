import { spawnSync } from 'node:child_process';

/** The build ID, so that builds of the same commit share one. `undefined` without git. */
export const currentCommit = (): string | undefined => git('rev-parse', '--short=12', 'HEAD');

/** Returns the date of that commit, or `undefined` without git. */
export function commitDate(): Date | undefined {
  const time = git('log', '-1', '--format=%cI');
  return time === undefined ? undefined : new Date(time);
}

/** Returns git's output without surrounding whitespace, or `undefined` if it fails or isn't installed. */
export function git(...args: string[]): string | undefined {
  const plainNames = ['-c', 'core.quotepath=off'];
  const { status, stdout } = spawnSync('git', [...plainNames, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout.trim() : undefined;
}
