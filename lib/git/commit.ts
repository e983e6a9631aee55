import { execFileSync } from 'node:child_process';

/** The commit that is checked out, or `undefined` without git. Two builds of one commit share their build id. */
export function currentCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
